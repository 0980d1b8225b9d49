import type { Location, Vehicle } from '@forecourt/domain';
import type { Columns } from './columns.ts';
import { type Defect, showFound } from './defect.ts';
import { toVehicle } from './normalise/toVehicle.ts';
import type { FeedRecord } from './read/record.ts';
import { parseRow } from './row/parseRow.ts';
import { rowSchema } from './row/rowSchema.ts';

export interface RowReaderOptions {
  columns: Columns;
  locations: readonly Location[];
  now: number;
  timeZone: string;
  report: (defect: Defect) => void;
}

/** A record of the file as a vehicle; `null` when the row is refused. Reports every defect. */
export function rowReader(options: RowReaderOptions): (record: FeedRecord) => Vehicle | null {
  const { columns, locations, report } = options;
  const schema = rowSchema(options);
  return (record) => {
    const { row } = record;
    if (record.entries === null) {
      report({ severity: 'refused', row, field: 'row', ...record.problem });
      return null;
    }
    if (record.warning) report({ severity: 'warning', row, field: 'row', ...record.warning });
    const parsed = parseRow(schema, row, columns.pick(record.entries));
    for (const defect of parsed.defects) report(defect);
    if (!parsed.row) return null;
    return toVehicle(parsed.row, locations, (field, found, problem, remedy) => {
      report({ severity: 'warning', row, field, found: showFound(found), problem, remedy });
    });
  };
}
