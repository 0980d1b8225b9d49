import type { Location, Vehicle } from '@forecourt/domain';
import type { Defect } from '../faults/defect.ts';
import { Columns } from '../fields/columns.ts';
import { entriesOf } from '../read/entriesOf.ts';
import { rowReader } from '../rowReader.ts';

export const NOW = Date.UTC(2026, 10, 21);
export const TIME_ZONE = 'Australia/Brisbane';

/** The least a row must say. */
export const LEAST = { id: 'A1', make: 'Toyota', model: 'HiLux' };

/** One row, by heading, through validation and normalising, with what was reported. */
export function readRow(
  row: object,
  locations: readonly Location[] = [],
): { vehicle: Vehicle | null; defects: Defect[] } {
  const defects: Defect[] = [];
  const columns = new Columns();
  const report = (defect: Defect) => defects.push(defect);
  const read = rowReader({ columns, locations, now: NOW, timeZone: TIME_ZONE, report });
  const vehicle = read({ row: 7, entries: entriesOf(row, columns) })?.vehicle ?? null;
  return { vehicle, defects };
}
