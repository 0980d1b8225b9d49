import { readCondition } from '../row/readCondition.ts';
import type { StockRow } from '../row/rowSchema.ts';

/**
 * How a row says whether its vehicle can be had: in the column for it, by the words of another
 * (`New In Stock` as its condition, a flag for sold), or not at all.
 */
export type StatusSaid = 'stated' | 'implied' | 'missing';

export function statusSaid(row: StockRow): StatusSaid {
  if (row.status !== undefined) return 'stated';
  const implied = [row.condition, row.type, row.itemType].some(
    (text) => text !== undefined && readCondition(text)?.status != null,
  );
  return implied || row.sold === true ? 'implied' : 'missing';
}
