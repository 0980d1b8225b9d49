import type { CarType } from '@forecourt/domain';

/** What a condition or status text of a feed says of a vehicle. */
export interface Condition {
  carType: CarType | null;
  /** `null` when the text says nothing of it. */
  status: string | null;
  certified: boolean;
  preorder: boolean;
}

const CAR_TYPES: readonly (readonly [CarType, RegExp])[] = [
  ['demo', /\b(?:demo(?:nstrator)?s?|ex ?demo|dealer demo|d)\b/],
  ['used', /\b(?:used|pre ?owned|pre ?loved|second ?hand|certified|u|preowned)\b/],
  ['new', /\b(?:new|n|brand ?new|run ?out)\b/],
];

const STATUSES: readonly (readonly [string, RegExp])[] = [
  ['sold', /\b(?:sold|delivered)\b/],
  [
    'reserved',
    /\b(?:reserved|on ?hold|under (?:offer|deposit|contract)|deposit(?: taken)?|pending)\b/,
  ],
  ['coming_soon', /\b(?:coming soon|in transit|due soon|arriving(?: soon)?|on order|incoming)\b/],
  [
    'in_stock',
    /\b(?:in stock|instock|available|active|for sale|current|live|on ?yard|on lot|yes)\b/,
  ],
];

/** Reads `New In Stock`, ` Used`, `sold`, `in_stock` ...; `null` when the text says none of it. */
export function readCondition(text: string): Condition | null {
  const words = text.toLowerCase().replace(/[_-]+/g, ' ').trim();
  const carType = CAR_TYPES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  const status = STATUSES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  const preorder = /\bpre ?order\b/.test(words);
  if (!carType && !status && !preorder) return null;
  return { carType, status, certified: /\bcertified\b/.test(words), preorder };
}
