import { createEmbeddedSearch, type SearchRequest } from '@forecourt/data/search';
import { aVehicle } from '@forecourt/data/testing';
import type { SearchState } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { askPlaces, sentTo } from '../../testing/placesSite.ts';
import { loadPlaceStock } from './placeStock.server.ts';

const engine = createEmbeddedSearch([
  aVehicle({ id: 'a', dealershipSlug: 'northern', categories: ['Bikes'], price: 9_000 }),
  aVehicle({ id: 'b', dealershipSlug: 'northern', categories: ['Touring'], price: 45_000 }),
  aVehicle({ id: 'c', dealershipSlug: 'southern', categories: ['Bikes'], price: 9_000 }),
]);

function ask(path: string, config: object = {}) {
  const search = async (
    state: SearchState,
    { hitsPerPage = 0, ...more }: Partial<SearchRequest> = {},
  ) => engine.searchSync({ state, base: { soldDays: 0 }, hitsPerPage, now: 0, ...more });
  return askPlaces(path, config, { stock: { search } } as never);
}

test.each([
  ['/contact-us/north/stock', ['a', 'b'], '', ''],
  ['/contact-us/north/stock?categories=Bikes&page=1', ['a'], '', '?categories=Bikes'],
  [
    '/contact-us/north/stock?categories=Bikes&categories=Touring&price=10000:',
    ['b'],
    '10000:',
    '?categories=Bikes&categories=Touring&price=10000:',
  ],
  ['/contact-us/north/stock?price=:20000', ['a'], ':20000', '?price=:20000'],
  ['/contact-us/north/stock?categories=Boats', [], '', '?categories=Boats'],
  // The dealership is not the shopper's to change.
  ['/contact-us/north/stock?refinementList[dealership_slug][0]=southern', ['a', 'b'], '', ''],
])('%s has %j of the dealership alone (R2-44)', async (path, ids, price, canonical) => {
  const view = await loadPlaceStock(ask(path));
  expect(view.cards.map(({ vehicle }) => vehicle.id).toSorted()).toEqual(ids);
  expect(view).toMatchObject({ name: 'North Yard', count: ids.length, price });
  expect(view.canonical).toBe(`https://dealer.example/contact-us/north/stock${canonical}`);
});

test('its fields offer what there is, and keep what was chosen', async () => {
  const boats = await loadPlaceStock(ask('/contact-us/north/stock?categories=Boats'));
  expect(boats.categories.map(({ value }) => value)).toEqual(['Bikes', 'Boats', 'Touring']);
  const { prices } = await loadPlaceStock(ask('/contact-us/north/stock?price=1000:2000'));
  expect(prices).toEqual([
    { value: '1000:2000', label: '$1,000 to $2,000' },
    { value: ':10000', label: 'Up to $10,000' },
    { value: ':20000', label: 'Up to $20,000' },
    { value: ':30000', label: 'Up to $30,000' },
  ]);
});

test.each([
  [
    '/contact-us/north/stock?categories=Bikes&price=',
    '302 /contact-us/north/stock?categories=Bikes',
  ],
  ['/contact-us/north/stock?price=', '302 /contact-us/north/stock'],
  ['/locations/north/stock?price=:9', '301 /contact-us/north/stock?price=:9'],
  ['/contact-us/workshop/stock', '404'],
  ['/contact-us/nowhere/stock', '404'],
])('%s: %s', async (path, answer) => {
  expect(await sentTo(() => loadPlaceStock(ask(path)))).toBe(answer);
});
