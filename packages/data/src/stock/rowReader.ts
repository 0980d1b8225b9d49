import type { Location, Vehicle } from '@forecourt/domain';
import { type Defect, showFound } from './faults/defect.ts';
import type { Columns, RawRow } from './fields/columns.ts';
import { Spellings } from './normalise/readName.ts';
import { type StatusSaid, statusSaid } from './normalise/statusSaid.ts';
import { toVehicle } from './normalise/toVehicle.ts';
import type { Warn } from './normalise/warn.ts';
import { withoutSlipped } from './normalise/withoutSlipped.ts';
import type { FeedRecord } from './read/record.ts';
import { parseRow } from './row/parseRow.ts';
import { namesAmong } from './row/readPhotos.ts';
import { rowSchema } from './row/rowSchema.ts';
import { soundRow } from './row/soundRow.ts';

/** What is told of a vehicle without id, stock number and VIN, and what to do. */
export const UNNAMED = [
  'no id, stock number or VIN: the vehicle is known by what it is, and is another when that changes',
  'Give each vehicle a stock number.',
] as const;

/** What is told where two files were joined and the second one's headings stand amid the rows. */
const HEADINGS_AGAIN = {
  found: '',
  problem: 'headings in place of values',
  remedy: 'Remove the row: headings stand once, at the top of the file.',
} as const;

export interface RowReaderOptions {
  columns: Columns;
  locations: readonly Location[];
  now: number;
  timeZone: string;
  report: (defect: Defect) => void;
  /** Whether photos come as files, so that the feed may name them. */
  photoFiles?: boolean;
}

/** A row as read. */
export interface ReadRow {
  vehicle: Vehicle;
  status: StatusSaid;
  /** Whether the file gives its id; else it is made of what the vehicle is. */
  named: boolean;
  /** Whether the file gives its address. */
  addressed: boolean;
  /** What stands among its photos and is no address: names of files, where photos come as files. */
  photoNames: readonly string[];
}

/** Whether its make and its model are headings of those columns, of this file or another. */
function isHeading({ make, model }: RawRow, columns: Columns): boolean {
  return (
    typeof make === 'string' &&
    typeof model === 'string' &&
    columns.field(make) === 'make' &&
    columns.field(model) === 'model'
  );
}

/** A record of the file as a vehicle; `null` when the row is refused. Reports every defect. */
export function rowReader(options: RowReaderOptions): (record: FeedRecord) => ReadRow | null {
  const { columns, locations, report, photoFiles = false } = options;
  const schema = rowSchema(options);
  const spellings = new Spellings();
  return (record) => {
    const { row } = record;
    if (record.entries === null) {
      report({ severity: 'refused', row, field: 'row', ...record.problem });
      return null;
    }
    if (record.warning) report({ severity: 'warning', row, field: 'row', ...record.warning });
    const picked = columns.pick(record.entries);
    if (isHeading(picked, columns)) {
      report({ severity: 'refused', row, field: 'row', ...HEADINGS_AGAIN });
      return null;
    }
    const sound = soundRow(row, picked);
    const parsed = parseRow(schema, row, sound.row);
    for (const defect of [...sound.defects, ...parsed.defects]) report(defect);
    if (!parsed.row) return null;
    const warn: Warn = (field, found, problem, remedy) => {
      report({ severity: 'warning', row, field, found: showFound(found), problem, remedy });
    };
    const { named } = parsed;
    if (!named && columns.tellsIdentity()) warn('id', '', ...UNNAMED);
    const whole = withoutSlipped(parsed.row, sound.row, warn);
    const vehicle = toVehicle(whole, { locations, spellings, photoFiles }, warn);
    const addressed = parsed.row.slug !== undefined;
    const photoNames = photoFiles ? namesAmong(whole.images) : [];
    return { vehicle, status: statusSaid(parsed.row), named, addressed, photoNames };
  };
}
