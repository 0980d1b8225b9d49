// A phone on a listing of 5,000, 10,000 and of 17,048 vehicles: how soon the browser answers itself,
// and how soon a click on a filter is on the screen; of 10,000, that in every template, beside a bare
// page of the same router.
// `npm run bench:browser --workspace bench` takes a stock file of your own in place of the 17,048
// made ones: `npm run bench:browser --workspace bench -- listings.csv`. The exit status is 1 when a
// bar is missed.
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { templateNames } from '../../../demo/dealers.ts';
import { chromiumArgs, findChromium } from '../../../e2e/chromium.ts';
import { startHello } from '../../helloServer.ts';
import { median } from '../../phone/median.ts';
import { SLOWDOWN } from '../../phone/profile.ts';
import { type Bar, bar, printBars, tryBars } from '../bars.ts';
import { bareClick } from './bareClick.ts';
import { browserBars, codeBars } from './browserBars.ts';
import { startStockedSite } from './stockedSite.ts';
import { visitListing } from './visitListing.ts';

/** Visits of each kind. */
const VISITS = 5;
/** All is measured in the first, clicks in the others too. */
const [first = '', ...others] = templateNames;
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
  bars.push(...(await tryBars('a click on a bare page', bareBars)));
  for (const stock of stocks) {
    bars.push(...(await tryBars(`a stock of ${stock}`, () => barsOf(stock, first, [1, SLOWDOWN]))));
  }
  for (const template of others) {
    bars.push(
      ...(await tryBars(`clicks in ${template}`, () => barsOf(10_000, template, [SLOWDOWN]))),
    );
  }
} finally {
  await browser.close();
}
console.log('\nA phone on a listing: 390 by 844 pixels, five visits');
printBars(bars);

async function bareBars(): Promise<Bar[]> {
  const hello = await startHello();
  try {
    const paints = [];
    for (let visit = 0; visit < VISITS; visit++) {
      paints.push(await bareClick(browser, `http://localhost:${hello.port}/filters`, SLOWDOWN));
    }
    const what = `a bare page of the same router, ${SLOWDOWN} times slower: click, paint`;
    return [bar({ what, value: median(paints), unit: ' ms', limit: null })];
  } finally {
    hello.stop();
  }
}

async function barsOf(
  stock: number | string,
  template: string,
  slowdowns: readonly number[],
): Promise<Bar[]> {
  const site = await startStockedSite(stock, template);
  const found: Bar[] = [];
  try {
    for (const slowdown of slowdowns) {
      const what = `${template}, ${site.vehicles} vehicles, ${slowdown} times slower`;
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
