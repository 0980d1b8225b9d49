import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ALERT_MOST_NEWS,
  type BaseFilter,
  formatSearch,
  isAvailable,
  isListed,
  type SearchState,
  type Vehicle,
} from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmbeddedSearch } from '../search/embedded/embeddedSearch.ts';
import { createRandom } from '../search/testing/random.ts';
import { randomRequest } from '../search/testing/randomRequest.ts';
import { randomStock } from '../search/testing/randomStock.ts';
import { openEmbeddedStore } from '../store/embedded/openEmbeddedStore.ts';
import type { Store } from '../store/store.ts';
import { sampleVehicle } from '../store/testing/samples.ts';
import { askFor, publish, site, tell, toldTo } from './testing/alertSite.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-alerts-'));
  store = await openEmbeddedStore({ folder, durability: 'normal' });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

function kia(id: string, changes: Partial<Vehicle> = {}): Vehicle {
  return sampleVehicle(id, { make: 'Kia', price: 20_000, ...changes });
}
const KIAS = 'refinementList[make][0]=Kia';
const CHEAP = `${KIAS}&range[price]=:15000`;

describe('a new version', () => {
  test('is told to each search and to who watches a vehicle, once', async () => {
    const rio = sampleVehicle('rio', { make: 'Kia', price: 20_000 });
    const yaris = sampleVehicle('yaris', { make: 'Toyota' });
    await publish(store, [rio, yaris, kia('sold')], 1);
    await askFor(store, 'kias', { search: KIAS }, 2);
    await askFor(store, 'cheap', { search: CHEAP }, 2);
    await askFor(store, 'all', {}, 2);
    await askFor(store, 'rio', { vehicleId: 'rio' }, 2);
    await askFor(store, 'yaris', { vehicleId: 'yaris' }, 2);
    await tell(store, 3);
    expect(await toldTo(store, 3)).toEqual({});

    await publish(
      store,
      [
        { ...rio, price: 14_000 },
        { ...yaris, reserved: true },
        kia('sold', { sold: true }),
        kia('in'),
      ],
      4,
    );
    await tell(store, 5);
    await tell(store, 6);
    expect(await toldTo(store, 6)).toEqual({
      kias: ['cheaper rio', 'gone sold', 'new in'],
      cheap: ['cheaper rio'],
      all: ['cheaper rio', 'gone sold', 'new in'],
      rio: ['cheaper rio'],
      yaris: ['reserved yaris'],
    });

    await publish(store, [yaris, kia('in', { make: 'Audi' })], 7);
    await tell(store, 8);
    expect(await toldTo(store, 8)).toEqual({
      kias: ['gone rio'],
      cheap: ['gone rio'],
      all: ['gone rio'],
      rio: ['gone rio'],
      yaris: ['back yaris'],
    });
  });

  test('follows what was told last, however many came between', async () => {
    await publish(store, [kia('1')], 1);
    await askFor(store, 'kias', { search: KIAS }, 2);
    await tell(store, 3);
    for (let version = 4; version < 9; version += 1) {
      await publish(store, [kia('1'), kia(`${version}`)], version);
    }
    await tell(store, 10);
    expect(await toldTo(store, 10)).toEqual({ kias: ['new 8'] });
  });

  test('names twenty vehicles and counts the others', async () => {
    await publish(store, [kia('1')], 1);
    await askFor(store, 'kias', { search: KIAS }, 2);
    await tell(store, 3);
    await publish(
      store,
      Array.from({ length: 31 }, (_, index) => kia(`${index + 1}`)),
      4,
    );
    await tell(store, 5);
    await store.alerts.gather(5, 1);
    const entries = await store.alerts.outbox.claim(5, 5, 1_000);
    const told = entries.find(({ lead }) => lead.kind === 'news')?.lead;
    expect([told?.news.length, told?.more]).toEqual([20, 10]);
  });

  test('that is broken off goes on where it was', async () => {
    await publish(store, [kia('1')], 1);
    for (let index = 0; index < 120; index += 1) await askFor(store, `s${index}`, {}, 2);
    await tell(store, 3);
    await publish(store, [kia('1'), kia('2')], 4);
    let asked = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      asked = 0;
      const isStopping = () => ++asked > turn;
      const { kind } = await tell(store, 5, { isStopping });
      if (kind === 'told') break;
    }
    const told = Object.values(await toldTo(store, 5));
    expect(told).toHaveLength(120);
    expect(told.every((news) => news.join() === 'new 2')).toBe(true);
  });

  test('where nobody waits any more is forgotten, and who comes later hears of what comes then', async () => {
    await publish(store, [kia('1')], 1);
    const id = await askFor(store, 'first', {}, 2);
    await tell(store, 3);
    await store.alerts.stop(site, id);
    expect(await store.alerts.sites()).toEqual([{ site, wanted: false }]);
    await tell(store, 4, { wanted: false });
    expect(await store.alerts.sites()).toEqual([]);
    await publish(store, [kia('1'), kia('2')], 5);
    await askFor(store, 'second', {}, 6);
    await tell(store, 7);
    expect(await toldTo(store, 7)).toEqual({});
  });
});

