import { aVehicle } from '@forecourt/data/testing';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { loaderContext, type TestSite } from '../../testing/loaderContext.ts';
import { loadWatchlist } from './watchlist.server.ts';

const vehicles = [
  aVehicle({ id: 'a', slug: 'car-a' }),
  aVehicle({ id: 'b', slug: 'car-b' }),
  aVehicle({ id: 's', slug: 'car-s', sold: true }),
  aVehicle({ id: 'n', slug: 'car-n', price: null }),
];

function load(query: string, favourites: { shown: boolean; strict?: boolean } = { shown: true }) {
  const url = new URL(`https://one.example/watchlist${query}`);
  const pages = favourites.shown ? ['/watchlist'] : [];
  const site: TestSite = { vehicles, config: { favourites }, pages };
  const { cards, ...view } = loadWatchlist({
    url,
    context: loaderContext(site),
  } as unknown as LoaderFunctionArgs);
  return { ...view, ids: cards.map(({ vehicle }) => vehicle.id) };
}

test('vehicles of the address stand there, the last saved first, each once (R2-12)', () => {
  expect(load('?cars=a,b,a,,')).toEqual({ asked: true, ids: ['b', 'a'], gone: 0 });
});

test('without any it says so', () => {
  expect(load('')).toEqual({ asked: false, ids: [], gone: 0 });
});

test.each([
  ['?cars=a,s', false, ['a'], 1],
  ['?cars=never', false, [], 1],
  ['?cars=n', false, ['n'], 0],
  ['?cars=n', true, [], 1],
] as const)('%s, strict %s: %j, %i gone (R4-14)', (query, strict, ids, gone) => {
  expect(load(query, { shown: true, strict })).toEqual({ asked: true, ids, gone });
});

test('a list that somebody made up is read to its 200th vehicle', () => {
  const names = Array.from({ length: 1000 }, (_, place) => `x${place}`).join(',');
  expect(load(`?cars=${names}`).gone).toBe(200);
});

test('a site without it has no such page (R1-04)', async () => {
  const loading = async () => load('', { shown: false });
  await expect(loading()).rejects.toMatchObject({ init: { status: 404 } });
});
