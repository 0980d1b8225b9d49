// The server under load, with many dealers, and with large stock: `npm run bench:server -w bench`.
// The exit status is 1 when a bar is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoStock } from '@forecourt/demo/stock';
import { settingsFrom } from '@forecourt/site/server';
import { ask } from '../../e2e/bytes/siteClient.ts';
import { freePort, startDemo } from '../../e2e/demoServer.ts';
import { type Bar, printBars, tryBars } from '../search/bars.ts';
import { busyLeads } from './busyLeads.ts';
import { growth } from './growth.ts';
import { manyDealers } from './manyDealers.ts';
import { overload } from './overload.ts';

const SITE = 'wattlebend';

process.chdir(join(import.meta.dirname, '../..'));
const bars = [
  ...(await tryBars('overload', overloadOfTheDemo)),
  ...(await tryBars('growth from 1,000 to 100,000 vehicles', growth)),
  ...(await tryBars('memory and start of 1,000 dealers', manyDealers)),
];
console.log('');
printBars(bars);

async function overloadOfTheDemo(): Promise<Bar[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-overload-'));
  try {
    await loadDemoStock(settingsFrom({ ...process.env, FORECOURT_DATA: dataFolder }), () => {});
    const server = await startDemo({ port: await freePort(), dataFolder });
    try {
      const { body } = await ask(server.port, SITE, '/api/search');
      const [hit] = (JSON.parse(body.toString()) as { hits: { slug: string }[] }).hits;
      const pid = server.process.pid ?? 0;
      const loaded = { port: server.port, pid, site: SITE, vehicle: hit?.slug ?? '' };
      // By then it has made its first pages, whose code was new to it.
      const overloaded = await overload(loaded);
      return [...overloaded, ...(await busyLeads(loaded))];
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
