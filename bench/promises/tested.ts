import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Row, unmeasured } from './rows.ts';

/** A figure that a test notes, and what is promised of it. */
interface Promised {
  code: string;
  /** Its name where the test notes it. */
  figure: string;
  what: string;
  unit?: string;
  /** `null`: it is told only. */
  limit: number | null;
  /** How it must stand to the limit; at most, where nothing is said. */
  by?: 'at least' | 'exactly';
}

export interface TestRun {
  /** Command and arguments, at the root. */
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  promised: readonly Promised[];
}

interface Noted {
  promise: string;
  what: string;
  value: number;
}

const root = join(import.meta.dirname, '../..');

/** Runs tests and reads what they note. What one that failed has not noted is missed, not left out. */
export function runTests({ command, env = {}, promised }: TestRun): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-figures-'));
  const file = join(folder, 'figures');
  try {
    const [program = '', ...args] = command;
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: root,
      env: { ...process.env, ...env, FORECOURT_FIGURES: file },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) console.error(`${stdout}\n${stderr}`.split('\n').slice(-60).join('\n'));
    const noted = notedIn(file);
    const rows = promised.map((one) => rowOf(one, noted));
    if (status === 0) return rows;
    const codes = [...new Set(promised.map(({ code }) => code))].join(', ');
    const what = `every test of ${codes}`;
    return [...rows, { code: codes, what, figure: 'failed', bar: 'passes', met: false }];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function notedIn(file: string): Noted[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Noted);
  } catch {
    return [];
  }
}

/** Of what was noted several times, the worst counts. */
function rowOf(
  { code, figure, what, unit = '', limit, by }: Promised,
  noted: readonly Noted[],
): Row {
  const values = noted.filter((one) => one.promise === code && one.what === figure);
  const said = limit === null ? 'told' : `${by ?? 'at most'} ${limit}${unit}`;
  if (values.length === 0) return unmeasured(code, what, said, 'its test did not come so far');
  const all = values.map(({ value }) => value);
  const worst = by === 'at least' || limit === null ? Math.min(...all) : Math.max(...all);
  const met = {
    'at least': () => worst >= (limit ?? 0),
    exactly: () => all.every((value) => value === limit),
    'at most': () => worst <= (limit ?? 0),
  }[by ?? 'at most'];
  const digits = worst % 1 === 0 ? 0 : worst < 10 ? 2 : 0;
  return {
    ...{ code, what, bar: said, figure: `${worst.toFixed(digits)}${unit}` },
    met: limit === null ? true : met(),
  };
}
