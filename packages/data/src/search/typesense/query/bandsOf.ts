import type { FacetStats } from '@forecourt/domain';
import { nestedBands } from '../../histogramBands.ts';
import { hundredths } from '../document/hundredths.ts';

/** Bands of a range as hundredths: from inclusive, to exclusive. */
export type Band = readonly [from: number, to: number];

/** The `nestedBands` from the smallest to the largest value, which is in the last one. */
export function bandsOf({ min, max }: FacetStats, bars: number): readonly Band[] {
  const first = hundredths(min);
  const span = hundredths(max) - first;
  // A band begins with the first whole hundredth that is in it, and ends where the next begins.
  const begins = nestedBands(bars).map(
    ({ halved, place }) => first + Math.ceil((place * span) / (bars * 2 ** halved)),
  );
  return begins.map((begin, band) => [begin, begins[band + 1] ?? first + span + 1]);
}
