import type { ItemType } from '@forecourt/domain';

const ITEM_TYPES: readonly (readonly [ItemType, RegExp])[] = [
  ['caravan', /^(?:.*\bcaravans?|camper ?trailers?|pop ?tops?|(?:fifth|5th) ?wheelers?)$/],
  [
    'motorcycle',
    /^(?:motor ?cycles?|motor ?bikes?|(?:road|dirt|sports?|quad) ?bikes?|bikes?|scooters?|atv)$/,
  ],
  ['car', /^(?:cars?|passenger(?: vehicle)?|vehicles?|automobiles?|(?:light )?commercials?|lcv)$/],
];

/** Reads an item type from a text that says nothing else, or `null` (R1-10). */
export function readItemType(text: string): ItemType | null {
  const words = text.toLowerCase().replace(/[_-]+/g, ' ').trim();
  return ITEM_TYPES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
