import { overload } from '../server/overload.ts';
import { servedDemo } from '../server/servedDemo.ts';
import { noisyNeighbour } from './noisyNeighbour.ts';
import { exactly, none, type Row, row } from './rows.ts';
import { thousandSites } from './thousandSites.ts';

/** More is asked than can be made. */
export async function overloaded(): Promise<Row[]> {
  const bars = await servedDemo(overload);
  return bars.map((one) => ({ code: 'C2', ...one }));
}

/** One dealer's crowd beside another's shoppers. */
export async function neighbours(): Promise<Row[]> {
  const found = await noisyNeighbour();
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const { alone, beside, bareAlone, bareBeside, ownAlone, ownBeside } = found;
  const noise = Object.entries(found.noise).map(([kind, count]) => `${count} × ${kind}`);
  return [
    row('C8', {
      what: `p99 of a dealer's answers beside another at 300 requests a second whose search and CRM hang (${ms(beside)}), of what it is alone (${ms(alone)}); a bare server's were ${ms(bareBeside)} and ${ms(bareAlone)}`,
      ...{ value: beside / alone, unit: ' times', limit: 1.5 },
    }),
    none('C8', `of ${found.asked} answers to its shoppers, errors`, found.errors),
    row('C8', {
      what: `the same p99 of the time that the server's own thread had meanwhile (${ms(ownBeside)}, ${ms(ownAlone)}); to the other dealer's: ${noise.join(', ')}; ${found.hung.search} searches and ${found.hung.crm} leads hung`,
      ...{ value: ownBeside / ownAlone, unit: ' times', limit: null },
    }),
  ];
}

/** A thousand sites, one of them broken. */
export async function sites(): Promise<Row[]> {
  const { startSeconds, idleMb, coldMs, coldOwnMs, warmMs, broken } = await thousandSites();
  const own = `${coldOwnMs.p50.toFixed(0)} ms of it of the server's own`;
  return [
    row('C9', {
      what: '1,000 sites in one process: from start to the first answer',
      ...{ value: startSeconds, unit: ' s', limit: 10 },
    }),
    row('C9', {
      what: 'memory of a site that nobody visits',
      ...{ value: idleMb, unit: ' MB', limit: 2 },
    }),
    row('C9', {
      what: `first page of a site that nobody has visited, p50 (p95 ${coldMs.p95.toFixed(0)} ms; ${own}; a visited one's ${warmMs.toFixed(0)} ms)`,
      ...{ value: coldMs.p50, unit: ' ms', limit: 300 },
    }),
    exactly('C9', 'status of the one with a broken configuration', broken.status, 503),
    {
      ...{ code: 'C9', what: 'it says that it is coming back', bar: 'yes' },
      ...{ figure: broken.text ? 'yes' : 'no', met: broken.text },
    },
    none('C9', 'of the 999 others, those that do not answer', broken.failing),
  ];
}
