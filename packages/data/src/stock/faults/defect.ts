import { soundText } from '@forecourt/domain';

/**
 * One thing wrong with a stock file, as a person reads it.
 *
 * `refused`: the row is not in the stock. `warning`: the row is, without the value.
 */
export interface Defect {
  severity: 'refused' | 'warning';
  /**
   * What a person sees in the file: the spreadsheet row of a CSV (the heading is row 1), the line
   * of an NDJSON, the vehicle's place in a JSON list. 0 is the file as a whole, or no row at all.
   */
  row: number;
  /**
   * Field of the table in `fields.ts`, `row` for the row as a whole, or `photos` for a file of the folder of
   * photos, which `found` names.
   */
  field: string;
  /** The value as given, shortened. */
  found: string;
  problem: string;
  remedy: string;
}

const FOUND_LENGTH = 80;

/** A value as given, as one short line for a report. */
export function showFound(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const line = text.slice(0, 10 * FOUND_LENGTH).replace(/\s+/g, ' ');
  const short = line.length > FOUND_LENGTH ? `${line.slice(0, FOUND_LENGTH - 1)}…` : line;
  // A report must not break, nor turn about, what it is shown in.
  return soundText(short).replace(/[\u061c\u200e\u200f]/g, '');
}
