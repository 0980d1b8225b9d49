import { plainWords } from './plainWords.ts';

const LIQUID = 'petrol|unleaded|premium|ulp|diesel|benzin|gasoline|p|d';
const CURRENT = 'electric|elec|ev|e|hybrid|battery';

/**
 * The fuel words shoppers filter by, with the words of Australian feeds; the first match wins.
 * Where the letters alone could be anything, the whole text must be those.
 */
const FUELS: readonly (readonly [string, RegExp])[] = [
  ['Hydrogen', /hydrogen|fuel ?cell|\bfcev\b|^h2$/],
  [
    'Hybrid',
    new RegExp(
      [
        'hybrid|hybird|\\b(?:p?hev|mhev|rex)\\b|plug[ -]?in|e[ -]?power|range extend',
        `\\b(?:${LIQUID})\\W*(?:and |plus )?\\b(?:${CURRENT})\\b`,
        `\\b(?:${CURRENT})\\W*(?:and |plus )?\\b(?:${LIQUID})\\b`,
        '^h$',
      ].join('|'),
    ),
  ],
  ['Electric', /electric|\b(?:bev|ev|elec)\b|battery|^e$/],
  ['LPG', /\blpg\b|petroleum gas|\b(?:auto ?)?gas\b|\b[cl]ng\b|(?:dual|bi)[ -]?fuel/],
  ['Diesel', /diesel|deisel|diesal|disel|\b(?:d|tdi|dsl|td|crdi|tdci|hdi|dci|cdi|ddi)\b/],
  [
    'Petrol',
    /petrol|pertol|\b(?:un)?leaded\b|unle?a?d|premium|\bregular\b|\b(?:u?p?ulp|ron|e10|e85|p|u|91|95|98)\b|\b9[158] ?ron\b|gasoline|benzin|\bflex|\b(?:2|two)[ -]?stroke\b/,
  ],
];

/** A fuel in the words shoppers filter by, or `null` for a word that is none of them. */
export function simpleFuel(fuel: string): string | null {
  const words = plainWords(fuel).replace(/_/g, ' ').trim();
  return FUELS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
