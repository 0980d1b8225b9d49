import { readFile } from 'node:fs/promises';
import { ImportRunning, StoreUnavailable } from '../store/storeErrors.ts';
import type { ColumnMap } from './columns.ts';
import { FileFault } from './fileFault.ts';
import { type ImportOptions, type ImportResult, importStock } from './importStock.ts';
import { parseColumnMap } from './parseColumnMap.ts';
import { type ExitCode, exitCode, jsonReport, textReport } from './report.ts';

export interface RunImportOptions extends Omit<ImportOptions, 'source' | 'map' | 'report'> {
  /** Path of the stock file. */
  file: string;
  /** `--map`: a JSON object, or the path of a file that holds one. */
  map?: string;
  /** `--json`: report for machines. */
  json: boolean;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
}

async function readMap(map: string): Promise<ColumnMap> {
  if (map.trimStart().startsWith('{')) return parseColumnMap(map);
  let text: string;
  try {
    text = await readFile(map, 'utf8');
  } catch {
    throw new FileFault(
      `The column map ${map} cannot be read.`,
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
  return { status: 'nothing', ...none, ignoredHeadings: [], fault };
}

/**
 * `forecourt import`: imports a file, writes the report, and answers the exit code. Never throws:
 * a failing store is reported like a file that cannot be used.
 */
export async function runImport(options: RunImportOptions): Promise<ExitCode> {
  const { file, map, json, stdout, stderr, ...rest } = options;
  const target = { file, site: options.site, stdout, stderr };
  const report = json ? jsonReport(target) : textReport(target);
  let result: ImportResult;
  try {
    const columnMap = map === undefined ? {} : { map: await readMap(map) };
    result = await importStock({ ...rest, ...columnMap, source: file, report: report.defect });
  } catch (error) {
    result = nothing(error);
  }
  report.finish(result);
  return exitCode(result);
}
