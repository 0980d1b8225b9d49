// What pages weigh as they are sent, and what components weigh, each beside its bar. The exit status
// is 1 when a bar is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoStock } from '@forecourt/demo/stock';
import { settingsFrom, startServer } from '@forecourt/site/server';
import { type PageBytes, pageBytes } from './clientBytes.ts';
import { BUDGET, largerBudgets } from './componentBudgets.ts';
import { componentBytes, componentNames } from './componentBytes.ts';
import { startHello } from './helloServer.ts';
import { packageBytes } from './packageBytes.ts';
import { type Bar, printBars } from './search/bars.ts';
import { type SitePage, sitePages } from './sitePages.ts';

/** Pages that search in the browser. */
const LISTINGS = new Set(['listing', 'sevenSeater']);

const rows: Bar[] = [];
function kb(value: number) {
  return `${value.toFixed(1)} kB`;
}
function atMost(what: string, value: number, bar: number) {
  return rows.push({ what, figure: kb(value), bar: `at most ${kb(bar)}`, met: value <= bar });
}

const root = join(import.meta.dirname, '..');
process.chdir(root);
const dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
const settings = settingsFrom({ ...process.env, PORT: '0', FORECOURT_DATA: dataFolder });
await loadDemoStock(settings, () => {});
const server = await startServer({ ...settings, log: () => {} });

try {
  const floor = await floorBytes();
  rows.push({ what: 'hello page: JavaScript', figure: kb(floor.js), bar: 'the floor', met: true });

  // Every site: each has pages that others of its template lack.
  for (const { config } of server.sites) {
    for (const page of await sitePages(server.port, config.slug)) {
      const bytes = await heaviest(config.slug, page);
      const what = `${config.template} ${config.slug} ${page.name}`;
      rows.push({
        what: `${what}: texts over 1 kB sent raw`,
        figure: bytes.raw.length === 0 ? '0' : bytes.raw.join(' '),
        bar: 'none',
        met: bytes.raw.length === 0,
      });
      const allowance = LISTINGS.has(page.name) ? 35 : 20;
      atMost(`${what}: JavaScript over the floor`, bytes.js - floor.js, allowance);
      atMost(`${what}: CSS`, bytes.css, 12);
      atMost(`${what}: HTML`, bytes.html, 20);
    }
  }

  const domain = await packageBytes(join(root, 'packages/domain/dist/index.js'));
  atMost('domain package, all of it', domain, 31);

  for (const name of componentNames()) {
    const { bytes } = await componentBytes(name);
    atMost(`component ${name}, beyond React`, bytes / 1000, largerBudgets[name] ?? BUDGET);
  }
} finally {
  // Told even when a later figure could not be had.
  console.log('\nBytes as they are sent to a browser that takes brotli');
  printBars(rows);
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/** The most that any address of a page costs, each kind by itself. */
async function heaviest(site: string, { addresses }: SitePage): Promise<PageBytes> {
  const all = await Promise.all(addresses.map((path) => pageBytes(server.port, site, path)));
  const most = (kind: 'js' | 'css' | 'html') => Math.max(...all.map((bytes) => bytes[kind]));
  return {
    js: most('js'),
    css: most('css'),
    html: most('html'),
    raw: [...new Set(all.flatMap(({ raw }) => raw))],
  };
}

async function floorBytes(): Promise<PageBytes> {
  const hello = await startHello();
  try {
    return await pageBytes(hello.port, 'hello', '/');
  } finally {
    hello.stop();
  }
}
