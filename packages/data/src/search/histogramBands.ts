import type { FacetStats, Histogram } from '@forecourt/domain';

/** How often a scale may be halved: to a thousandth of the bounds. */
const HALVINGS = 10;

/** Below this many vehicles, none of them is an odd one out. */
const CROWD = 20;

/** One of `nestedBands`: the place of an equal band on a scale that was halved some times. */
export interface NestedBand {
  halved: number;
  place: number;
}

/**
 * How often the scale of a histogram can be halved. The halves of an odd number of bars are no
 * whole bars: that scale stays as it is.
 */
function mostHalved(bars: number): number {
  return bars % 2 === 0 ? HALVINGS : 0;
}

/**
 * The bands from which `toHistogram` makes the bars, in ascending order: those of the most halved
 * scale, and the upper half of each other one. They hold every vehicle once, so that an engine
 * counts once whatever the scale will be.
 */
export function nestedBands(bars: number): readonly NestedBand[] {
  const bands: NestedBand[] = [];
  for (let halved = mostHalved(bars); halved >= 0; halved--) {
    for (let place = halved === mostHalved(bars) ? 0 : bars / 2; place < bars; place++) {
      bands.push({ halved, place });
    }
  }
  return bands;
}

/**
 * Vehicles in each of `nestedBands`.
 *
 * @param values ascending
 * @param weights how many vehicles have each value; one that none has may lie beyond the bounds
 */
export function countNested(
  values: readonly number[],
  weights: ArrayLike<number>,
  { min, max }: FacetStats,
  bars: number,
): readonly number[] {
  // Exact: a scale is halved by a power of two.
  const begins = nestedBands(bars).map(({ halved, place }) => place / 2 ** halved);
  const counts = begins.map(() => 0);
  let band = 0;
  for (let index = 0; index < values.length; index++) {
    const weight = weights[index]!;
    if (weight === 0) continue;
    const place = ((values[index]! - min) * bars) / (max - min);
    while (place >= begins[band + 1]!) band++;
    counts[band]! += weight;
  }
  return counts;
}

/**
 * The bars of a histogram, on a scale that one vehicle far from all others does not take over: it
 * is halved as long as 99 of 100 lie below its end, and its last bar holds all above it, too.
 *
 * @param counts vehicles in each of `nestedBands`
 */
export function toHistogram(
  counts: readonly number[],
  { min, max }: FacetStats,
  bars: number,
): Histogram {
  const total = sum(counts);
  const far = total < CROWD ? 0 : Math.ceil(total / 100);
  // Each scale is that of `rest` and half as many bands again.
  let halved = 0;
  let rest = counts.length;
  while (halved < mostHalved(bars) && sum(counts.slice(rest - bars / 2)) <= far) {
    halved++;
    rest -= bars / 2;
  }
  const bands = nestedBands(bars);
  const heights = Array.from({ length: bars }, () => 0);
  for (const [index, count] of counts.entries()) {
    const band = bands[index]!;
    const place = Math.floor(band.place / 2 ** (band.halved - halved));
    heights[Math.min(place, bars - 1)]! += count;
  }
  return { counts: heights, to: min + (max - min) / 2 ** halved };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
