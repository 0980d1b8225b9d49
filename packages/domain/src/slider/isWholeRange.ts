import type { NumericRange } from '../search/searchState.ts';
import type { Span } from './span.ts';

/** Whether a range leaves nothing out: each side is open or at its bound (R5-05). */
export function isWholeRange({ min, max }: NumericRange, bounds: Span): boolean {
  return (min === null || min === bounds.min) && (max === null || max === bounds.max);
}
