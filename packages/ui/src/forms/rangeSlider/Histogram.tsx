import type { Span } from '@forecourt/domain';
import { histogramPath } from './histogramPath.ts';
import * as css from './rangeSlider.css.ts';
import type { SliderScale } from './sliderScale.ts';

export interface HistogramProps {
  /** Vehicles in equal bands along the track. */
  counts: readonly number[];
  thumbs: Span;
  scale: SliderScale;
}

/** Where the stock lies between the bounds; the numbers below say what is chosen. */
export function Histogram({ counts, thumbs, scale }: HistogramProps) {
  const { inside, outside } = histogramPath(
    counts,
    scale.placeOf(thumbs.min),
    scale.placeOf(thumbs.max),
  );
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
