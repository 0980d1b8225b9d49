import { commitThumb, type Span, type Thumb } from '@forecourt/domain';
import type { SliderScale } from './sliderScale.ts';

/** Steps of each key: Page keys take ten, Home and End all there are. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};

/** A slider as a key finds it. */
export interface KeyedSlider {
  thumbs: Span;
  bounds: Span;
  rounding: number;
  scale: SliderScale;
  /** Share of the track that a step is. */
  step: number;
}

/**
 * Where the thumbs stand after a key on one of them; `null` for a key that moves nothing. The thumb
 * that has the focus moves, as far as the other one (R5-01). A step smaller than the rounding would
 * round back to where it started and hold a keyboard user there for ever; such a key goes one
 * rounding on.
 */
export function keyedThumbs(slider: KeyedSlider, thumb: Thumb, key: string): Span | null {
  const steps = keySteps[key];
  if (steps === undefined) return null;
  const { thumbs, bounds, rounding, scale, step } = slider;
  const to = (value: number): Span =>
    commitThumb(thumbs, thumb, Math.min(Math.max(value, bounds.min), bounds.max), bounds, rounding)
      .thumbs;
  const moved = to(scale.valueAt(scale.placeOf(thumbs[thumb]) + steps * step));
  return moved[thumb] === thumbs[thumb] ? to(thumbs[thumb] + Math.sign(steps) * rounding) : moved;
}
