// The promises of reliability with their figures: `npm run promises -w bench`, or some by their codes,
// `npm run promises -w bench -- C8 C9`. What could not be measured is told as such. The exit status is 1
// when a promise is missed. It takes about half an hour; nothing else should run meanwhile.
import { join } from 'node:path';
import { neighbours, overloaded, sites } from './measured.ts';
import { type Row, unmeasured } from './rows.ts';
import { speed } from './speed.ts';
import { runTests } from './tested.ts';
import { testRuns } from './testRuns.ts';

interface Source {
  codes: readonly string[];
  measure(): Promise<Row[]>;
}

/** Parts of promises that nothing measures, and why. */
const open: readonly Row[] = [
  unmeasured(
    'C6',
    'limits of one visitor, shared by all servers',
    'shared',
    'each server counts by itself (docs/servers.md)',
  ),
];

const sources: readonly Source[] = [
  { codes: ['C1'], measure: speed },
  { codes: ['C2'], measure: overloaded },
  { codes: ['C8'], measure: neighbours },
  { codes: ['C9'], measure: sites },
  ...testRuns.map((run) => ({
    codes: [...new Set(run.promised.map(({ code }) => code))],
    measure: async () => runTests(run),
  })),
];

process.chdir(join(import.meta.dirname, '../..'));
const asked = new Set(process.argv.slice(2).map((code) => code.toUpperCase()));
const told: Row[] = [];
for (const { codes, measure } of sources) {
  if (!codes.some(isAsked)) continue;
  console.error(`Measuring ${codes.join(', ')} ...`);
  const rows = await measure().catch((error: unknown) => codes.map((code) => failed(code, error)));
  // At once: what is ended before its time has told what it found.
  tell([...rows, ...open.filter(({ code }) => codes.includes(code))]);
}
const missed = told.filter(({ met }) => met === false).length;
const left = told.filter(({ met }) => met === null).length;
console.log(`\n${told.length} figures: ${missed} missed, ${left} not measured.`);
if (missed > 0) process.exitCode = 1;

function tell(rows: readonly Row[]): void {
  const asked = rows.filter(({ code }) => code.split(', ').some(isAsked));
  for (const { code, what, bar, figure, met } of asked.toSorted(byCode)) {
    const word = met === null ? 'not measured' : met ? 'ok' : 'MISSED';
    console.log(`${code.padEnd(3)} ${word.padEnd(12)} ${what}: ${figure} (${bar})`);
  }
  told.push(...asked);
}

function byCode(a: Row, b: Row): number {
  return a.code === b.code ? 0 : a.code < b.code ? -1 : 1;
}

function isAsked(code: string): boolean {
  return asked.size === 0 || asked.has(code);
}

function failed(code: string, error: unknown): Row {
  const why = error instanceof Error ? error.message : String(error);
  return unmeasured(code, 'every figure of it', 'measured', why);
}
