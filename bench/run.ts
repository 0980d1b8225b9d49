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
import { ask } from './siteClient.ts';

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

  const seen = new Set<string>();
  for (const { config } of server.sites) {
    if (seen.has(config.template)) continue;
    seen.add(config.template);
    const answer = await ask(server.port, config.slug, '/api/search');
    const found = JSON.parse(answer.body.toString()) as { hits: { slug: string }[] };
    const pages = [
      { name: 'home', path: '/', allowance: 20 },
      { name: 'listing', path: '/search', allowance: 35 },
      { name: 'vehicle', path: `/cars/${found.hits[0]?.slug}`, allowance: 20 },
    ];
    for (const { name, path, allowance } of pages) {
      const bytes = await pageBytes(server.port, config.slug, path);
      const what = `${config.template} ${name}`;
      rows.push({
        what: `${what}: texts over 1 kB sent raw`,
        figure: bytes.raw.length === 0 ? '0' : bytes.raw.join(' '),
        bar: 'none',
        met: bytes.raw.length === 0,
      });
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

async function floorBytes(): Promise<PageBytes> {
  const hello = await startHello();
  try {
    return await pageBytes(hello.port, 'hello', '/');
  } finally {
    hello.stop();
  }
}
