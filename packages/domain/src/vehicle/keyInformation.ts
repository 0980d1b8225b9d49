import { type Folded, fold } from './fold.ts';
import type { SpecRow } from './specRows.ts';

/** `Key information`: the first 4 specification rows, then `Show More` (R2-70). */
export const keyInformation = (rows: readonly SpecRow[]): Folded<SpecRow> => fold(rows, 4);
