import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { loaderContext, type TestSite } from '../../testing/loaderContext.ts';
import { savedVehicles } from './testing/savedVehicles.ts';
import { loadWatchlist } from './watchlist.server.ts';

async function load(
  query: string,
  favourites: { shown: boolean; strict?: boolean } = { shown: true },
) {
  const url = new URL(`https://one.example/watchlist${query}`);
  const pages = favourites.shown ? ['/watchlist'] : [];
  const site: TestSite = { vehicles: savedVehicles, config: { favourites }, pages };
  const answer = await loadWatchlist({
    url,
    context: loaderContext(site),
  } as unknown as LoaderFunctionArgs);
  if (answer.data.kind !== 'favourites') throw new Error('It is a watchlist.');
  const { cards, asked, gone, away } = answer.data;
  return { asked, gone, away, ids: cards.map(({ vehicle }) => vehicle.id) };
}

test('vehicles of the address stand there, the last saved first, each once (R2-12)', async () => {
  expect(await load('?cars=a,b,a,,')).toEqual({ asked: true, ids: ['b', 'a'], gone: 0, away: 0 });
});

test('without any it says so', async () => {
  expect(await load('')).toEqual({ asked: false, ids: [], gone: 0, away: 0 });
});

test.each([
  ['?cars=a,s', false, ['a'], 1, 0],
  ['?cars=never', false, [], 1, 0],
  ['?cars=n', false, ['n'], 0, 0],
  ['?cars=n', true, [], 0, 1],
  ['?cars=a,r,s', false, ['a'], 1, 1],
] as const)(
  '%s, strict %s: %j, %i gone, %i away (R4-14)',
  async (query, strict, ids, gone, away) => {
    const answer = { asked: true, ids, gone, away };
    expect(await load(query, { shown: true, strict })).toEqual(answer);
  },
);

test('a list that somebody made up is read to its 200th vehicle', async () => {
  const names = Array.from({ length: 1000 }, (_, place) => `x${place}`).join(',');
  expect((await load(`?cars=${names}`)).gone).toBe(200);
});

test('a site without it has no such page (R1-04)', async () => {
  await expect(load('', { shown: false })).rejects.toMatchObject({ init: { status: 404 } });
});
