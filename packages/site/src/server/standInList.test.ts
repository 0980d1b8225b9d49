import { fallbackRequest, type SearchRequest } from '@forecourt/data/search';
import { aVehicle } from '@forecourt/data/testing';
import { emptySearch, type SearchState } from '@forecourt/domain';
import { expect, test, vi } from 'vitest';
import { createStandInList } from './standInList.ts';

const now = Date.UTC(2026, 10, 21);
const base = { soldDays: 3 };
const stock = [
  aVehicle({ id: 'plain', price: 20_000, customRank: 0 }),
  aVehicle({ id: 'first', price: 30_000, customRank: 9 }),
  aVehicle({ id: 'hidden', showOnDealerWebsite: false }),
  aVehicle({ id: 'long sold', sold: true, soldAt: now - 4 * 86_400_000 }),
  aVehicle({ id: 'cheap', price: 10_000, customRank: 0 }),
];
const asks = (state: Partial<SearchState>): SearchRequest => ({
  ...{ state: { ...emptySearch, ...state }, base, now },
  hitsPerPage: 2,
});
const ids = (list: ReturnType<ReturnType<typeof createStandInList>>) =>
  list?.hits.map(({ id }) => id);

test('lists what the site lists, in its order, a page at a time', () => {
  const list = createStandInList(() => stock);
  expect(list(asks({}))).toMatchObject({ count: 3, pages: 2, page: 1, facets: {} });
  expect(ids(list(asks({})))).toEqual(['first', 'cheap']);
  expect(ids(list(asks({ page: 2 })))).toEqual(['plain']);
  expect(ids(list(asks({ page: 3 })))).toEqual([]);
  expect(ids(list(asks({ sort: 'price_asc' })))).toEqual(['cheap', 'plain']);
  expect(ids(list(fallbackRequest(base, 10, now)))).toEqual(['first', 'cheap', 'plain']);
});

test('does not pass for what a shopper chose', () => {
  const list = createStandInList(() => stock);
  const chosen: Partial<SearchState>[] = [
    { query: 'corolla' },
    { values: { make: ['Toyota'] } },
    { ranges: { price: { min: 1_000, max: null } } },
  ];
  expect(chosen.map((state) => list(asks(state)))).toEqual([null, null, null]);
  expect(list({ ...asks({}), raw: { seats: ['7'] } })).toBeNull();
});

test('is ordered once a minute, and follows time', () => {
  const vehicles = vi.fn<() => typeof stock>(() => stock);
  const list = createStandInList(vehicles);
  const at = (later: number) => list({ ...asks({}), now: now + later })?.count;
  expect([at(0), at(59_000), vehicles.mock.calls.length]).toEqual([3, 3, 1]);
  // A day earlier the one sold then was still shown.
  expect([at(-2 * 86_400_000), vehicles.mock.calls.length]).toEqual([4, 2]);
});
