import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DealerSite,
  importStock,
  openEmbeddedStore,
  type SiteKey,
  type Store,
} from '@forecourt/data';
import type { StockAnswer } from '@forecourt/data/search';
import { aVehicle } from '@forecourt/data/testing';
import { emptySearch } from '@forecourt/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RemoteSearch, RemoteStock, RemoteStockSearch } from './remoteSearch.ts';
import { createStockCache } from './siteStock.ts';

const config = { locations: [], hiddenLocations: [] };
const site = { key: 'one' as SiteKey, config } as unknown as DealerSite;
const other = { key: 'two' as SiteKey, config } as unknown as DealerSite;
const request = { state: emptySearch, base: { soldDays: 3 }, hitsPerPage: 21, now: 0 };

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-stock-'));
  store = await openEmbeddedStore({ folder });
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Imports rows of `id,make,model`. */
async function give(key: SiteKey, rows: readonly string[]): Promise<void> {
  const text = ['Stock No,Make,Model', ...rows, ''].join('\n');
  const result = await importStock({
    source: (async function* () {
      yield Buffer.from(text);
    })(),
    format: 'csv',
    site: key,
    store: store.stock,
    locations: [],
    timeZone: 'Australia/Brisbane',
    now: 0,
    report: () => {},
  });
  expect(result.status).toBe('imported');
}

async function count(stock: Awaited<ReturnType<ReturnType<typeof createStockCache>['of']>>) {
  return (await stock.search.search(request)).count;
}

test('a site without stock is empty, not broken', async () => {
  const stock = await createStockCache(store.stock).of(site);
  expect(stock.version).toBe(0);
  expect(await count(stock)).toBe(0);
});

test('a new version is seen at once and whole, and what is held stays as it was', async () => {
  const cache = createStockCache(store.stock);
  await give(site.key, ['1,Toyota,HiLux']);
  const before = await cache.of(site);
  await give(site.key, ['1,Toyota,HiLux', '2,Mazda,CX-5', '3,Kia,Cerato']);
  await sleep(25);
  const after = await cache.of(site);
  expect([before.version, after.version]).toEqual([1, 2]);
  expect([await count(before), await count(after)]).toEqual([1, 3]);
  expect(before.byId('2')).toBeNull();
  expect(after.byId('2')?.make).toBe('Mazda');
});

test('requests of one moment read a version once', async () => {
  await give(site.key, ['1,Toyota,HiLux']);
  let reads = 0;
  const counted = {
    ...store.stock,
    read: (...args: Parameters<typeof store.stock.read>) => {
      reads += 1;
      return store.stock.read(...args);
    },
  };
  const cache = createStockCache(counted);
  const stocks = await Promise.all(Array.from({ length: 20 }, () => cache.of(site)));
  expect(new Set(stocks).size).toBe(1);
  expect(reads).toBe(1);
});

test("one site never sees another's vehicles", async () => {
  const cache = createStockCache(store.stock);
  await give(site.key, ['1,Toyota,HiLux']);
  await give(other.key, ['2,Mazda,CX-5']);
  const stock = await cache.of(site);
  const slug = (await cache.of(other)).byId('2')?.slug ?? '';
  expect(slug).not.toBe('');
  expect(stock.byId('2')).toBeNull();
  expect(stock.bySlug(slug)).toBeNull();
  expect(stock.known.makes).toEqual(['Toyota']);
});

test('after a failed read the next request tries again', async () => {
  await give(site.key, ['1,Toyota,HiLux']);
  let fail = true;
  const flaky = {
    ...store.stock,
    read: (...args: Parameters<typeof store.stock.read>) => {
      if (fail) throw new Error('disk');
      return store.stock.read(...args);
    },
  };
  const cache = createStockCache(flaky);
  await expect(cache.of(site)).rejects.toThrow('disk');
  fail = false;
  expect(await count(await cache.of(site))).toBe(1);
});

/** A service's answer of these. */
function answerOf(...ids: string[]): StockAnswer {
  return {
    hits: ids.map((id) => aVehicle({ id, make: 'Wrong' })),
    ...{ count: 7, facets: {}, facetStats: {}, pages: 1, page: 1, hitsPerPage: 21, ms: 1 },
  };
}

/** The stock of two vehicles with a service that answers this, and answered that before. */
async function servedBy(answer: StockAnswer, before: StockAnswer | null = null) {
  await give(site.key, ['1,Toyota,HiLux', '2,Mazda,CX-5']);
  const service: RemoteStockSearch = { search: async () => answer, lastGood: () => before };
  return createStockCache(store.stock, { remote: () => service }).of(site);
}

test("a service's hits are this stock's vehicles", async () => {
  const stock = await servedBy(answerOf('2', '1'));
  const { hits, count: found } = await stock.search.search(request);
  expect(hits.map(({ make }) => make)).toEqual(['Mazda', 'Toyota']);
  expect(found).toBe(7);
  // Without it the stock answers for itself.
  expect(await stock.reserve?.search(request)).toMatchObject({ count: 2 });
  expect(stock.known.makes).toEqual(['Toyota', 'Mazda']);
});

test('a page of a service that has other vehicles is the own one, without a gap', async () => {
  const stock = await servedBy(answerOf('2', 'foreign', '1'));
  const { hits, count: found } = await stock.search.search(request);
  expect(hits.map(({ make }) => make).toSorted()).toEqual(['Mazda', 'Toyota']);
  expect(found).toBe(2);
});

test('R2-57: in place of the service stands what it answered before, of this stock', async () => {
  const before = { ...answerOf('2'), staleSince: 5 };
  const { reserve } = await servedBy(answerOf('1'), before);
  const shown = await reserve?.search(request);
  expect(shown).toMatchObject({ count: 7, staleSince: 5, hits: [{ make: 'Mazda' }] });
});

test('R2-57: what the service answered before of other vehicles is not shown', async () => {
  const before = { ...answerOf('2', 'sold since'), staleSince: 5 };
  const { reserve } = await servedBy(answerOf('1'), before);
  const shown = await reserve?.search(request);
  expect(shown).toMatchObject({ count: 2 });
  expect(shown).not.toHaveProperty('staleSince');
});

test('a service is told which stock its answers must be of', async () => {
  await give(site.key, ['1,Toyota,HiLux', '2,Mazda,CX-5']);
  const told: RemoteStock[] = [];
  const failing: RemoteStockSearch = {
    search: () => Promise.reject(new Error('down')),
    lastGood: () => null,
  };
  const remote: RemoteSearch = (_, remoteStock) => {
    told.push(remoteStock);
    return failing;
  };
  await createStockCache(store.stock, { remote }).of(site);
  expect(told.map(({ version, size }) => [version, size()])).toEqual([[1, 2]]);
});
