import type { FacetStats } from '@forecourt/domain';
import { hundredths } from '../document/hundredths.ts';

/** Bands of a range as hundredths: from inclusive, to exclusive. */
export type Band = readonly [from: number, to: number];

/** Equal bands from the smallest to the largest value, which is in the last one. */
export function bandsOf({ min, max }: FacetStats, count: number): readonly Band[] {
  const first = hundredths(min);
  const span = hundredths(max) - first;
  // A band begins with the first whole hundredth that is in it.
  const begin = (band: number) => first + Math.ceil((band * span) / count);
  return Array.from({ length: count }, (_, band) => [
    begin(band),
    band === count - 1 ? first + span + 1 : begin(band + 1),
  ]);
}
