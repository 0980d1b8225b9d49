import { describe, expect, it } from 'vitest';
import type { Defect } from './defect.ts';
import type { ImportResult } from './importStock.ts';
import { exitCode, jsonReport, textReport } from './report.ts';

const DEFECT: Defect = {
  severity: 'refused',
  row: 12,
  field: 'price',
  found: 'ch"eap',
  problem: 'not a price in dollars',
  remedy: 'Write 24990.',
};
const RESULT: ImportResult = {
  status: 'imported',
  rows: 1250,
  accepted: 1249,
  refused: 1,
  warnings: 2,
  version: 3,
  ignoredHeadings: ['Salesperson'],
  fault: null,
};
const FAULT = { happened: 'It is empty.', matters: 'Stock kept.', remedy: 'Export again.' };
const NOTHING: ImportResult = { ...RESULT, status: 'nothing', accepted: 0, fault: FAULT };

function written(make: typeof textReport, defects: readonly Defect[], result: ImportResult) {
  const out = { stdout: '', stderr: '' };
  const report = make({
    file: 'a "b".csv',
    site: 'acme',
    stdout: (text) => {
      out.stdout += text;
    },
    stderr: (text) => {
      out.stderr += text;
    },
  });
  for (const defect of defects) report.defect(defect);
  report.finish(result);
  return out;
}

describe('textReport', () => {
  it('writes a line a defect and what came of it', () => {
    const warning = { ...DEFECT, severity: 'warning', row: 0, found: '' } as const;
    expect(written(textReport, [DEFECT, warning], RESULT)).toEqual({
      stderr: '',
      stdout: [
        'REFUSED  row 12  price: "ch\\"eap": not a price in dollars. Write 24990.',
        'warning  file  price: not a price in dollars. Write 24990.',
        'Imported the stock of acme, version 3: 1,249 vehicles of 1,250 rows.',
        '1 row refused, 2 warnings.',
        'Columns without a field, left out: Salesperson. Name them with --map if they matter.',
        '',
      ].join('\n'),
    });
  });

  it('says when nothing changed', () => {
    const result: ImportResult = { ...RESULT, status: 'unchanged', ignoredHeadings: [] };
    expect(written(textReport, [], result).stdout).toMatch(/^Nothing changed: the stock of acme/);
  });

  it('writes a fault in three parts to stderr', () => {
    expect(written(textReport, [], NOTHING)).toEqual({
      stdout: '',
      stderr: 'It is empty.\nStock kept.\nExport again.\n',
    });
  });
});

describe('jsonReport', () => {
  it.each([0, 1, 3])('is one JSON object with %i defects', (count) => {
    const defects = Array.from({ length: count }, () => DEFECT);
    const { stdout, stderr } = written(jsonReport, defects, RESULT);
    const summary = { ...RESULT, exitCode: 2 };
    expect(JSON.parse(stdout)).toEqual({ file: 'a "b".csv', site: 'acme', defects, summary });
    expect(stderr).toBe('');
  });

  it('holds the fault', () => {
    const { summary } = JSON.parse(written(jsonReport, [], NOTHING).stdout);
    expect(summary).toMatchObject({ exitCode: 1, fault: FAULT });
  });
});

describe('exitCode', () => {
  it.each([
    ['imported', 0, 0],
    ['imported', 1, 2],
    ['unchanged', 0, 0],
    ['unchanged', 3, 2],
    ['nothing', 0, 1],
    ['nothing', 9, 1],
  ] as const)('%s with %i refused is %i', (status, refused, code) => {
    expect(exitCode({ ...RESULT, status, refused })).toBe(code);
  });
});
