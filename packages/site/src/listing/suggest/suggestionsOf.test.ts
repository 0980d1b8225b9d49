import { aVehicle } from '@forecourt/data/testing';
import { emptySearch, parseSearch, type SearchState, type Vehicle } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { stockSearch } from '../../testing/stockSearch.ts';
import { readPlainText } from '../plainText.ts';
import { suggestionsOf } from './suggestionsOf.ts';

function shop(vehicles: readonly Vehicle[]) {
  const { search, vocabulary } = stockSearch(vehicles);
  const suggest = (query: string, more: Partial<SearchState> = {}) =>
    suggestionsOf({
      asked: { ...emptySearch, ...more, query },
      path: '/search',
      vocabulary,
      words: {},
      search,
    });
  /** What the listing of an address finds. */
  const countOf = (href: string) => {
    const asked = parseSearch(href.split('?')[1] ?? '');
    return search(readPlainText(asked, vocabulary).state).count;
  };
  return { suggest, countOf };
}

const vehicles = [
  aVehicle({ id: '1', badge: 'SR5', simpleBody: 'Ute', price: 45_000, year: 2021 }),
  aVehicle({ id: '2', badge: 'SR', simpleBody: 'Ute', price: 30_000, year: 2018 }),
  aVehicle({ id: '3', make: 'Toyota', model: 'Corolla', colour: 'White', simpleBody: 'Hatch' }),
  aVehicle({ id: '4', make: 'Isuzu', model: 'D-MAX', badge: 'SX', simpleBody: 'Ute' }),
  // Names that no address can hold.
  aVehicle({ id: '6', make: 'Tesla', model: 'x'.repeat(90), badge: `${'t'.repeat(90)}` }),
  aVehicle({ id: '5', make: 'Mazda', model: 'BT-50', colour: 'White', simpleBody: 'Ute' }),
];
const { suggest, countOf } = shop(vehicles);

async function printed(query: string, more: Partial<SearchState> = {}) {
  return (await suggest(query, more)).map(({ label, kind, count }) => [label, kind, count]);
}

test('makes and their models, and the text itself last', async () => {
  expect(await printed('toy')).toEqual([
    ['Toyota', 'Make', 3],
    ['Toyota HiLux', 'Model', 2],
    ['Toyota Corolla', 'Model', 1],
    ['“toy”', null, 3],
  ]);
});

test('a name is found by its beginning, however it is spelled', async () => {
  expect(await printed('dmax')).toEqual([['Isuzu D-MAX', 'Model', 1]]);
  expect((await printed('sr'))[0]).toEqual(['SR', 'Badge', 1]);
});

test('a text that was read comes first, in words; what is begun after it is completed', async () => {
  expect((await printed('white toyota'))[0]).toEqual(['Toyota · White', null, 1]);
  expect(await printed('white toy')).toEqual([
    ['Toyota', 'Make · White', 1],
    ['Toyota Corolla', 'Model · White', 1],
    ['White · “toy”', null, 1],
  ]);
});

test('a make takes the place of the chosen one and of its model; others narrow the search', async () => {
  const chosen = { values: { make: ['Toyota'], model: ['HiLux'] } };
  const [mazda] = await suggest('mazda', chosen);
  expect(mazda).toMatchObject({
    label: 'Mazda',
    count: 1,
    href: '/search?refinementList[make][0]=Mazda',
  });
  const [sr5] = await suggest('sr5', chosen);
  expect(sr5).toMatchObject({ kind: 'Badge', count: 1, query: '' });
  expect(parseSearch(sr5?.href.split('?')[1] ?? '').values).toEqual({
    badge: ['SR5'],
    make: ['Toyota'],
    model: ['HiLux'],
  });
});

test('nothing for nothing, and for what the stock does not have', async () => {
  expect(await suggest('')).toEqual([]);
  expect(await suggest('zzzzzz')).toEqual([]);
});

test('every count is what its link finds', async () => {
  const texts = ['t', 'toyota', 'hi', 'toyota hilux', 'sr', 'white', 'white u', 'ute under 40k'];
  const others = ['not white', 'cheapest ute', '2020 or newer toy', '"white ute"', 'ute xyz', '`'];
  const within: Partial<SearchState>[] = [
    {},
    { values: { make: ['Toyota'] } },
    { values: { make: ['Toyota'], model: ['HiLux'], body: ['Ute'] } },
    { menus: { body: 'Ute' }, ranges: { price: { min: null, max: 50_000 } } },
    { values: { colour: ['White'] }, sort: 'price_asc' },
  ];
  let seen = 0;
  for (const text of [...texts, ...others]) {
    for (const more of within) {
      for (const { label, href, count } of await suggest(text, more)) {
        const told = { text, more, label, href };
        expect({ ...told, count }).toEqual({ ...told, count: countOf(href) });
        seen++;
      }
    }
  }
  expect(seen).toBeGreaterThan(60);
});

test('a text counts what the listing finds by it, where what was read of it finds nothing', async () => {
  const ranger = aVehicle({
    id: '1',
    make: 'Ford',
    model: 'Ranger',
    badge: 'XL 2.2 (4X2)',
    series: 'Crew',
  });
  const other = aVehicle({ id: '2', make: 'Ford', model: 'Falcon', badge: 'XT', drive: '4x2' });
  const { suggest } = shop([{ ...ranger, drive: null }, other]);
  expect((await suggest('2.2 4X2 Crew')).map(({ label, count }) => [label, count])).toEqual([
    ['“2.2 4X2 Crew”', 1],
  ]);
});
