import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DealerSite, openEmbeddedStore, type SiteKey, type Store } from '@forecourt/data';
import {
  aVehicle,
  type FaultServer,
  memoryTypesense,
  startFaultServer,
} from '@forecourt/data/testing';
import { toDocument } from '@forecourt/data/typesense';
import { emptySearch, plainSearchState, readPlainSearch, type Vehicle } from '@forecourt/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPageSearch } from './pageSearch.ts';
import { typesenseSearch } from './remoteSearch.ts';
import { createStockCache, type StockCache } from './siteStock.ts';
import { stockVocabulary } from './stockVocabulary.ts';

const config = { locations: [], hiddenLocations: [], timeZone: 'Australia/Brisbane' };
const site = { key: 'one' as SiteKey, config } as unknown as DealerSite;
const now = Date.UTC(2026, 10, 22);
const base = { soldDays: 3 };

let folder: string;
let store: Store;
let server: FaultServer;
let stocks: StockCache;
/** The collection that Typesense answers from. */
let indexed: { version: number; vehicles: readonly Vehicle[]; held?: number };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-words-'));
  store = await openEmbeddedStore({ folder });
  server = await startFaultServer((body) => {
    const { version, vehicles, held = vehicles.length } = indexed;
    const documents = vehicles.slice(0, held).map((vehicle) => toDocument(site.key, vehicle));
    return memoryTypesense(documents, (alias) => ({
      collection_name: `${alias}_v${version}_0123456789ab`,
      out_of: held,
    }))((body as { searches: Parameters<ReturnType<typeof memoryTypesense>>[0] }).searches);
  });
  const access = { nodes: [server.url], key: 'key-of-the-search' };
  stocks = createStockCache(store.stock, {
    remote: typesenseSearch(access, { log: () => {}, now: () => now }).of,
  });
});

afterEach(async () => {
  await server.close();
  await store.close();
  await rm(folder, { recursive: true });
});

function stockOf(version: number, makes: readonly string[]) {
  return makes.map((make, at) =>
    aVehicle({ id: `${version}-${at}`, slug: `${version}-${at}`, make }),
  );
}

async function publish(vehicles: readonly Vehicle[]): Promise<void> {
  const draft = await store.stock.begin(site.key);
  await draft.add(vehicles.map((vehicle, row) => ({ row: row + 1, vehicle })));
  await draft.publish(now);
  await sleep(25);
}

/** What the plain-language box reads of a text, and how many vehicles its page then finds. */
async function read(text: string) {
  const stock = await stocks.of(site);
  const vocabulary = stockVocabulary(await stock.overview(base, now), site.config, now);
  const reading = readPlainSearch(text, vocabulary);
  const page = createPageSearch(stock.search, stock.reserve!);
  const state = plainSearchState(emptySearch, reading);
  const { count } = await page.search({ state, base, hitsPerPage: 21, now });
  return { makes: state.values.make ?? [], rest: reading.rest, count };
}

test('words and answers are of one stock: before, between and after an import and its index', async () => {
  const [first, second] = [stockOf(1, ['Toyota', 'Kia']), stockOf(2, ['Toyota', 'Jeep', 'Jeep'])];
  await publish(first);
  indexed = { version: 1, vehicles: first };
  expect(await read('kia')).toEqual({ makes: ['Kia'], rest: '', count: 1 });
  expect(await read('jeep')).toEqual({ makes: [], rest: 'jeep', count: 0 });

  // Imported, and not indexed yet: Typesense still knows one Kia, and no Jeep.
  await publish(second);
  expect(await read('jeep')).toEqual({ makes: ['Jeep'], rest: '', count: 2 });
  expect(await read('kia')).toEqual({ makes: [], rest: 'kia', count: 0 });

  indexed = { version: 2, vehicles: second };
  expect(await read('jeep')).toEqual({ makes: ['Jeep'], rest: '', count: 2 });
  // Restarted: it has read a part of its log.
  indexed = { version: 2, vehicles: second, held: 2 };
  expect(await read('jeep')).toEqual({ makes: ['Jeep'], rest: '', count: 2 });
});
