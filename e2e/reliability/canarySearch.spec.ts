import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { noteFigure } from '@forecourt/data/testing';
import { type StockDocument, toDocument } from '@forecourt/data/typesense';
import { expect, test } from '@playwright/test';
import { freePort, startDemo } from '../demoServer.ts';
import { ask } from '../support/ask.ts';
import { writeTestSites } from '../support/testSites.ts';
import {
  canarySites,
  DEALERS,
  foreignMarks,
  LEAST_PRICE,
  slugOf,
  vehiclesOf,
} from './canarySites.ts';
import { seededRandom } from './seededRandom.ts';
import { startSlowSearch } from './slowSearch.ts';

/** `FORECOURT_REQUESTS=20000` and `FORECOURT_AT_ONCE=200` is the long run. */
const REQUESTS = Number(process.env.FORECOURT_REQUESTS ?? 1_000);
const AT_ONCE = Number(process.env.FORECOURT_AT_ONCE ?? 24);
/** The dealer whose every search fails, and the one whose vehicles it is given instead at times. */
const FAILING = 3;
const MISTAKEN = 9;
/** Milliseconds; a try is given 400. */
const SLOW = { least: 20, most: 200 };

/** Addresses that search, alike at all dealers; some have been kept and most are searched for. */
function pathAt(random: () => number): { path: string; most: number } {
  const most = Math.floor(random() * 45);
  const within = `range[price]=:${LEAST_PRICE + most}`;
  const paths = [
    ...[`/search?${within}`, `/search.data?${within}`, `/search?query=corolla&${within}`],
    ...[`/search/toyota?${within}`, `/api/search?${within}`, `/api/search?query=sx&${within}`],
    ...[`/search?refinementList[make][0]=Toyota&${within}`, `/search?page=2&${within}`],
    `/api/suggest?query=toyota+kan&${within}`,
  ];
  return { path: paths[Math.floor(random() * paths.length)] ?? '/search', most };
}

test('R15-03, R12-04: a search service that is slow and fails one dealer shows nobody another’s stock, and fails no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-slow-search-'));
  const [sitesFolder, dataFolder] = [join(folder, 'sites'), join(folder, 'data')];
  await writeTestSites(sitesFolder, canarySites);
  const random = seededRandom(20_261_127);
  const stock = new Map<SiteKey, StockDocument[]>();
  const service = await startSlowSearch({
    stock,
    failing: slugOf(FAILING) as SiteKey,
    mistaken: slugOf(MISTAKEN) as SiteKey,
    delay: () => SLOW.least + random() * (SLOW.most - SLOW.least),
  });
  const port = await freePort();
  const server = await startDemo({
    port,
    dataFolder,
    env: {
      FORECOURT_SITES: sitesFolder,
      FORECOURT_TYPESENSE_NODES: service.url,
      FORECOURT_TYPESENSE_KEY: 'key-of-a-stand-in',
    },
  });
  try {
    const store = await openEmbeddedStore({ folder: dataFolder });
    for (let dealer = 0; dealer < DEALERS; dealer += 1) {
      const key = slugOf(dealer) as SiteKey;
      for await (const batch of store.stock.read(key, 1)) {
        const documents = batch.map((vehicle) => toDocument(key, vehicle));
        stock.set(key, [...(stock.get(key) ?? []), ...documents]);
      }
    }
    await store.close();

    const crossings: string[] = [];
    const faults: string[] = [];
    const answered = { failing: 0, others: 0, fresh: 0 };
    const askOne = async () => {
      const dealer = Math.floor(random() * DEALERS);
      const { path, most } = pathAt(random);
      const { status, text, headers } = await ask({ site: slugOf(dealer), path, port });
      const what = `${slugOf(dealer)}${path}`;
      const marks = foreignMarks(dealer, text);
      if (marks.length > 0) crossings.push(`${what} holds ${marks.join()}`);
      // Too many at once are refused, soundly; they are asked again.
      if (status === 503 && headers['retry-after'] !== undefined) return;
      if (status !== 200) {
        faults.push(`${what}: ${status}`);
      } else if (path.startsWith('/api/search')) {
        const { count } = JSON.parse(text) as { count: number };
        const own = Math.min(most + 1, vehiclesOf(dealer));
        if (count !== own) crossings.push(`${what} counts ${count} and not ${own}`);
      }
      if (dealer === FAILING) answered.failing += 1;
      else {
        answered.others += 1;
        if (headers['x-stock-search'] === undefined) answered.fresh += 1;
      }
    };
    const worker = async () => {
      while (answered.failing + answered.others < REQUESTS && faults.length < 20) await askOne();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    noteFigure('E3', 'slow answers', answered.failing + answered.others);
    noteFigure('E3', 'slow crossings', crossings.length);
    noteFigure('E3', 'slow failed', faults.length);
    noteFigure('E3', 'slow fresh', Math.round((100 * answered.fresh) / answered.others));
    expect(crossings).toEqual([]);
    expect(faults).toEqual([]);
    expect(answered.failing + answered.others).toBeGreaterThanOrEqual(REQUESTS);
    // It was asked, by either; and who was failed was answered all the same.
    expect(service.answered()).toBeGreaterThan(DEALERS);
    expect(answered.fresh).toBeGreaterThan(DEALERS);
    expect(service.failed()).toBeGreaterThan(4);
    expect(answered.failing).toBeGreaterThan(0);
    expect(server.output()).toContain('"event":"search_leak"');
  } finally {
    await server.stop();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
});
