/** Bars of a histogram in a box of `bars` by 24 units, as SVG path data. */
export interface HistogramPaths {
  /** Bars within the range. */
  inside: string;
  outside: string;
}

const HEIGHT = 24;

/**
 * @param counts vehicles in equal bands from the lowest to the highest bound
 * @param from share of the width where the range begins, 0 to 1
 * @param to share of the width where it ends
 */
export function histogramPath(counts: readonly number[], from: number, to: number): HistogramPaths {
  const highest = Math.max(...counts, 1);
  const paths = { inside: '', outside: '' };
  for (const [index, count] of counts.entries()) {
    if (count <= 0) continue;
    // A single vehicle still shows.
    const tall = Math.max(1, Math.round((count / highest) * HEIGHT));
    const middle = (index + 0.5) / counts.length;
    paths[middle >= from && middle <= to ? 'inside' : 'outside'] +=
      `M${index} ${HEIGHT}v-${tall}h.8v${tall}z`;
  }
  return paths;
}
