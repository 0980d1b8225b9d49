import { describe, expect, test } from 'vitest';
import type { Defect } from './faults/defect.ts';
import type { ImportResult } from './importStock.ts';
import {
  exitCode,
  type ImportReport,
  jsonReport,
  lineReport,
  type ReportTarget,
  textReport,
} from './report.ts';

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
  effect: { before: 1300, added: 9, changed: 1200, removed: 60 },
  facets: null,
  photos: null,
  fault: null,
};
const FAULT = { happened: 'It is empty.', matters: 'Stock kept.', remedy: 'Export again.' };
const NOTHING: ImportResult = { ...RESULT, status: 'nothing', accepted: 0, fault: FAULT };

function written(
  make: (target: ReportTarget) => ImportReport,
  defects: readonly Defect[],
  result: ImportResult,
) {
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

function many(count: number, defect: Partial<Defect>): Defect[] {
  return Array.from({ length: count }, (_, at) => ({ ...DEFECT, row: at + 2, ...defect }));
}
const SUMMARY = [
  'Imported the stock of acme, version 3: 1,249 vehicles of 1,250 rows.',
  '9 added, 1,200 changed, 60 removed. 1 row refused, 2 warnings.',
  'Columns without a field, left out: Salesperson. Name them with --map if they matter.',
  '',
];

describe('textReport', () => {
  test('tells each kind of problem once: refusals, then the file, then what happens most', () => {
    const defects = [
      ...many(3, { severity: 'warning', field: 'seats', problem: 'not seats' }),
      ...many(1, { severity: 'warning', field: 'fuel', row: 0, found: '' }),
      ...many(1_200, { severity: 'warning', field: 'colour', found: 'x'.repeat(80) }),
      ...many(2, { field: 'id', problem: 'the same id as row 3' }),
      ...many(1, { field: 'id', problem: 'the same id as row 77' }),
    ];
    expect(written(textReport, defects, RESULT)).toEqual({
      stderr: '',
      stdout: [
        'REFUSED       3 rows  id: the same id as row 3',
        '                      row 2 "ch\\"eap": Write 24990.',
        'warning     the file  fuel: not a price in dollars',
        '                      Write 24990.',
        'warning   1,200 rows  colour: not a price in dollars',
        `                      row 2 "${'x'.repeat(39)}…": Write 24990.`,
        'warning       3 rows  seats: not seats',
        '                      row 2 "ch\\"eap": Write 24990.',
        ...SUMMARY,
      ].join('\n'),
    });
  });

  test('shows as much as fits on a screen, and says what it leaves out', () => {
    const defects = Array.from({ length: 40 }, (_, at) => many(at + 1, { field: `f${at}` })).flat();
    const { stdout } = written(textReport, defects, RESULT);
    expect(stdout.split('\n')).toContain(
      '... and 32 more kinds of problem, 528 times: --report <file> writes every one.',
    );
  });

  // A terminal carries long lines over, so a line that a file fills with its own words takes two.
  test.each([
    ['an import', { status: 'imported' }],
    ['one that changes nothing', { status: 'unchanged' }],
    ['one that is refused', { status: 'nothing', fault: FAULT }],
    ['a dry run', { status: 'dry_run' }],
    ['a dry run of what would be refused', { status: 'dry_run', fault: FAULT }],
  ] as const)('fits on a screen of 24 lines and 80 columns, whatever the file: %s', (_, change) => {
    const long = 'what a feed can hold '.repeat(6).trim();
    const defects = Array.from({ length: 40 }, (_, at) =>
      many(at + 1, { field: `field${at}`, found: long, problem: long, remedy: long }),
    ).flat();
    const values = Array.from({ length: 900 }, (_, at) => `${long} ${at}`);
    const facets = Array.from({ length: 13 }, (_, at) => ({
      ...{ facet: `facet_${at}`, added: values, vanished: values },
    }));
    const fault = 'fault' in change && { happened: long, matters: long, remedy: long };
    const result: ImportResult = {
      ...{ ...RESULT, rows: 1_234_567, accepted: 1_234_567, refused: 1_234_567 },
      ...{ ...change, ignoredHeadings: values, fault: fault || null },
      facets: change.status === 'dry_run' ? facets : null,
    };
    const paint: ReportTarget['paint'] = (_style, text) => `\u001b[31m${text}\u001b[39m`;
    const { stdout, stderr } = written(
      (target) => textReport({ ...target, paint }),
      defects,
      result,
    );
    const lines = `${stdout}${stderr}`.replaceAll(/\u001b\[\d+m/g, '').split('\n');
    const rows = lines.flatMap((line) => line.match(/.{1,80}/g) ?? ['']);
    // The last is empty, and the prompt stands in it.
    expect(rows.length).toBeLessThanOrEqual(24);
    expect(stdout).toMatch(/^\S+REFUSED.* {2}40 rows /);
    expect(stdout).toContain('more kinds of problem, ');
    expect(/facet_0: 900 new.*\n(.*\n)* {2}\.\.\. /.test(stdout)).toBe(change.status === 'dry_run');
  });

  test('paints severities where that is seen', () => {
    const painted = (target: ReportTarget) =>
      textReport({ ...target, paint: (style, text) => `<${style}>${text}</${style}>` });
    expect(written(painted, [DEFECT], RESULT).stdout).toMatch(/^<red>REFUSED<\/red> {8}1 row {2}/);
  });

  test('says when nothing changed', () => {
    const result: ImportResult = { ...RESULT, status: 'unchanged', ignoredHeadings: [] };
    expect(written(textReport, [], result).stdout).toMatch(/^Nothing changed: the stock of acme/);
  });

  test('tells a fault in three parts on stderr, and why above it', () => {
    expect(written(textReport, [DEFECT], NOTHING)).toEqual({
      stdout: expect.stringMatching(/^REFUSED .*\n.*Write 24990\.\n$/),
      stderr: 'It is empty.\nStock kept.\nExport again.\n',
    });
  });

  test('tells a dry run by what would come and go', () => {
    const facets = [
      { facet: 'make', added: ['Black', 'White', 'Red', 'Blue', 'Grey'], vanished: ['Kia'] },
    ];
    const result: ImportResult = { ...RESULT, status: 'dry_run', facets, ignoredHeadings: [] };
    expect(written(textReport, [], result).stdout.split('\n')).toEqual([
      'Dry run, nothing was changed. Would be: 1,249 vehicles of 1,250 rows.',
      '9 added, 1,200 changed, 60 removed. 1 row refused, 2 warnings.',
      '  make: 5 new (Black, White, Red, Blue and 1 more), 1 gone (Kia)',
      '',
    ]);
  });
});

test('photos of a folder are told by kinds with their count, and what came of them', () => {
  const photos = Array.from({ length: 1_200 }, (_, at) => ({
    ...{ severity: 'warning' as const, row: 0, field: 'photos', found: `X${at}_1.jpg` },
    ...{ problem: 'no vehicle of the stock file is called so', remedy: 'Name it.' },
  }));
  const result = { ...RESULT, photos: { files: 1_202, shown: 2, added: 1, vehicles: 1 } };
  const { stdout } = written(textReport, photos, result);
  expect(stdout).toContain('1,200 photos  photos: no vehicle of the stock file is called so\n');
  expect(stdout).toContain('"X0_1.jpg": Name it.');
  expect(stdout).toContain('2 of 1,202 photos are of 1 vehicle, 1 of them new.\n');
  expect(written(lineReport, photos, result).stdout).toContain(
    'warning  photo  photos: "X0_1.jpg":',
  );
});

test('a column without a heading has a name in the report', () => {
  const { stdout } = written(textReport, [], { ...RESULT, ignoredHeadings: ['', 'Salesperson'] });
  expect(stdout).toContain('left out: (without a heading), Salesperson. Name');
});

describe('lineReport', () => {
  test('writes a line a defect and what came of it', () => {
    const warning = { ...DEFECT, severity: 'warning', row: 0, found: '' } as const;
    const facets = [{ facet: 'make', added: ['Black'], vanished: ['Kia'] }];
    expect(
      written(lineReport, [DEFECT, warning], { ...RESULT, facets }).stdout.split('\n'),
    ).toEqual([
      'REFUSED  row 12  price: "ch\\"eap": not a price in dollars. Write 24990.',
      'warning  file  price: not a price in dollars. Write 24990.',
      ...SUMMARY.slice(0, -1),
      'make: new "Black"',
      'make: gone "Kia"',
      '',
    ]);
  });

  test('writes a fault', () => {
    expect(written(lineReport, [], NOTHING).stdout).toContain('It is empty.\nStock kept.');
  });
});

describe('jsonReport', () => {
  test.each([0, 1, 3])('is one JSON object with %i defects', (count) => {
    const defects = Array.from({ length: count }, () => DEFECT);
    const { stdout, stderr } = written(jsonReport, defects, RESULT);
    const summary = { ...RESULT, exitCode: 2 };
    expect(JSON.parse(stdout)).toEqual({ file: 'a "b".csv', site: 'acme', defects, summary });
    expect(stderr).toBe('');
  });

  test('holds the fault', () => {
    const { summary } = JSON.parse(written(jsonReport, [], NOTHING).stdout);
    expect(summary).toMatchObject({ exitCode: 1, fault: FAULT });
  });
});

describe('exitCode', () => {
  test.each([
    ['imported', 0, 0],
    ['imported', 1, 2],
    ['unchanged', 0, 0],
    ['unchanged', 3, 2],
    ['nothing', 0, 1],
    ['nothing', 9, 1],
    ['dry_run', 0, 0],
    ['dry_run', 1, 2],
  ] as const)('%s with %i refused is %i', (status, refused, code) => {
    expect(exitCode({ ...RESULT, status, refused })).toBe(code);
  });

  test('of a dry run that would not be imported is 1', () => {
    expect(exitCode({ ...RESULT, status: 'dry_run', fault: FAULT })).toBe(1);
  });
});
