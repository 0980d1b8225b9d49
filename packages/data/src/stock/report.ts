import type { Defect } from './defect.ts';
import type { Fault } from './fileFault.ts';
import type { ImportResult } from './importStock.ts';

/** Writes one import's report as it goes; nothing is kept. */
export interface ImportReport {
  defect(defect: Defect): void;
  finish(result: ImportResult): void;
}

/** What a report is about, and where it is written. */
export interface ReportTarget {
  file: string;
  site: string;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
}

/** 0 all rows are in, 2 some were refused, 1 nothing was imported. */
export type ExitCode = 0 | 1 | 2;

export function exitCode({ status, refused }: ImportResult): ExitCode {
  if (status === 'nothing') return 1;
  return refused > 0 ? 2 : 0;
}

function faultText({ happened, matters, remedy }: Fault): string {
  return `${happened}\n${matters}\n${remedy}\n`;
}

function amount(count: number, noun: string): string {
  return `${count.toLocaleString('en-AU')} ${noun}${count === 1 ? '' : 's'}`;
}

function defectLine({ severity, row, field, found, problem, remedy }: Defect): string {
  const where = row === 0 ? 'file' : `row ${row}`;
  const what = found === '' ? '' : ` ${JSON.stringify(found)}:`;
  return `${severity === 'refused' ? 'REFUSED' : 'warning'}  ${where}  ${field}:${what} ${problem}. ${remedy}\n`;
}

function summaryText(result: ImportResult, site: string): string {
  const { status, accepted, refused, rows, version, ignoredHeadings } = result;
  const done = status === 'unchanged' ? 'Nothing changed: the stock of' : 'Imported the stock of';
  const lines = [
    `${done} ${site}, version ${version}: ${amount(accepted, 'vehicle')} of ${amount(rows, 'row')}.`,
    `${amount(refused, 'row')} refused, ${amount(result.warnings, 'warning')}.`,
  ];
  if (ignoredHeadings.length > 0) {
    const named = ignoredHeadings.slice(0, 20).join(', ');
    lines.push(`Columns without a field, left out: ${named}. Name them with --map if they matter.`);
  }
  return `${lines.join('\n')}\n`;
}

/** The report for people: a line a defect, then what came of it. */
export function textReport({ site, stdout, stderr }: ReportTarget): ImportReport {
  return {
    defect: (defect) => stdout(defectLine(defect)),
    finish(result) {
      if (result.fault) stderr(faultText(result.fault));
      else stdout(summaryText(result, site));
    },
  };
}

/** The report for machines: one JSON object, `{ file, site, defects: [...], summary: {...} }`. */
export function jsonReport({ file, site, stdout }: ReportTarget): ImportReport {
  let separator = '\n';
  stdout(`{"file":${JSON.stringify(file)},"site":${JSON.stringify(site)},"defects":[`);
  return {
    defect(defect) {
      stdout(`${separator}${JSON.stringify(defect)}`);
      separator = ',\n';
    },
    finish(result) {
      const summary = { ...result, exitCode: exitCode(result) };
      stdout(`\n],"summary":${JSON.stringify(summary)}}\n`);
    },
  };
}
