import type { Location, Vehicle } from '@forecourt/domain';
import type { SiteKey, StockDraft, StockEffect, StockStore } from '../store/store.ts';
import { type FacetChange, FacetValues } from './facetChanges.ts';
import type { Defect } from './faults/defect.ts';
import { type Fault, FileFault } from './faults/fileFault.ts';
import { type ColumnMap, Columns } from './fields/columns.ts';
import { DEFAULT_LIMITS, guardFault, type ImportLimits } from './importGuard.ts';
import { MissingStatuses, type NumberedRow } from './missingStatuses.ts';
import { openSource, type StockSource } from './openSource.ts';
import { importPhotos, type PhotoCounts, type PhotoSource } from './photos/importPhotos.ts';
import { keptPhotos, withPhotos } from './photos/keptPhotos.ts';
import type { StockFormat } from './read/detectFormat.ts';
import { readRecords } from './read/readRecords.ts';
import { rowReader, UNNAMED } from './rowReader.ts';

export interface ImportOptions {
  source: StockSource;
  /** Wins over the file's extension and content. */
  format?: StockFormat;
  map?: ColumnMap;
  /**
   * Photos that come as files beside it. All rows are then read before the first is written: whose a photo
   * is shows once all vehicles are known.
   */
  photos?: PhotoSource;
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
  /** Milliseconds that a named pipe may be silent; 30 seconds by default. */
  pipeWaitMs?: number;
  /** Hears now and then how far it is. */
  progress?: (progress: ImportProgress) => void;
  /** Finds out what the import would do, and changes nothing. */
  dryRun?: boolean;
  /** Imports also what is more likely a mistake (`guardFault`). */
  force?: boolean;
  limits?: ImportLimits;
}

/** How far an import is. */
export interface ImportProgress {
  step: 'reading' | 'photos' | 'writing';
  rows: number;
  refused: number;
  /** In that step: how many photos are done. */
  photos?: { done: number; of: number };
}

export interface ImportResult {
  /**
   * `unchanged`: the file holds the stock that the site has. `nothing`: the stock stayed, see
   * `fault`. `dry_run`: nothing was to be changed.
   */
  status: 'imported' | 'unchanged' | 'nothing' | 'dry_run';
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
  /** What it did, or would do, to the stock; `null` when the file was not read to its end. */
  effect: StockEffect | null;
  /** Of a dry run: facet values that would come and go. */
  facets: readonly FacetChange[] | null;
  /** What became of the files of `photos`; `null` where none were asked for, or not yet. */
  photos: PhotoCounts | null;
  /** Why nothing was imported, or in a dry run would be. */
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
  const { site, store, now, limits = DEFAULT_LIMITS } = options;
  const counts = { rows: 0, accepted: 0, refused: 0, warnings: 0 };
  const columns = new Columns(options.map);
  const report = (defect: Defect) => {
    if (defect.severity === 'warning') counts.warnings += 1;
    options.report(defect);
  };
  const values = options.dryRun ? new FacetValues() : null;
  let effect: StockEffect | null = null;
  let facets: FacetChange[] | null = null;
  let photos: PhotoCounts | null = null;
  const draft = await store.begin(site);

  const result = (
    status: ImportResult['status'],
    version: number | null,
    fault: Fault | null,
  ): ImportResult => {
    const ignoredHeadings = columns.ignored();
    return { status, ...counts, version, ignoredHeadings, effect, facets, photos, fault };
  };

  const tellProgress = (step: ImportProgress['step'], of?: ImportProgress['photos']) =>
    options.progress?.({
      ...{ step, rows: counts.rows, refused: counts.refused },
      ...(of !== undefined && { photos: of }),
    });

  try {
    const read = rowReader({
      ...options,
      photoFiles: options.photos !== undefined,
      columns,
      report,
    });
    const statuses = new MissingStatuses(report);
    const kept = await keptPhotos(store, site);
    let imagesOf: ReadonlyMap<string, Vehicle['images']> = new Map();
    const write = async (rows: readonly NumberedRow[]) => {
      const judged = statuses.judge(rows).map((row) => {
        const { id } = row.vehicle;
        const isGivenFolder = options.photos !== undefined;
        const own = { files: imagesOf.get(id), kept: kept.get(id), isGivenFolder };
        return { ...row, vehicle: withPhotos(row.vehicle, own) };
      });
      const refused = await addBatch(draft, judged, report);
      for (const { vehicle } of judged) values?.add(vehicle);
      counts.refused += refused;
      counts.accepted += rows.length - refused;
      tellProgress('reading');
    };
    const source = {
      ...openSource(options.source, options.pipeWaitMs),
      format: options.format ?? null,
    };
    let waiting: NumberedRow[] = [];
    for await (const record of readRecords(source, columns)) {
      counts.rows += 1;
      const found = read(record);
      if (found) waiting.push({ row: record.row, ...found });
      else counts.refused += 1;
      if (waiting.length < BATCH) continue;
      if (options.photos !== undefined) tellProgress('reading');
      else await write(waiting.splice(0));
    }
    if (options.photos !== undefined) {
      const taken = await importPhotos(waiting, options.photos, {
        ...{ site, now, isDry: options.dryRun ?? false, report },
        progress: (done, of) => tellProgress('photos', { done, of }),
      });
      ({ imagesOf, counts: photos } = taken);
    }
    for (; waiting.length > 0; waiting = waiting.slice(BATCH)) await write(waiting.slice(0, BATCH));
    for (const warning of [...fileWarnings(columns), ...statuses.warnings()]) report(warning);
    if (counts.accepted === 0) throw noneUsable(counts.rows);
    tellProgress('writing');
    effect = await draft.effect();
    const fault = options.force ? null : guardFault(counts, effect, limits, options.dryRun);
    if (values !== null) {
      facets = values.changesSince(await currentValues(store, site));
      await draft.discard();
      return result('dry_run', await currentVersion(store, site), fault?.fault ?? null);
    }
    if (fault !== null) throw fault;
    const { changed, version } = await draft.publish(now);
    return result(changed ? 'imported' : 'unchanged', version.version, null);
  } catch (error) {
    // What cannot be discarded is swept by the next import; the first error is the one to tell.
    await draft.discard().catch(() => undefined);
    if (!(error instanceof FileFault)) throw error;
    counts.accepted = 0;
    return result('nothing', await currentVersion(store, site), error.fault);
  }
}