test('finds what the listing finds, by any search over any stock', async () => {
  const NOW = Date.parse('2026-11-25T00:00:00Z');
  const random = createRandom(20_261_125);
  const before = randomStock(random, 150, NOW);
  const base: BaseFilter = { soldDays: 0 };
  const after = before.flatMap((vehicle, index) => {
    if (index % 10 === 0) return [];
    if (index % 10 === 1) return [{ ...vehicle, price: (vehicle.price ?? 20_000) - 5_000 }];
    if (index % 10 === 2) return [{ ...vehicle, sold: true, status: 'sold' }];
    if (index % 10 === 3) return [{ ...vehicle, simpleBody: 'SUV', body: 'SUV' }];
    return index % 10 === 4 ? [{ ...vehicle, id: `${vehicle.id}-new` }] : [vehicle];
  });
  await publish(store, before, NOW);
  const states = new Map<string, SearchState>();
  for (let index = 0; index < 60; index += 1) {
    const { state } = randomRequest(random, before, NOW);
    const kept = { ...state, page: 1, sort: 'relevance' as const };
    states.set(`s${index}`, kept);
    await askFor(store, `s${index}`, { search: formatSearch(kept) }, NOW);
  }
  await tell(store, NOW, { base });
  await publish(store, after, NOW);
  await tell(store, NOW, { base });
  const told = await toldTo(store, NOW);

  const listed = (vehicles: readonly Vehicle[]) =>
    vehicles.filter((one) => isAvailable(one) && isListed(one, base, 'relevance', NOW));
  const changed = (one: Vehicle, others: readonly Vehicle[]) =>
    JSON.stringify(one) !== JSON.stringify(others.find(({ id }) => id === one.id));
  // Words are known by the vehicles that are searched, so both sides search what has changed.
  const olds = listed(before).filter((one) => changed(one, after));
  const news = listed(after).filter((one) => changed(one, before));
  const oldIds = new Map(listed(before).map((one) => [one.id, one]));
  const newIds = new Set(listed(after).map(({ id }) => id));
  const idsOf = (vehicles: readonly Vehicle[], state: SearchState) =>
    new Set(
      createEmbeddedSearch(vehicles)
        .searchSync({ state, base, hitsPerPage: 1_000, now: NOW })
        .hits.map(({ id }) => id),
    );
  let compared = 0;
  for (const [email, state] of states) {
    // Of a text alerts take no word for a misspelt one.
    if (state.query !== '') continue;
    const [was, is] = [idsOf(olds, state), idsOf(news, state)];
    const expected = [
      ...[...was].filter((id) => !newIds.has(id)).map((id) => `gone ${id}`),
      ...[...is].flatMap((id) => {
        const old = oldIds.get(id);
        const price = news.find((one) => one.id === id)?.price ?? null;
        if (
          old !== undefined &&
          old.price !== null &&
          price !== null &&
          price < old.price &&
          old.price > 10 &&
          price > 10
        ) {
          return [`cheaper ${id}`];
        }
        return old === undefined || !was.has(id) ? [`new ${id}`] : [];
      }),
    ].toSorted();
    compared += expected.length;
    // Of more than a message has room for, any may be left out.
    if (expected.length > ALERT_MOST_NEWS) continue;
    expect(told[email] ?? [], formatSearch(state)).toEqual(expected);
  }
  expect(compared).toBeGreaterThan(30);
});
