import {
  commitThumb,
  type NumericRange,
  type SliderMove,
  type Span,
  sliderThumbs,
  type Thumb,
} from '@forecourt/domain';

/** The range two fields mean, and the entry of the error catalogue when a number was ignored. */
export interface TypedRange {
  range: NumericRange | null;
  ignored: SliderMove['ignored'];
}

const thumbs: readonly Thumb[] = ['min', 'max'];

/** Numbers typed the wrong way round change places, as in the form without a script. */
function inOrder({ min, max }: NumericRange): NumericRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/**
 * What two number fields mean (R5-07): a changed side is committed as a thumb would be, an empty
 * one is open (R2-77), and one that was left alone keeps its value, even outside today's bounds
 * (R5-04). No number, or both at the bounds, is no range (R5-05).
 *
 * @param typed the fields, `null` where empty or not a number
 * @param chosen the range before
 */
export function typedRange(
  typed: NumericRange,
  chosen: NumericRange | null,
  bounds: Span,
  rounding: number,
): TypedRange {
  const asked = inOrder(typed);
  const before: NumericRange = chosen ?? { min: null, max: null };
  const changed = thumbs.filter((side) => asked[side] !== before[side]);
  const range = { ...before };
  let ignored: TypedRange['ignored'] = null;
  // A side that is about to move does not hold the other one back.
  const [min, max] = thumbs.map((side) => (changed.includes(side) ? null : before[side]));
  let stand = sliderThumbs({ min: min ?? null, max: max ?? null }, bounds);
  for (const side of changed) {
    const number = asked[side];
    const move = number === null ? null : commitThumb(stand, side, number, bounds, rounding);
    if (move?.ignored) {
      ignored = move.ignored;
      continue;
    }
    stand = move?.thumbs ?? stand;
    range[side] = move && stand[side];
  }
  const isWhole = thumbs.every((side) => range[side] === null || range[side] === bounds[side]);
  return { range: isWhole ? null : range, ignored };
}
