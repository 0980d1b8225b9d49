// What pages weigh as they are sent, and what components weigh, each beside its bar. The exit status
// is 1 when a bar is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoStock } from '@forecourt/demo/stock';
import { settingsFrom, startServer } from '@forecourt/site/server';
import { heaviestBytes, type PageBytes, pageBytes } from '../e2e/bytes/clientBytes.ts';
import { ownPages } from '../e2e/bytes/ownPages.ts';
import { HELLO_JS, pageBars } from '../e2e/bytes/pageBars.ts';
import { sitePages } from '../e2e/bytes/sitePages.ts';
import { BUDGET, largerBudgets } from './componentBudgets.ts';
import { componentBytes, componentNames } from './componentBytes.ts';
import { startHello } from './helloServer.ts';
import { type Bar, printBars } from './search/bars.ts';

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
  rows.push({
    what: 'hello page: JavaScript',
    figure: kb(floor.js),
    bar: `the floor, ${kb(HELLO_JS)}`,
    met: kb(floor.js) === kb(HELLO_JS),
  });

  // Every site: each has pages that others of its template lack.
  for (const { config } of server.sites) {
    const pages = await sitePages(server.port, config.slug);
    for (const page of [...pages, ...(await ownPages(server.port, config.slug, pages))]) {
      const bytes = await heaviestBytes(server.port, config.slug, page);
      const what = `${config.template} ${config.slug} ${page.name}`;
      rows.push({
        what: `${what}: texts over 1 kB sent raw`,
        figure: bytes.raw.length === 0 ? '0' : bytes.raw.join(' '),
        bar: 'none',
        met: bytes.raw.length === 0,
      });
      const bars = pageBars(page.name);
      atMost(`${what}: JavaScript over the floor`, bytes.js - floor.js, bars.js);
      atMost(`${what}: CSS`, bytes.css, bars.css);
      atMost(`${what}: HTML`, bytes.html, bars.html);
    }
  }

  for (const name of componentNames()) {
    const { bytes } = await componentBytes(name);
    atMost(`component ${name}, beyond React`, bytes / 1000, largerBudgets[name] ?? BUDGET);
  }
} finally {
  // Told even when a later figure could not be had.
  console.log('\nBytes as they are sent first to a browser that takes brotli and zstd');
  printBars(rows);
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function floorBytes(): Promise<PageBytes> {
  const hello = await startHello();
  try {
    return await pageBytes(hello.port, 'hello', '/');
  } finally {
    hello.stop();
  }
}
