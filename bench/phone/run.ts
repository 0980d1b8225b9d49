// Pages on a phone over a slow connection: what is seen when, and what Lighthouse says of it, beside
// a bare page of the same router in the same run. `npm run bench:phone --workspace bench`; CHROMIUM_PATH
// names another Chromium, `-- --visits 1` makes fewer visits than five, `-- --template metro` looks at
// one. The exit status is 1 when a bar is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { demoDealers } from '../../demo/dealers.ts';
import { ask } from '../../e2e/bytes/siteClient.ts';
import { chromiumArgs, findChromium } from '../../e2e/chromium.ts';
import { freePort, startDemo } from '../../e2e/demoServer.ts';
import { startHello } from '../helloServer.ts';
import { type Bar, bar, printBars } from '../search/bars.ts';
import { backToListing } from './backToListing.ts';
import { lighthousePage } from './lighthousePage.ts';
import { median } from './median.ts';
import { bareBars, phoneBars } from './phoneBars.ts';
import { visitPage } from './visitPage.ts';

const { values } = parseArgs({
  options: { visits: { type: 'string', default: '5' }, template: { type: 'string' } },
  allowPositionals: true,
  strict: false,
});
const times = Array.from({ length: Number(values.visits) }, (_, time) => time);

const dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-phone-'));
const server = await startDemo({ port: await freePort(), dataFolder });
const hello = await startHello();
const debuggingPort = await freePort();
const browser = await chromium.launch({
  executablePath: await findChromium(process.env),
  args: [...chromiumArgs, `--remote-debugging-port=${debuggingPort}`],
});

const bars: Bar[] = [];
try {
  bars.push(...bareBars(await visitsOf(browser, `http://localhost:${hello.port}/`)));
  for (const { template, slug: site } of demoDealers) {
    if (values.template !== undefined && values.template !== template) continue;
    const origin = `http://${site}.localhost:${server.port}`;
    for (const [name, path] of await pagesOf(site)) {
      const visits = await visitsOf(browser, origin + path);
      const scores = [];
      for (const _ of times) scores.push(await lighthousePage(debuggingPort, origin + path));
      bars.push(...phoneBars({ name: `${template} ${name}`, visits, scores }));
    }
    const returns = [];
    for (const _ of times) returns.push(await backToListing(browser, origin));
    const asked = returns.flatMap(({ requests }) => requests);
    bars.push(
      bar({
        what: `${template}: Back to the listing, not slowed, to the same results and place`,
        value: median(returns.map(({ paint }) => paint)),
        unit: ' ms',
        limit: 100,
      }),
      bar({
        what: `${template}: work of the page's thread in it`,
        value: median(returns.map(({ work }) => work)),
        unit: ' ms',
        limit: null,
      }),
      {
        what: `${template}: requests of it`,
        figure: asked.length === 0 ? '0' : asked.join(' '),
        bar: 'none',
        met: asked.length === 0,
      },
    );
  }
} finally {
  // Told even when a later figure could not be had.
  console.log(
    `\nA phone: 390 by 844 pixels, 4 times slower, 1.6 Mbit/s, 150 ms; ` +
      `Chromium ${browser.version()}, medians of ${times.length}`,
  );
  printBars(bars);
  await browser.close();
  hello.stop();
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function pagesOf(site: string): Promise<[name: string, path: string][]> {
  const found = await ask(server.port, site, '/api/search');
  const { hits } = JSON.parse(found.body.toString()) as { hits: { slug: string }[] };
  return [
    ['home', '/'],
    ['listing', '/search'],
    ['vehicle', `/cars/${hits[0]?.slug}`],
  ];
}

async function visitsOf(shown: Browser, url: string) {
  // The first draws the demo's pictures and fills the page cache.
  await visitPage(shown, url);
  const visits = [];
  for (const _ of times) visits.push(await visitPage(shown, url));
  return visits;
}
