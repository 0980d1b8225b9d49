import { type StockKind, titleNoun } from '../vehicle/nouns.ts';

/**
 * `Show Me 12 Cars` (R2-45); one is singular, none is `Show Me 0 Cars`.
 *
 * @param display the count as `displayCount` prints it
 */
export function showMe(count: number, display: string, kind: StockKind): string {
  return `Show Me ${display} ${titleNoun(kind, count)}`;
}
