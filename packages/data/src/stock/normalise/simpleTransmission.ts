import { plainWords } from './plainWords.ts';

const AUTOMATIC =
  /auto|\b(?:cvt|dct|dsg|pdk|tiptronic|steptronic|s[- ]?tronic|powershift|dual[- ]?clutch|semi|sequential|single[- ]?speed|reduction gear|constant(?:ly)? variable|continuously variable|a|at)\b|\b\d+ ?(?:a|at)\b|\b[acdst]\d{1,2}\b/i;
const MANUAL = /man(?:ual)?\b|\b(?:m|mt)\b|\b\d+ ?(?:m|mt)\b|\bm\d\b/i;

/**
 * `Automatic` or `Manual`, or `null` for a word that is neither. What changes gears by itself is
 * automatic, also a CVT, a dual clutch and a `Sports Automatic`.
 */
export function simpleTransmission(transmission: string): 'Automatic' | 'Manual' | null {
  const words = plainWords(transmission);
  if (AUTOMATIC.test(words)) return 'Automatic';
  return MANUAL.test(words) ? 'Manual' : null;
}
