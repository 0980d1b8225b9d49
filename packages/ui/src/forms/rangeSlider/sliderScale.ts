import type { Span } from '@forecourt/domain';

/** Where values stand along a slider's track: 0 at its start, 1 at its end. */
export interface SliderScale {
  placeOf(value: number): number;
  /** Exactly a bound at either end. */
  valueAt(place: number): number;
}

/** A part of the track on which equal steps are equal amounts. */
interface Stretch {
  from: number;
  to: number;
  min: number;
  max: number;
}

function share(value: number, from: number, to: number): number {
  return to > from ? Math.min(Math.max((value - from) / (to - from), 0), 1) : 0;
}

function along(portion: number, from: number, to: number): number {
  return portion >= 1 ? to : from + portion * (to - from);
}

/**
 * A track that is even from its start to `knee`, and from there to its end.
 *
 * @param knee value and place of the bend; `null` for a track that is even throughout
 */
export function sliderScale(
  { min, max }: Span,
  knee: { value: number; place: number } | null,
): SliderScale {
  const bend = knee ?? { value: max, place: 1 };
  const low: Stretch = { from: 0, to: bend.place, min, max: bend.value };
  const high: Stretch = { from: bend.place, to: 1, min: bend.value, max };
  return {
    placeOf(value) {
      const part = value <= bend.value ? low : high;
      return along(share(value, part.min, part.max), part.from, part.to);
    },
    valueAt(place) {
      const part = place <= bend.place ? low : high;
      return along(share(place, part.from, part.to), part.min, part.max);
    },
  };
}
