// The search benchmark: our engine beside its peers in one run, and the bars of stock search.
// `npm run bench:search --workspace bench`; the exit status is 1 when a bar is missed.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { embedded } from './engines/embedded.ts';
import { miniSearch } from './engines/miniSearch.ts';
import { orama } from './engines/orama.ts';
import { plainLoop } from './engines/plainLoop.ts';
import { type Measured, meanRatio, measure } from './measure.ts';
import { measureMix } from './mix.ts';
import { type Shape, shapes } from './shapes.ts';

setFlagsFromString('--expose-gc');
globalThis.gc = runInNewContext('gc') as NodeJS.GCFunction;

/** Rounds by size of stock; one round of the slowest peer at 100,000 takes minutes. */
const ROUNDS = { 1_000: 21, 10_000: 7, 100_000: 1 } as const;
const sizes = [1_000, 10_000, 100_000] as const;
const names = Object.keys(shapes) as Shape[];

const tables = new Map<number, Measured[]>();
for (const size of sizes) {
  const table = await measure(size, [embedded, plainLoop, miniSearch, orama], ROUNDS[size]);
  tables.set(size, table);
  print(size, table);
}

function print(size: number, table: readonly Measured[]): void {
  console.log(`\n${size.toLocaleString('en-AU')} vehicles, median milliseconds a search`);
  const width = Math.max(...names.map((name) => name.length));
  const cell = (text: string) => text.padStart(22);
  const row = (name: string, of: (measured: Measured) => string) =>
    console.log(name.padEnd(width) + table.map((measured) => cell(of(measured))).join(''));
  row('', ({ engine }) => engine);
  row('building', ({ buildMs }) => buildMs.toFixed(0));
  for (const name of names) {
    row(name, ({ median, wrong }) => median[name].toFixed(3) + (wrong.includes(name) ? ' !' : ''));
  }
  row('times as long, mean', (measured) => meanRatio(table[0]!, measured).toFixed(0));
  if (table.some(({ wrong }) => wrong.length > 0)) console.log('! counts differ from ours');
}

const bars: { what: string; figure: string; bar: string; met: boolean }[] = [];
const bar = (what: string, value: number, unit: string, limit: number, more = false) =>
  bars.push({
    what,
    figure: `${value.toFixed(value < 10 ? 2 : 0)}${unit}`,
    bar: `${more ? 'at least' : 'under'} ${limit}${unit}`,
    met: more ? value >= limit : value < limit,
  });

const [ours, loop, , peer] = tables.get(10_000)!;
bar('10,000 vehicles: Orama takes longer by', meanRatio(ours!, peer!), ' times', 100, true);
bar('10,000 vehicles: a plain loop takes longer by', meanRatio(ours!, loop!), ' times', 20, true);
bar('10,000 vehicles: p95 of the mix', measureMix(10_000).p95, ' ms', 1);
const large = measureMix(100_000);
bar('100,000 vehicles: p95 of the mix', large.p95, ' ms', 5);
bar('100,000 vehicles: building', large.buildMs / 1000, ' s', 2);
bar('100,000 vehicles: memory beyond the vehicles', large.memory, ' MB', 60);
for (const name of names) {
  const growth = tables.get(100_000)![0]!.median[name] / tables.get(1_000)![0]!.median[name];
  bar(`growth from 1,000 to 100,000: ${name}`, growth, ' times', 100);
}

console.log('');
const widest = Math.max(...bars.map(({ what }) => what.length));
for (const { what, figure, bar: limit, met } of bars) {
  console.log(`${met ? 'ok    ' : 'MISSED'}  ${what.padEnd(widest)}  ${figure}  (${limit})`);
}
process.exitCode = bars.every(({ met }) => met) ? 0 : 1;
