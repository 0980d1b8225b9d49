// A phone on a listing of 5,000, 10,000 and of 17,048 vehicles: how soon the browser answers itself, and how
// soon a click on a filter is on the screen. `npm run bench:browser --workspace bench`, which takes a
// stock file of your own in place of the 17,048 made ones:
// `npm run bench:browser --workspace bench -- listings.csv`. The exit status is 1 when a bar is missed.
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../../e2e/chromium.ts';
import { type Bar, printBars, tryBars } from '../bars.ts';
import { browserBars, codeBars } from './browserBars.ts';
import { startStockedSite } from './stockedSite.ts';
import { visitListing } from './visitListing.ts';

/** Visits of each kind. The best of each figure counts: other work on the machine only adds. */
const VISITS = 4;
const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const stocks = [
  5_000,
  10_000,
  file === undefined ? 17_048 : resolve(process.env.INIT_CWD ?? '.', file),
];

const browser = await chromium.launch({
  executablePath: await findChromium(process.env),
  args: chromiumArgs,
});
const bars = codeBars();
try {
  for (const stock of stocks) {
    bars.push(...(await tryBars(`a stock of ${stock}`, () => barsOf(stock))));
  }
} finally {
  await browser.close();
}
console.log('\nA phone on a listing: 390 by 844 pixels, the best of four visits');
printBars(bars);

async function barsOf(stock: number | string): Promise<Bar[]> {
  const site = await startStockedSite(stock);
  const found: Bar[] = [];
  try {
    for (const slowdown of [1, 4]) {
      const what = `${site.vehicles} vehicles, ${slowdown} times slower`;
      const measured = await tryBars(what, async () => {
        const visits = [];
        for (let visit = 0; visit < VISITS; visit++) {
          visits.push(await visitListing(browser, site.origin, slowdown));
        }
        return browserBars(site, slowdown, visits);
      });
      found.push(...measured);
    }
  } finally {
    await site.stop();
  }
  return found;
}
