import type { NumericRange } from '../search/searchState.ts';
import { isWholeRange } from './isWholeRange.ts';
import { readBound } from './readBound.ts';
import { commitThumb, type SliderMove, sliderThumbs, type Thumb } from './slider.ts';
import type { Span } from './span.ts';

/** The range that two fields mean. */
export interface TypedRange {
  range: NumericRange | null;
  /** Entry of the error catalogue when a number was outside the bounds. */
  ignored: SliderMove['ignored'];
  /** A side that would have passed the other and stopped short of it. */
  stopped: Thumb | null;
}

const sides: readonly Thumb[] = ['min', 'max'];

/** Empty is an open side; what cannot be read leaves the side as it was (R5-05). */
function numberOf(text: string, before: number | null): number | null {
  if (text.trim() === '') return null;
  // Untouched, also where an address has cents.
  if (text === String(before)) return before;
  const number = readBound(text);
  return Number.isNaN(number) ? before : number;
}

/** Both numbers are new: the wrong way round they change places. */
function inOrder({ min, max }: NumericRange): NumericRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/**
 * What two number fields mean (R5-07): a changed side is committed as a thumb would be and stops
 * short of the other (R5-01), an empty one or one at its bound is open (R2-77, R5-05), and one that
 * was left alone keeps its value, even outside today's bounds (R5-04).
 *
 * @param texts the two fields, as they were typed
 * @param chosen the range before
 */
export function typedRange(
  texts: Readonly<Record<Thumb, string>>,
  chosen: NumericRange | null,
  bounds: Span,
  rounding: number,
): TypedRange {
  const before: NumericRange = chosen ?? { min: null, max: null };
  const typed = {
    min: numberOf(texts.min, before.min),
    max: numberOf(texts.max, before.max),
  };
  const changed = sides.filter((side) => typed[side] !== before[side]);
  if (changed.length === 0) return { range: chosen, ignored: null, stopped: null };

  const asked = changed.length === 2 ? inOrder(typed) : typed;
  const range = { ...before };
  const result: Omit<TypedRange, 'range'> = { ignored: null, stopped: null };
  // A side that is about to move does not hold the other one back.
  const open = Object.fromEntries(changed.map((side) => [side, null]));
  let stand = sliderThumbs({ ...before, ...open }, bounds);
  for (const side of changed) {
    const number = asked[side];
    if (number === null) {
      range[side] = null;
      continue;
    }
    const { thumbs, ignored } = commitThumb(stand, side, number, bounds, rounding);
    result.ignored ??= ignored;
    if (ignored) continue;
    if (side === 'min' ? number >= stand.max : number <= stand.min) result.stopped = side;
    stand = thumbs;
    range[side] = stand[side] === bounds[side] ? null : stand[side];
  }
  return { ...result, range: isWholeRange(range, bounds) ? null : range };
}
