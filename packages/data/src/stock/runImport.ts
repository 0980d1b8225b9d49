import { ImportRunning, StoreUnavailable } from '../store/storeErrors.ts';
import type { Defect } from './faults/defect.ts';
import { FileFault } from './faults/fileFault.ts';
import type { ColumnMap } from './fields/columns.ts';
import { type ImportOptions, type ImportResult, importStock } from './importStock.ts';
import { openSource } from './openSource.ts';
import { parseColumnMap } from './parseColumnMap.ts';
import { progressLine } from './progressLine.ts';
import {
  type ExitCode,
  exitCode,
  faultText,
  type ImportReport,
  jsonReport,
  lineReport,
  type Paint,
  textReport,
} from './report.ts';
import { openReportFile, openSpool, type ReportFile, type Spool } from './reportFile.ts';

export interface RunImportOptions
  extends Omit<ImportOptions, 'source' | 'map' | 'report' | 'progress'> {
  /** Path of the stock file; `-` is `stdin`. */
  file: string;
  /** What is piped in, for the file `-`. */
  stdin?: AsyncIterable<Uint8Array | string>;
  /** `--map`: a JSON object, or the path of a file that holds one. */
  map?: string;
  /** `--json`: report for machines. */
  json: boolean;
  /** `--report`: a file that gets every defect; as JSON, when its name ends so. */
  reportFile?: string;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  /** Colours the report where a terminal shows it. */
  paint?: Paint;
  /** Milliseconds from any beginning; given where a person watches `stderr` for progress. */
  clock?: () => number;
}

async function readMap(map: string, pipeWaitMs?: number): Promise<ColumnMap> {
  if (map.trimStart().startsWith('{')) return parseColumnMap(map);
  let text: string;
  try {
    const blocks: Buffer[] = [];
    for await (const block of openSource(map, pipeWaitMs).bytes) blocks.push(Buffer.from(block));
    text = Buffer.concat(blocks).toString();
  } catch (error) {
    const why = error instanceof FileFault ? ` ${error.fault.happened}` : '';
    throw new FileFault(
      `The column map ${map} cannot be read.${why}`,
      'Give --map a JSON object, or the path of a file that holds one.',
    );
  }
  return parseColumnMap(text);
}

function nothing(error: unknown): ImportResult {
  const reason = error instanceof Error ? error.message : String(error);
  const stored = error instanceof ImportRunning || error instanceof StoreUnavailable;
  const known = stored ? new FileFault(error.what, error.remedy, error.why) : error;
  const { fault } =
    known instanceof FileFault
      ? known
      : new FileFault(
          `The stock could not be stored: ${reason}.`,
          'Check the data folder: free space and permissions.',
        );
  const none = { rows: 0, accepted: 0, refused: 0, warnings: 0, version: null };
  return {
    status: 'nothing',
    ...none,
    ignoredHeadings: [],
    effect: null,
    facets: null,
    photos: null,
    fault,
  };
}

function both(one: ImportReport, other: ImportReport): ImportReport {
  const all = [one, other];
  return {
    defect: (defect: Defect) => all.forEach((report) => report.defect(defect)),
    finish: (result: ImportResult) => all.forEach((report) => report.finish(result)),
  };
}

function sourceOf({ file, stdin }: RunImportOptions): ImportOptions['source'] {
  if (file !== '-') return file;
  if (stdin) return stdin;
  throw new FileFault('Nothing is piped in.', 'Name the file, or pipe it in.');
}

/**
 * `forecourt import`: imports a file, writes the report, and answers the exit code. Never throws:
 * a failing store is reported like a file that cannot be used.
 */
export async function runImport(options: RunImportOptions): Promise<ExitCode> {
  const { file, stdin: _, map, json, reportFile, stdout, stderr, paint, clock, ...rest } = options;
  const site = options.site;
  const target = { file, site, stdout, stderr, ...(paint && { paint }) };
  const spool = json ? spoolOrNull() : null;
  let report = json
    ? jsonReport({ ...target, stdout: spool?.write ?? stdout })
    : textReport(target);
  const line = clock ? progressLine(stderr, clock) : null;
  let written: ReportFile | null = null;
  let result: ImportResult;
  try {
    if (reportFile !== undefined) {
      written = openReportFile(reportFile, { stock: file, ...(map !== undefined && { map }) });
      const whole = { file, site, stdout: written.write };
      report = both(report, /\.json$/i.test(reportFile) ? jsonReport(whole) : lineReport(whole));
    }
    const columnMap = map === undefined ? {} : { map: await readMap(map, rest.pipeWaitMs) };
    result = await importStock({
      ...rest,
      ...columnMap,
      ...(line && { progress: line.show }),
      source: sourceOf(options),
      report: report.defect,
    });
  } catch (error) {
    result = nothing(error);
  }
  line?.clear();
  report.finish(result);
  const lost = spool?.drain(stdout) ?? null;
  if (lost !== null) stderr(faultText(reportFault('the output', lost)));
  const unwritten = written?.close() ?? null;
  if (unwritten !== null) stderr(faultText(reportFault(reportFile ?? '', unwritten)));
  return exitCode(result);
}

/** Where no report can wait, it is written as it comes. */
function spoolOrNull(): Spool | null {
  try {
    return openSpool();
  } catch {
    return null;
  }
}

function reportFault(file: string, reason: string) {
  return {
    happened: `The report in ${file} is not whole (${reason}).`,
    matters: 'What was said above of the stock holds all the same.',
    remedy: 'Make room, or give --report another place, and run it again.',
  };
}
