import { headingKey } from '../fields/headingKey.ts';

/** Colours shoppers filter by, with the words of makers and the slips of typists that mean them. */
const FAMILIES: Readonly<Record<string, string>> = {
  White:
    'white whtie whte waite while polar alpine ivory glacier snow snowflake frost frosted chalk pearl-white alabaster arctic artic polarweiss summit diamond-white cremewhite fuji',
  Black: 'black ebony onyx onxy phantom jet obsidian midnight noir schwarz nero panthera',
  Grey: 'grey gray greg graphite charcoal charcol gunmetal gun titanium magnetic granite slate steel carbon anthracite ash cement pewter smoke lava tenorite selenite magnetite galena meteor tungsten iridium graphene concrete thunder shadow',
  Silver:
    'silver sliver silber aluminium aluminum platinum rhodium palladium mercury sterling zinc chrome moondust tungstensilver lunar',
  Blue: 'blue navy sapphire azure cobalt indigo estoril ocean marine darkblue sky denim aqua teal turquoise cyan pacific caribbean tidal',
  Red: 'red maroon burgundy bugerney ruby cherry crimson scarlet garnet wine claret merlot rouge rosso flame misano missano',
  Green: 'green olive emerald lime jade khaki moss forest jungle gecko',
  Brown:
    'brown chocolate mocha coffee cinnamon oak jatoba bronze copper espresso mahogany chestnut',
  Beige:
    'beige baige quicksand cream creme tan sand champagne fawn mojave sandstone latte oatmeal taupe',
  Gold: 'gold golden',
  Orange: 'orange amber tangerine mango copperorange',
  Yellow: 'yellow lemon mustard',
  Purple: 'purple violet plum aubergine magenta lavender mauve',
  Pink: 'pink rose',
};

const familyOf = new Map(
  Object.entries(FAMILIES).flatMap(([family, words]) => {
    return words.split(' ').map((word) => [headingKey(word), family] as const);
  }),
);
const BASE = new Set(Object.keys(FAMILIES));

/**
 * A colour's family, or `null` for a name that tells none (`Metallic`). The main colour is the last
 * plain colour word of the first part: `Blue Black with White roof` is black.
 */
export function simpleColour(colour: string): string | null {
  const [main = ''] = colour.toLowerCase().split(/\bwith\b|\band\b|[/,&+(]|\s-\s/);
  const words = (main.trim() === '' ? colour : main)
    .split(/[\s-]+/)
    .flatMap((word) => (word === '' ? [] : [headingKey(word)]));
  const plain = words.findLast((word) => BASE.has(familyOf.get(word) ?? '') && isPlain(word));
  const named = plain ?? words.findLast((word) => familyOf.has(word));
  return named === undefined ? null : (familyOf.get(named) ?? null);
}

function isPlain(word: string): boolean {
  return familyOf.get(word)?.toLowerCase() === word || word === 'gray';
}

/** Whether a word is a colour of the filter itself: `White`, and not `Polar`. */
export function isPlainColour(word: string): boolean {
  return isPlain(headingKey(word));
}

/** A trim material where a colour should stand: a slipped column. */
export function isMaterial(text: string): boolean {
  return /^(?:cloth|fabric|stoff|leather(?:ette)?|learher|velour|vinyl|suede|alcantara|velvet)$/i.test(
    text.trim(),
  );
}
