// The search benchmark: our engine beside its peers in one run, and the bars of stock search.
// `npm run bench:search --workspace bench`; with `-- --million` for 1,000,000 vehicles, too. The exit
// status is 1 when a bar is missed.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Bar, bar, notMeasured, printBars } from './bars.ts';
import { embedded } from './engines/embedded.ts';
import { miniSearch } from './engines/miniSearch.ts';
import { orama } from './engines/orama.ts';
import { plainLoop } from './engines/plainLoop.ts';
import { typesenseFrom } from './engines/typesense.ts';
import { wrongAnswers } from './exactness.ts';
import { type Measured, meanRatio, measure } from './measure.ts';
import { measureMix } from './mix.ts';
import { type Shape, shapes } from './shapes.ts';
import { textRatios } from './textRatio.ts';

setFlagsFromString('--expose-gc');
globalThis.gc = runInNewContext('gc') as NodeJS.GCFunction;

/** Rounds by size of stock; one round of the slowest peer at 100,000 takes minutes. */
const ROUNDS = { 1_000: 21, 10_000: 7, 100_000: 1 } as const;
const sizes = [1_000, 10_000, 100_000] as const;
const names = Object.keys(shapes) as Shape[];

const typesense = typesenseFrom(process.env);
const tables = new Map<number, Measured[]>();
for (const size of sizes) {
  const engines = [
    embedded,
    plainLoop,
    miniSearch,
    orama,
    ...(typesense ? [typesense.create] : []),
  ];
  const table = await measure(size, engines, ROUNDS[size]);
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

function at(size: (typeof sizes)[number], engine: string) {
  return tables.get(size)!.find((measured) => measured.engine === engine)!;
}
function slower(engine: string) {
  return meanRatio(at(10_000, 'Forecourt'), at(10_000, engine));
}
function times(what: string, value: number, limit: number) {
  return bar({
    what: `10,000 vehicles: ${what} takes longer by`,
    value,
    unit: ' times',
    limit,
    atLeast: true,
  });
}

const bars: Bar[] = [
  bar({
    what: 'answers unlike brute force, of 5,000 random ones',
    value: wrongAnswers(),
    unit: '',
    limit: 1,
  }),
  times('Orama', slower('Orama'), 100),
  times('a plain loop', slower('plain loop'), 20),
];
if (typesense === null) {
  const why = 'it was not there: set TYPESENSE_URL and TYPESENSE_API_KEY';
  bars.push(notMeasured('10,000 vehicles: Typesense takes longer by', 'at least 100 times', why));
} else {
  bars.push(times('Typesense', slower('Typesense'), 100));
}
const small = measureMix(10_000);
const large = measureMix(100_000);
const peer = at(100_000, 'MiniSearch and a loop').buildMs / at(100_000, 'Forecourt').buildMs;
bars.push(
  bar({ what: '10,000 vehicles: p95 of the mix', value: small.p95, unit: ' ms', limit: 1 }),
  bar({ what: '100,000 vehicles: p95 of the mix', value: large.p95, unit: ' ms', limit: 5 }),
  bar({ what: '100,000 vehicles: building', value: large.buildMs / 1000, unit: ' s', limit: 2 }),
  {
    what: '100,000 vehicles: building, beside MiniSearch in the same minute',
    figure: `${(1 / peer).toFixed(2)} of its time`,
    bar: 'told',
    met: true,
  },
  bar({
    what: '100,000 vehicles: memory beyond the vehicles',
    value: large.memory,
    unit: ' MB',
    limit: 60,
  }),
);
for (const name of names) {
  const value = at(100_000, 'Forecourt').median[name] / at(1_000, 'Forecourt').median[name];
  bars.push(
    bar({ what: `growth from 1,000 to 100,000: ${name}`, value, unit: ' times', limit: 100 }),
  );
}
for (const { text, ratio } of textRatios(100_000)) {
  bars.push(
    bar({
      what: `100,000 vehicles: "${text}", beside refinements`,
      value: ratio,
      unit: ' times',
      limit: 3,
    }),
  );
}
if (process.argv.includes('--million')) {
  const { p95 } = measureMix(1_000_000);
  bars.push(
    bar({ what: '1,000,000 vehicles: p95 of the mix', value: p95, unit: ' ms', limit: 50 }),
  );
}
await typesense?.close();
console.log('');
printBars(bars);
