/** The fuel words shoppers filter by, with the trade words; the first match wins. */
const FUELS: readonly (readonly [string, RegExp])[] = [
  ['Hydrogen', /hydrogen|fuel ?cell|\bfcev\b/],
  [
    'Hybrid',
    /hybrid|\b(?:p?hev|mhev)\b|(?:petrol|unleaded|diesel|ulp)\W*(?:and |& ?)?electric|electric\W*(?:and )?(?:petrol|unleaded|diesel)/,
  ],
  ['Electric', /electric|\b(?:bev|ev)\b|battery/],
  ['LPG', /\blpg\b|petroleum gas|\bgas\b|\bcng\b/],
  ['Diesel', /diesel|\b(?:d|tdi|dsl)\b/],
  ['Petrol', /petrol|unleaded|\b(?:p?ulp|ron|e10|e85|p|u|91|95|98)\b|gasoline|\bflex/],
];

/** A fuel in the words shoppers filter by, or `null` for a word that is none of them. */
export function simpleFuel(fuel: string): string | null {
  const words = fuel.toLowerCase().replace(/_/g, ' ');
  return FUELS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
