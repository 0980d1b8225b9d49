import type { DealerSite, SiteKey } from '@forecourt/data';
import {
  aVehicle,
  type FaultServer,
  memoryTypesense,
  startFaultServer,
} from '@forecourt/data/testing';
import { toDocument } from '@forecourt/data/typesense';
import { emptySearch } from '@forecourt/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LogEntry } from './log.ts';
import { typesenseSearch } from './remoteSearch.ts';

const one = { key: 'one' as SiteKey } as DealerSite;
const two = { key: 'two' as SiteKey } as DealerSite;
const request = { state: emptySearch, base: { soldDays: 3 }, hitsPerPage: 21, now: 1_000 };

// All sites in one place, so that only the filters keep them apart.
const documents = [one, two].flatMap(({ key }, place) =>
  Array.from({ length: 2 + place }, (_, n) => toDocument(key, aVehicle({ id: `${key}-${n}` }))),
);

let collections: Set<string>;
let spoil: (answer: string) => string;
let server: FaultServer;
let log: LogEntry[];
let clock: number;
let search: ReturnType<typeof typesenseSearch>;

beforeEach(async () => {
  collections = new Set();
  spoil = (answer) => answer;
  server = await startFaultServer((body) => {
    const { searches } = body as { searches: Parameters<ReturnType<typeof memoryTypesense>>[0] };
    for (const { collection } of searches) collections.add(collection);
    return JSON.parse(spoil(JSON.stringify(memoryTypesense(documents)(searches))));
  });
  log = [];
  clock = 0;
  const access = { nodes: [server.url], key: 'key-of-the-search' };
  search = typesenseSearch(access, { log: (entry) => log.push(entry), now: () => clock });
});

afterEach(() => server.close());

const idsOf = async (site: DealerSite) =>
  (await search(site, () => []).search(request)).hits.map(({ id }) => id).toSorted();

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

test("vehicles of another site's in an answer are dropped, and an alarm", async () => {
  spoil = (answer) => answer.replace('"site":"one"', '"site":"two"');
  expect(await idsOf(one)).toHaveLength(1);
  expect(log).toEqual([expect.objectContaining({ event: 'search_leak', site: 'one' })]);
});
