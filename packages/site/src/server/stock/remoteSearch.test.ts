import type { DealerSite, SiteKey } from '@forecourt/data';
import {
  type AnsweringCollection,
  aVehicle,
  type FaultServer,
  memoryTypesense,
  startFaultServer,
} from '@forecourt/data/testing';
import { toDocument } from '@forecourt/data/typesense';
import { emptySearch } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { typesenseSearch } from './remoteSearch.ts';

const one = { key: 'one' as SiteKey } as DealerSite;
const two = { key: 'two' as SiteKey } as DealerSite;
const request = { state: emptySearch, base: { soldDays: 3 }, hitsPerPage: 21, now: 1_000 };

// All sites in one place, so that only the filters keep them apart.
const documents = [one, two].flatMap(({ key }, place) =>
  Array.from({ length: 2 + place }, (_, n) => toDocument(key, aVehicle({ id: `${key}-${n}` }))),
);

/** The stock of a site as this server holds it: imported once, and indexed. */
function stockOf({ key }: DealerSite, version = 1) {
  const size = documents.filter(({ site }) => site === key).length;
  return { version, size: () => size, vehicles: () => [] };
}

/** What Typesense answers from, by alias. */
let factsOf: (alias: string) => AnsweringCollection;
let collections: Set<string>;
let spoil: (answer: string) => string;
let server: FaultServer;
let log: LogEntry[];
let clock: number;
let searchOf: ReturnType<typeof typesenseSearch>['of'];

beforeEach(async () => {
  collections = new Set();
  factsOf = (alias) => ({
    collection_name: `${alias}_v1_0123456789ab`,
    out_of: alias === 'forecourt_one' ? 2 : 3,
  });
  spoil = (answer) => answer;
  server = await startFaultServer((body) => {
    const { searches } = body as { searches: Parameters<ReturnType<typeof memoryTypesense>>[0] };
    for (const { collection } of searches) collections.add(collection);
    return JSON.parse(spoil(JSON.stringify(memoryTypesense(documents, factsOf)(searches))));
  });
  log = [];
  clock = 0;
  const access = { nodes: [server.url], key: 'key-of-the-search' };
  searchOf = typesenseSearch(access, { log: (entry) => log.push(entry), now: () => clock }).of;
});

afterEach(() => server.close());

async function idsOf(site: DealerSite, stock = stockOf(site)) {
  return (await searchOf(site, stock).search(request)).hits.map(({ id }) => id).toSorted();
}

test('each site finds its own, through its own alias', async () => {
  expect(await idsOf(one)).toEqual(['one-0', 'one-1']);
  expect(await idsOf(two)).toEqual(['two-0', 'two-1', 'two-2']);
  expect([...collections]).toEqual(['forecourt_one', 'forecourt_two']);
  expect(log).toEqual([]);
});

test('a site keeps its way to the service, and with it what was answered before', async () => {
  await idsOf(one);
  await server.fail('refused');
  expect(await idsOf(one)).toEqual(['one-0', 'one-1']);
  await expect(idsOf(two)).rejects.toThrow('Typesense took no connection');
});

test('a fault is logged once in a while, without what it was about', async () => {
  await server.fail('status 503');
  for (let time = 0; time < 3; time++) await idsOf(one).catch(() => undefined);
  expect(log).toEqual([
    {
      ...{ event: 'search_failed', site: 'one', status: 503 },
      error: 'status',
      detail:
        'this server searches itself. See its log for what it refuses, and that its nodes are ready.',
    },
  ]);
  clock += 10_000;
  await idsOf(one).catch(() => undefined);
  expect(log).toHaveLength(2);
  expect(JSON.stringify(log)).not.toContain('key-of-the-search');
});

test.each([
  [400, 'Check that it is of version 29 or later'],
  [401, 'Set FORECOURT_TYPESENSE_KEY to a key that it knows'],
  [403, 'Set FORECOURT_TYPESENSE_KEY to a key that may search'],
  [404, 'Index the stock: forecourt index --site one'],
])('%i: the log says what to do, and the service is asked again', async (code, remedy) => {
  spoil = (answer) => {
    const { results } = JSON.parse(answer) as { results: unknown[] };
    return JSON.stringify({ results: results.map(() => ({ code, error: 'Refused.' })) });
  };
  for (let time = 0; time < 12; time++) await expect(idsOf(one)).rejects.toThrow(`${code}`);
  expect(log).toEqual([expect.objectContaining({ event: 'search_failed', status: code })]);
  expect(log[0]?.detail).toContain(remedy);
  spoil = (answer) => answer;
  expect(await idsOf(one)).toHaveLength(2);
});

test("an answer with another site's vehicle is none, and an alarm", async () => {
  spoil = (answer) => answer.replace('"site":"one"', '"site":"two"');
  await expect(idsOf(one)).rejects.toThrow('another stock');
  expect(log).toEqual([
    expect.objectContaining({ event: 'search_leak', site: 'one' }),
    expect.objectContaining({ event: 'search_failed', site: 'one', error: 'outdated' }),
  ]);
});

describe('an answer that is not of the stock on sale', () => {
  const name = (version: number) => `forecourt_one_v${version}_0123456789ab`;
  const replaying: [string, AnsweringCollection, string][] = [
    ['a part of it', { collection_name: name(2), out_of: 1 }, 'partial'],
    ['more than it', { collection_name: name(2), out_of: 3 }, 'partial'],
    ['the stock before', { collection_name: name(1), out_of: 2 }, 'outdated'],
    ["another's", { collection_name: 'forecourt_two_v2_0123456789ab', out_of: 2 }, 'outdated'],
  ];

  test.each(replaying)('from %s: a fault, told with its remedy', async (_, facts, error) => {
    factsOf = () => facts;
    await expect(idsOf(one, stockOf(one, 2))).rejects.toMatchObject({ kind: error });
    expect(log).toEqual([expect.objectContaining({ event: 'search_failed', error })]);
    expect(log[0]?.detail).toContain('Index the stock: forecourt index --site one, unless it was');
  });

  test.each(replaying)(
    'from %s: the last good one stands in, until it is whole',
    async (_, facts) => {
      factsOf = () => ({ collection_name: name(2), out_of: 2 });
      const whole = factsOf;
      const search = searchOf(one, stockOf(one, 2));
      const good = await search.search(request);
      expect(good).not.toHaveProperty('staleSince');
      factsOf = () => facts;
      for (let time = 0; time < 3; time++) {
        expect(await search.search(request)).toEqual({ ...good, staleSince: request.now });
      }
      factsOf = whole;
      expect(await search.search(request)).not.toHaveProperty('staleSince');
    },
  );

  test('one from before an import stands in for none after it', async () => {
    await idsOf(one);
    await expect(idsOf(one, stockOf(one, 2))).rejects.toMatchObject({ kind: 'outdated' });
  });

  test('one of a newer import is taken, which this server has yet to read', async () => {
    factsOf = () => ({ collection_name: name(3), out_of: 9 });
    expect(await idsOf(one, stockOf(one, 2))).toHaveLength(2);
  });
});
