// The server under load, with many dealers, and with large stock: `npm run bench:server -w bench`.
// The exit status is 1 when a bar is missed.
import { join } from 'node:path';
import { type Bar, printBars, tryBars } from '../search/bars.ts';
import { busyLeads } from './busyLeads.ts';
import { growth } from './growth.ts';
import { manyDealers } from './manyDealers.ts';
import { overload } from './overload.ts';
import { servedDemo } from './servedDemo.ts';

process.chdir(join(import.meta.dirname, '../..'));
const bars = [
  ...(await tryBars('overload', overloadOfTheDemo)),
  ...(await tryBars('growth from 1,000 to 100,000 vehicles', growth)),
  ...(await tryBars('memory and start of 1,000 dealers', manyDealers)),
];
console.log('');
printBars(bars);

function overloadOfTheDemo(): Promise<Bar[]> {
  return servedDemo(async (demo) => {
    // By then it has made its first pages, whose code was new to it.
    const overloaded = await overload(demo);
    return [...overloaded, ...(await busyLeads(demo))];
  });
}
