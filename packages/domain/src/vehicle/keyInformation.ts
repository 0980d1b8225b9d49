import { type Folded, fold } from './fold.ts';
import type { SpecRow } from './specRows.ts';

/** `Key information`: the first 4 specification rows, then `Show More` (R2-70). */
export function keyInformation(rows: readonly SpecRow[]): Folded<SpecRow> {
  return fold(rows, 4);
}
