import type { Span } from '@forecourt/domain';
import { histogramPath } from './histogramPath.ts';
import * as css from './rangeSlider.css.ts';

export interface HistogramProps {
  /** Vehicles in equal bands over the bounds. */
  counts: readonly number[];
  thumbs: Span;
  bounds: Span;
}

/** Where the stock lies between the bounds; the numbers below say what is chosen. */
export function Histogram({ counts, thumbs, bounds }: HistogramProps) {
  const share = (value: number): number =>
    bounds.max > bounds.min ? (value - bounds.min) / (bounds.max - bounds.min) : 0;
  const { inside, outside } = histogramPath(counts, share(thumbs.min), share(thumbs.max));
  return (
    <svg
      className={css.histogram}
      viewBox={`0 0 ${counts.length} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={outside} className={css.outside} />
      <path d={inside} className={css.inside} />
    </svg>
  );
}
