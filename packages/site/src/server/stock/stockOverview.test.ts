import { createEmbeddedSearch } from '@forecourt/data/search';
import { aVehicle, createRandom, randomStock } from '@forecourt/data/testing';
import { BUDGET_PRICE_ABOVE, emptySearch, type Vehicle } from '@forecourt/domain';
import { expect, test, vi } from 'vitest';
import { createOverview } from './stockOverview.ts';

const now = Date.UTC(2026, 10, 21, 9);
const HOUR = 3_600_000;
const images = [{ url: '/a.jpg' }];

test('counts what a search without refinements counts', async () => {
  const stock = randomStock(createRandom(4), 1_200, now);
  const search = createEmbeddedSearch(stock);
  const overview = createOverview(() => stock);
  for (const base of [{ soldDays: 3 }, { soldDays: 0, minAgeDays: 2, carTypes: ['used'] }]) {
    const own = createOverview(() => stock);
    const response = search.searchSync({ state: emptySearch, base, hitsPerPage: 1, now });
    const { count, facets } = await own(base, now);
    expect({ count, facets }).toEqual({ count: response.count, facets: response.facets });
  }
  const { latest } = await overview({ soldDays: 3 }, now);
  expect(latest).toHaveLength(10);
});

test('shows the newest that can be had and be seen, newest first', async () => {
  const stock = [
    ...Array.from({ length: 12 }, (_, n) => aVehicle({ id: `v${n}`, images, createdAt: n })),
    aVehicle({ id: 'reserved', images, createdAt: 20, reserved: true }),
    aVehicle({ id: 'unseen', createdAt: 21 }),
    aVehicle({ id: 'sold', images, createdAt: 22, sold: true, soldAt: now }),
  ];
  const { latest, count } = await createOverview(() => stock)({ soldDays: 3 }, now);
  expect(latest.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, n) => `v${11 - n}`));
  expect(count).toBe(15);
});

test('prices of a budget are those above 1,000 dollars that the site lists (R4-29)', async () => {
  const stock = [
    ...[null, 11, 1000, 1000.5, 30_000].map((price, n) => aVehicle({ id: `p${n}`, price })),
    aVehicle({ id: 'gone', price: 90_000, sold: true, soldAt: 0 }),
  ];
  const search = createEmbeddedSearch(stock);
  const base = { soldDays: 3, priceAbove: BUDGET_PRICE_ABOVE };
  const { facetStats } = search.searchSync({ state: emptySearch, base, hitsPerPage: 1, now });
  const overview = createOverview(() => stock);
  const { budgetPrices } = await overview({ soldDays: 3 }, now);
  expect(budgetPrices).toEqual({ min: 1000.5, max: 30_000 });
  expect(budgetPrices).toEqual(facetStats.price);
  const none = createOverview(() => stock.slice(0, 3));
  expect((await none({ soldDays: 3 }, now)).budgetPrices).toBeNull();
});

test('is made once, and again when the site lists more or less', async () => {
  const stock = [
    aVehicle({ id: 'held', createdAt: now - 47 * HOUR }),
    aVehicle({ id: 'sold', sold: true, soldAt: now - 70 * HOUR }),
  ];
  const vehicles = vi.fn<() => readonly Vehicle[]>(() => stock);
  const overview = createOverview(vehicles);
  const at = async (moment: number) =>
    (await overview({ soldDays: 3, minAgeDays: 2 }, moment)).count;
  expect(await Promise.all([at(now), at(now), at(now + HOUR - 1)])).toEqual([1, 1, 1]);
  expect(vehicles).toHaveBeenCalledTimes(1);
  expect([await at(now + HOUR), await at(now + 2 * HOUR)]).toEqual([2, 2]);
  expect(vehicles).toHaveBeenCalledTimes(2);
  expect(await at(now + 2 * HOUR + 1)).toBe(1);
  expect(await at(now)).toBe(1);
});