async function currentVersion(store: StockStore, site: SiteKey): Promise<number | null> {
  return (await store.current(site))?.version ?? null;
}

async function currentValues(store: StockStore, site: SiteKey): Promise<FacetValues> {
  const values = new FacetValues();
  const version = await currentVersion(store, site);
  if (version === null) return values;
  for await (const batch of store.read(site, version))
    for (const vehicle of batch) values.add(vehicle);
  return values;
}

/** Adds a batch and reports the vehicles whose id the draft had already; returns their number. */
async function addBatch(
  draft: StockDraft,
  batch: readonly NumberedRow[],
  report: (defect: Defect) => void,
): Promise<number> {
  if (batch.length === 0) return 0;
  const { duplicates, readdressed } = await draft.add(batch);
  for (const { id, slug } of readdressed) {
    const given = batch.find(({ vehicle }) => vehicle.id === id);
    report({
      severity: 'warning',
      row: given?.row ?? 0,
      field: 'slug',
      found: given?.vehicle.slug ?? '',
      problem: 'an address that another vehicle of the file has',
      remedy: `It has the address ${slug}. Give each vehicle its own.`,
    });
  }
  const firstRows = new Map(duplicates.map(({ id, firstRow }) => [id, firstRow]));
  let refused = 0;
  for (const { row, vehicle, named } of batch) {
    const firstRow = firstRows.get(vehicle.id);
    if (firstRow === undefined || firstRow === row) continue;
    refused += 1;
    const double = named
      ? {
          found: vehicle.id,
          problem: `the same id as row ${firstRow}`,
          remedy: 'Give each vehicle its own id, or remove one of the rows.',
        }
      : {
          found: vehicle.name,
          problem: `the same vehicle as row ${firstRow} in all but its price, status and description`,
          remedy: 'Remove one of the rows, or tell them apart by stock numbers.',
        };
    report({ severity: 'refused', row, field: 'id', ...double });
  }
  return refused;
}

function noneUsable(rows: number): FileFault {
  return new FileFault(
    rows === 1
      ? 'The only row could not be used.'
      : `None of the ${rows.toLocaleString('en-AU')} rows could be used.`,
    'Mend the rows as the report says, or name the columns with --map, and import again.',
  );
}

function fileWarnings(columns: Columns): Defect[] {
  const about = { severity: 'warning', row: 0 } as const;
  const displaced = columns.displaced().map(({ heading, field, instead }) => ({
    ...about,
    field,
    found: heading,
    problem: instead.includes(heading)
      ? `a column of ${field}, which the column map gives to another field`
      : `a column of ${field}, which the column map fills from ${instead.join(', ')}: it counts only where that is empty`,
    remedy: 'Take it out of the column map, unless that is what you want.',
  }));
  const unseen = columns.unseenMapped().map((heading) => ({
    ...about,
    field: 'row',
    found: heading,
    problem: 'the column map names a heading that no vehicle of the file has',
    remedy: 'Check the spelling in the column map.',
  }));
  const repeated = columns.repeated().map(({ heading, field, count }) => ({
    ...about,
    field,
    found: heading,
    problem: `${count} columns have this heading: of each row the first that is filled counts`,
    remedy: 'Give each column a heading of its own.',
  }));
  const [problem, remedy] = UNNAMED;
  const unnamed = columns.tellsIdentity()
    ? []
    : [{ ...about, field: 'id', found: '', problem, remedy }];
  const told = [...displaced, ...repeated, ...unseen, ...unnamed];
  const fields = columns.fields();
  const tellsCondition = (['condition', 'status', 'type'] as const).some((field) =>
    fields.has(field),
  );
  if (tellsCondition) return told;
  const condition = {
    ...about,
    field: 'condition',
    found: '',
    problem: 'no column tells new from used, so every vehicle is listed as used',
    remedy: 'Add a column named condition with new, demo or used.',
  };
  return [...told, condition];
}
