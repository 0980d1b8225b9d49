import type { Location } from '@forecourt/domain';
import type { SiteKey, StockDraft, StockStore } from '../store/store.ts';
import { type ColumnMap, Columns } from './columns.ts';
import type { Defect } from './defect.ts';
import { type Fault, FileFault } from './fileFault.ts';
import { MissingStatuses, type NumberedRow } from './missingStatuses.ts';
import { openSource, type StockSource } from './openSource.ts';
import type { StockFormat } from './read/detectFormat.ts';
import { readRecords } from './read/readRecords.ts';
import { rowReader } from './rowReader.ts';

export interface ImportOptions {
  source: StockSource;
  /** Wins over the file's extension and content. */
  format?: StockFormat;
  map?: ColumnMap;
  site: SiteKey;
  store: StockStore;
  /** The site's configured locations. */
  locations: readonly Location[];
  /** Milliseconds since 1970 UTC. */
  now: number;
  /** IANA zone of the dealer; dates of the file without a zone are its wall clock. */
  timeZone: string;
  /** Hears of every defect as it is found; none is kept. */
  report: (defect: Defect) => void;
}

export interface ImportResult {
  /** `unchanged`: the file holds the stock that the site has. `nothing`: the stock stayed. */
  status: 'imported' | 'unchanged' | 'nothing';
  /** Rows of the file, headings left out; up to the fault when there was one. */
  rows: number;
  accepted: number;
  refused: number;
  /** Warnings, of which a row may have several. */
  warnings: number;
  /** The site's stock version now; `null` when it has none. */
  version: number | null;
  /** Headings that fill no field. */
  ignoredHeadings: readonly string[];
  /** Why nothing was imported. */
  fault: Fault | null;
}

const BATCH = 500;

/**
 * Makes a stock file a site's stock: reads it as a stream, row by row, into a draft, and publishes
 * the draft whole. A file that cannot be used leaves the stock exactly as it was.
 *
 * What a cut file shows: JSON always; NDJSON unless it is cut at a line end; CSV unless it is cut at
 * a row end, or inside the last value of the last row, which is then a warning.
 *
 * @throws whatever the store throws; the stock is then as it was.
 */
export async function importStock(options: ImportOptions): Promise<ImportResult> {
  const { site, store, now } = options;
  const counts = { rows: 0, accepted: 0, refused: 0, warnings: 0 };
  const columns = new Columns(options.map);
  const report = (defect: Defect) => {
    if (defect.severity === 'warning') counts.warnings += 1;
    options.report(defect);
  };
  const draft = await store.begin(site);

  const result = (
    status: ImportResult['status'],
    version: number | null,
    fault: Fault | null,
  ): ImportResult => {
    return { status, ...counts, version, ignoredHeadings: columns.ignored(), fault };
  };

  try {
    const read = rowReader({ ...options, columns, report });
    const statuses = new MissingStatuses(report);
    let batch: NumberedRow[] = [];
    const flush = async () => {
      const refused = await addBatch(draft, statuses.judge(batch), report);
      counts.refused += refused;
      counts.accepted += batch.length - refused;
      batch = [];
    };
    const source = { ...openSource(options.source), format: options.format ?? null };
    for await (const record of readRecords(source, columns)) {
      counts.rows += 1;
      const found = read(record);
      if (found) batch.push({ row: record.row, ...found });
      else counts.refused += 1;
      if (batch.length === BATCH) await flush();
    }
    await flush();
    for (const warning of [...fileWarnings(columns), ...statuses.warnings()]) report(warning);
    if (counts.accepted === 0) throw noneUsable(counts.rows);
    const { changed, version } = await draft.publish(now);
    return result(changed ? 'imported' : 'unchanged', version.version, null);
  } catch (error) {
    // What cannot be discarded is swept by the next import; the first error is the one to tell.
    await draft.discard().catch(() => undefined);
    if (!(error instanceof FileFault)) throw error;
    counts.accepted = 0;
    return result('nothing', (await store.current(site))?.version ?? null, error.fault);
  }
}

/** Adds a batch and reports the vehicles whose id the draft had already; returns their number. */
async function addBatch(
  draft: StockDraft,
  batch: readonly NumberedRow[],
  report: (defect: Defect) => void,
): Promise<number> {
  if (batch.length === 0) return 0;
  const firstRows = new Map((await draft.add(batch)).map(({ id, firstRow }) => [id, firstRow]));
  let refused = 0;
  for (const { row, vehicle } of batch) {
    const firstRow = firstRows.get(vehicle.id);
    if (firstRow === undefined || firstRow === row) continue;
    refused += 1;
    report({
      severity: 'refused',
      row,
      field: 'id',
      found: vehicle.id,
      problem: `the same id as row ${firstRow}`,
      remedy: 'Give each vehicle its own id, or remove one of the rows.',
    });
  }
  return refused;
}

function noneUsable(rows: number): FileFault {
  return new FileFault(
    `None of the ${rows} rows could be used.`,
    'Mend the rows as the report says, or name the columns with --map, and import again.',
  );
}

function fileWarnings(columns: Columns): Defect[] {
  const about = { severity: 'warning', row: 0 } as const;
  const unseen = columns.unseenMapped().map((heading) => ({
    ...about,
    field: 'row',
    found: heading,
    problem: 'the column map names a heading that no vehicle of the file has',
    remedy: 'Check the spelling in the column map.',
  }));
  const fields = columns.fields();
  const tellsCondition = (['condition', 'status', 'type'] as const).some((field) =>
    fields.has(field),
  );
  if (tellsCondition) return unseen;
  const condition = {
    ...about,
    field: 'condition',
    found: '',
    problem: 'no column tells new from used, so every vehicle is listed as used',
    remedy: 'Add a column named condition with new, demo or used.',
  };
  return [...unseen, condition];
}
