// Every bar of this slice, beside its figure. Ratios and bytes are compared, never times: the
// machine is shared. The exit status is 1 when a bar is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoStock } from '@forecourt/demo/stock';
import { settingsFrom, startServer } from '@forecourt/site/server';
import { freePort, startDemo } from '../e2e/demoServer.ts';
import { pageBytes } from './clientBytes.ts';
import { budget, largerBudgets } from './componentBudgets.ts';
import { componentBytes, componentNames } from './componentBytes.ts';
import { helloPage } from './helloPage.ts';
import { packageBytes } from './packageBytes.ts';
import { renderRatio } from './renderRatio.ts';
import { ask } from './siteClient.ts';

interface Row {
  what: string;
  figure: string;
  bar: string;
  met: boolean;
}

const rows: Row[] = [];
const kb = (value: number) => `${value.toFixed(1)} kB`;
const atMost = (what: string, value: number, bar: number) =>
  rows.push({ what, figure: kb(value), bar: `at most ${kb(bar)}`, met: value <= bar });

const root = join(import.meta.dirname, '..');
process.chdir(root);
const dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
const settings = settingsFrom({ ...process.env, PORT: '0', FORECOURT_DATA: dataFolder });
await loadDemoStock(settings, () => {});
const server = await startServer({ ...settings, log: () => {} });

try {
  const floor = await helloPage();
  rows.push({ what: 'hello page: JavaScript', figure: kb(floor.js), bar: 'the floor', met: true });

  const seen = new Set<string>();
  for (const { config } of server.sites) {
    if (seen.has(config.template)) continue;
    seen.add(config.template);
    const page = async (path: string) =>
      (await ask(server.port, config.slug, path)).body.toString();
    const found = JSON.parse(await page('/api/search')) as { hits: { slug: string }[] };
    const pages = [
      { name: 'home', path: '/', allowance: 20 },
      { name: 'listing', path: '/search', allowance: 35 },
      { name: 'vehicle', path: `/cars/${found.hits[0]?.slug}`, allowance: 20 },
    ];
    for (const { name, path, allowance } of pages) {
      const bytes = await pageBytes(
        await page(path),
        async (file) => (await ask(server.port, config.slug, file)).body,
      );
      const what = `${config.template} ${name}`;
      atMost(`${what}: JavaScript over the floor`, bytes.js - floor.js, allowance);
      atMost(`${what}: CSS`, bytes.css, 12);
      if (name === 'listing') atMost(`${what}: HTML`, bytes.html, 20);
    }
  }

  const domain = await packageBytes(join(root, 'packages/domain/dist/index.js'));
  atMost('domain package, all of it', domain, 25);

  for (const name of componentNames()) {
    const { bytes } = await componentBytes(name);
    atMost(`component ${name}, beyond React`, bytes / 1000, largerBudgets[name] ?? budget);
  }

  const [first] = server.sites;
  if (first !== undefined) {
    // A process of its own: a server that shares its loop with the load measures the load.
    const child = await startDemo({ port: await freePort(), dataFolder });
    const { cold, warm } = await renderRatio(child.port, first.config.slug).finally(child.stop);
    const ratio = warm / cold;
    rows.push({
      what: 'listing from the page cache, against rendering it',
      figure: `${ratio.toFixed(1)} times (${warm.toFixed(0)}/s against ${cold.toFixed(0)}/s)`,
      bar: 'at least 20 times',
      met: ratio >= 20,
    });
  }
} finally {
  // Told even when a later figure could not be had.
  const widest = Math.max(...rows.map(({ what }) => what.length));
  for (const { what, figure, bar, met } of rows) {
    console.log(`${met ? 'ok    ' : 'MISSED'}  ${what.padEnd(widest)}  ${figure}  (${bar})`);
  }
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

process.exitCode = rows.every(({ met }) => met) ? 0 : 1;
