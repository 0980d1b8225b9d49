import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { allLocations, importStock, loadSites, openEmbeddedStore } from '@forecourt/data';
import { settingsFrom, startServer } from '@forecourt/site/server';
import { demoImages } from '../../../demo/demoImages.ts';
import { coolabarra } from '../../../demo/generate/dealers/coolabarra.ts';
import { makeStock } from '../../../demo/generate/makeStock.ts';
import { REFERENCE_DAY } from '../../../demo/generate/stockFiles.ts';
import { writeFeed } from '../../../demo/generate/writeFeed.ts';
import { ask } from '../../../e2e/bytes/siteClient.ts';

/** A dealer site of one template on a server of its own, with as much stock as is asked for. */
export interface StockedSite {
  template: string;
  /** Scheme, host and port. */
  origin: string;
  /** Vehicles imported. */
  vehicles: number;
  /** Size of the file that a browser searches, gzip. */
  indexBytes: number;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../../..');
const { slug } = coolabarra;

/**
 * Starts a demo dealer whose stock browsers are sent whatever its size.
 *
 * @param stock how many vehicles to make, or a stock file to import
 * @param template what the dealer's site is drawn with
 */
export async function startStockedSite(
  stock: number | string,
  template: string,
): Promise<StockedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const site = join(folder, 'sites', slug);
  await mkdir(site, { recursive: true });
  const config = await readFile(join(root, 'demo/sites', slug, 'site.json'), 'utf8');
  await writeFile(
    join(site, 'site.json'),
    JSON.stringify({ ...JSON.parse(config), logo: null, template, browserSearchLimit: 1_000_000 }),
  );
  const settings = settingsFrom({
    PORT: '0',
    FORECOURT_DATA: join(folder, 'data'),
    FORECOURT_SITES: join(folder, 'sites'),
    FORECOURT_TEMPLATES: join(root, 'templates'),
  });
  const source = typeof stock === 'string' ? stock : join(folder, 'stock.ndjson');
  if (typeof stock === 'number') {
    const vehicles = makeStock({ ...coolabarra, count: stock }, REFERENCE_DAY);
    await writeFile(source, writeFeed(vehicles, 'ndjson'));
  }
  const vehicles = await importInto(settings, source);
  const images = demoImages(join(folder, 'pictures'));
  const server = await startServer({ ...settings, quick: [images], log: () => {} });
  const page = (await ask(server.port, slug, '/search')).body.toString();
  const [href] = /\/stock-[\w-]+\.index/.exec(page) ?? [];
  if (href === undefined) throw new Error('The listing names no stock file for browsers.');
  const index = await ask(server.port, slug, href);
  return {
    template,
    origin: `http://${slug}.localhost:${server.port}`,
    vehicles,
    indexBytes: gzipSync(index.body, { level: 9 }).length,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function importInto(
  settings: ReturnType<typeof settingsFrom>,
  source: string,
): Promise<number> {
  const [site] = await loadSites(settings);
  if (site === undefined) throw new Error('The demo dealer has no site.json.');
  const { config, key } = site;
  const store = await openEmbeddedStore({ folder: settings.dataFolder });
  try {
    const { accepted, fault } = await importStock({
      source,
      site: key,
      store: store.stock,
      locations: allLocations(config),
      timeZone: config.timeZone,
      now: Date.now(),
      // Stocks of any size follow each other.
      force: true,
      report: () => {},
    });
    if (fault !== null) throw new Error(`${source} cannot be imported. ${fault.happened}`);
    return accepted;
  } finally {
    await store.close();
  }
}
