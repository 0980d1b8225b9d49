import type { z } from 'zod';
import type { RawRow } from '../columns.ts';
import { type Defect, showFound } from '../defect.ts';
import { isStockField, STOCK_FIELDS } from '../fields.ts';
import type { rowSchema, StockRow } from './rowSchema.ts';

/** A row as read, `null` when it is refused, with all its defects. */
export interface ParsedRow {
  row: StockRow | null;
  defects: Defect[];
}

/** The id of a vehicle is its own, else its stock number, else its VIN. */
function withIdentity(raw: RawRow): RawRow {
  const id = raw.id ?? raw.stockNumber ?? raw.vin;
  return id === undefined ? raw : { ...raw, id };
}

function toDefect(issue: z.core.$ZodIssue, number: number, raw: RawRow): Defect {
  const field = String(issue.path[0]);
  const known = isStockField(field) ? field : 'id';
  const remedy = issue.code === 'custom' ? issue.params?.remedy : undefined;
  return {
    severity: STOCK_FIELDS[known].onBadValue === 'refuse row' ? 'refused' : 'warning',
    row: number,
    field,
    found: showFound(raw[known]),
    problem: issue.message,
    remedy: typeof remedy === 'string' ? remedy : 'Correct the value.',
  };
}

/**
 * Validates one row. A bad value of a field that may be missing is dropped and the rest read again;
 * of any other it refuses the row (`onBadValue` in the table of fields).
 *
 * @param number The row a person sees.
 */
export function parseRow(
  schema: ReturnType<typeof rowSchema>,
  number: number,
  given: RawRow,
): ParsedRow {
  const raw = withIdentity(given);
  const read = schema.safeParse(raw);
  if (read.success) return { row: read.data, defects: [] };
  const defects = read.error.issues.map((issue) => toDefect(issue, number, raw));
  if (defects.some(({ severity }) => severity === 'refused')) return { row: null, defects };
  const bad = new Set(defects.map(({ field }) => field));
  const rest = Object.fromEntries(Object.entries(raw).filter(([field]) => !bad.has(field)));
  return { row: schema.parse(rest), defects };
}
