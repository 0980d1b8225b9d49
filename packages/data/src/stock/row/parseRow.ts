import type { z } from 'zod';
import { type Defect, showFound } from '../faults/defect.ts';
import type { RawRow } from '../fields/columns.ts';
import { isStockField, STOCK_FIELDS } from '../fields/fields.ts';
import { identityOf } from './identityOf.ts';
import { readText } from './readText.ts';
import type { rowSchema, StockRow } from './rowSchema.ts';

const LONGEST_VIN = 80;
/** Seats, doors or cylinders of a row whose columns have slipped are shorter. */
const SHORTEST_VIN = 4;

/** A row that tells its vehicle from others. */
export type IdentifiedRow = StockRow & { id: string };

/** A row as read, `null` when it is refused, with all its defects. */
export interface ParsedRow {
  row: IdentifiedRow | null;
  /** Whether the file gives the id; else it is made of what the vehicle is. */
  named: boolean;
  defects: Defect[];
}

/**
 * A VIN that is none still tells two vehicles apart; a word that many have (`Awaiting`) and the
 * picture of a row whose columns have slipped do not.
 */
function anyVin({ vin }: RawRow): string | null {
  const text = readText(vin);
  const tells =
    text !== null && text.length >= SHORTEST_VIN && text.length <= LONGEST_VIN && /\d/.test(text);
  return tells && !text.includes('://') ? text : null;
}

/** The id of a vehicle is its own, else its stock number, else its VIN, else what it is. */
function identified(row: StockRow, raw: RawRow): { row: IdentifiedRow; named: boolean } {
  const id = row.id ?? row.stockNumber ?? anyVin(raw);
  return { row: { ...row, id: id ?? identityOf(row) }, named: id !== null };
}

function toDefect(issue: z.core.$ZodIssue, number: number, raw: RawRow): Defect {
  const field = String(issue.path[0]);
  const known = isStockField(field) ? field : 'make';
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
  raw: RawRow,
): ParsedRow {
  const read = schema.safeParse(raw);
  if (read.success) return { ...identified(read.data, raw), defects: [] };
  const defects = read.error.issues.map((issue) => toDefect(issue, number, raw));
  if (defects.some(({ severity }) => severity === 'refused')) {
    return { row: null, named: true, defects };
  }
  const bad = new Set(defects.map(({ field }) => field));
  const rest = Object.fromEntries(Object.entries(raw).filter(([field]) => !bad.has(field)));
  return { ...identified(schema.parse(rest), raw), defects };
}
