/** Measures of a row that scrolls sideways, pixels. */
export interface RowMeasures {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
  /** From the start of one item to the start of the next. */
  step: number;
}

/** Where a row stands: it stops at `places` places, and `index` (0-based) is the nearest. */
export interface RowPlace {
  index: number;
  places: number;
}

/** Place of a row; one that shows all it has stops at one place. A stray pixel hides nothing. */
export function rowPlace({ scrollLeft, clientWidth, scrollWidth, step }: RowMeasures): RowPlace {
  const hidden = scrollWidth - clientWidth - 1;
  if (hidden <= 0 || step <= 0) return { index: 0, places: 1 };
  const places = Math.ceil(hidden / step) + 1;
  // The last place is nearer than a whole step where the last items stand in view together.
  if (scrollLeft >= hidden) return { index: places - 1, places };
  return { index: Math.min(Math.max(Math.round(scrollLeft / step), 0), places - 1), places };
}
