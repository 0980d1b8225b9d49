import { clamp } from '../number/clamp.ts';
import { withRange, withSort } from '../search/refine.ts';
import type { FacetStats } from '../search/searchResponse.ts';
import type { NumericRange, SearchState } from '../search/searchState.ts';
import { isWholeRange } from './isWholeRange.ts';
import type { Span } from './span.ts';

/** One of a slider's two thumbs. */
export type Thumb = keyof Span;

/** What a slider works between without facet stats (R5-03). */
const defaultBounds: Span = { min: 0, max: 100_000 };

/** The price-range slider is another control: its own bounds, and it rounds to its step (R5-03). */
export const priceRangeSlider = { bounds: { min: 5000, max: 250_000 }, step: 500 } as const;

/** What a slider works between: the facet's stats, kept exactly, else 0 to 100,000 (R5-03). */
export function sliderBounds(stats: FacetStats | undefined): Span {
  return stats ?? defaultBounds;
}

/** Step of dragging and of the arrow keys: a hundredth of the range, not rounded; 1 without a range (R5-02). */
export function sliderStep({ min, max }: Span): number {
  return max > min ? (max - min) / 100 : 1;
}

function within(value: number, { min, max }: Span): number {
  return clamp(value, min, max);
}

/** Where the thumbs stand: a value outside today's bounds still filters, but is drawn at the bound (R5-04). */
export function sliderThumbs(range: NumericRange | undefined, bounds: Span): Span {
  return {
    min: within(range?.min ?? bounds.min, bounds),
    max: within(range?.max ?? bounds.max, bounds),
  };
}

/**
 * The range after one thumb moved: its own side alone is written, and open at its bound, so that
 * vehicles beyond today's bounds are not shut out; the other side stays as it was chosen (R5-04).
 * `null` with both at the bounds (R5-05).
 */
export function movedRange(
  chosen: NumericRange | null,
  thumb: Thumb,
  value: number,
  bounds: Span,
): NumericRange | null {
  const side = value === bounds[thumb] ? null : value;
  const range = { min: null, max: null, ...chosen, [thumb]: side };
  return isWholeRange(range, bounds) ? null : range;
}

/** The search behind the price-range slider's button: its range, dearest first (R2-79). */
export function withPriceRange(state: SearchState, thumbs: Span): SearchState {
  return withSort(withRange(state, 'price', thumbs), 'price_desc');
}

/** Where the thumbs stand after a request, and the entry of the error catalogue when it was ignored. */
export interface SliderMove {
  thumbs: Span;
  ignored: 'sliderBelowRange' | 'sliderAboveRange' | null;
}

/** A thumb that met the other one goes one rounding away, 1 where that leaves the bounds (R5-01). */
function apart(thumbs: Span, thumb: Thumb, bounds: Span, rounding: number): number {
  const away = thumb === 'min' ? -1 : 1;
  const other = thumb === 'min' ? thumbs.max : thumbs.min;
  const far = other + away * rounding;
  return within(far === within(far, bounds) ? far : other + away, bounds);
}

/**
 * Commits a thumb, by drag, key or typed number (R5-01): a request outside the bounds is ignored;
 * the thumb stops 1 short of the other, is rounded half up and never leaves the bounds, which are
 * kept exactly; thumbs that would meet or cross are set apart.
 *
 * @param thumbs where they stand, within the bounds
 * @param requested any number; what is not finite is ignored and not logged
 * @param rounding that of the range's unit (R5-06), or of a slider of its own
 */
export function commitThumb(
  thumbs: Span,
  thumb: Thumb,
  requested: number,
  bounds: Span,
  rounding: number,
): SliderMove {
  if (!Number.isFinite(requested)) return { thumbs, ignored: null };
  if (requested < bounds.min) return { thumbs, ignored: 'sliderBelowRange' };
  if (requested > bounds.max) return { thumbs, ignored: 'sliderAboveRange' };

  const stopped =
    thumb === 'min' ? Math.min(requested, thumbs.max - 1) : Math.max(requested, thumbs.min + 1);
  const atBound = stopped === bounds.min || stopped === bounds.max;
  const rounded = atBound ? stopped : within(Math.round(stopped / rounding) * rounding, bounds);
  const moved = { ...thumbs, [thumb]: rounded };
  if (moved.min >= moved.max) moved[thumb] = apart(thumbs, thumb, bounds, rounding);
  return { thumbs: moved, ignored: null };
}
