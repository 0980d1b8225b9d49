import { commitThumb, type Span, type Thumb } from '@forecourt/domain';

/**
 * Where the thumbs stand after a key. A step smaller than the rounding would round back to where
 * it started and hold a keyboard user there for ever; such a key goes one rounding on.
 */
export function keyedThumbs(
  thumbs: Span,
  thumb: Thumb,
  requested: number,
  bounds: Span,
  rounding: number,
): Span {
  const moved = commitThumb(thumbs, thumb, requested, bounds, rounding).thumbs;
  if (moved[thumb] !== thumbs[thumb]) return moved;
  const further = thumbs[thumb] + Math.sign(requested - thumbs[thumb]) * rounding;
  const within = Math.min(Math.max(further, bounds.min), bounds.max);
  return commitThumb(thumbs, thumb, within, bounds, rounding).thumbs;
}
