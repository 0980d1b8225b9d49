import { expect, test } from 'vitest';
import { readRow } from '../testing/readRow.ts';

const COLUMNS = [
  'stock',
  'make',
  'model',
  'variant',
  'year',
  'price',
  'odometer',
  'fuel',
  'trans',
  'body',
];
const GOOD = [
  'S1',
  'Alfa Romeo',
  'Giulia',
  'Veloce',
  2017,
  '41990',
  '175447',
  'Petrol',
  'Automatic',
  'Sedan',
];

function read(values: readonly unknown[]) {
  const row = Object.fromEntries(COLUMNS.map((heading, at) => [heading, values[at] ?? '']));
  const { vehicle, defects } = readRow(row);
  const told = defects.filter(({ problem }) => problem.includes('another column'));
  return { vehicle, told };
}

function without(at: number) {
  return GOOD.filter((_, column) => column !== at);
}
function withOne(at: number, more: unknown) {
  return [...GOOD.slice(0, at), more, ...GOOD.slice(at)];
}

test('keeps the amounts of a row whose columns stand right', () => {
  const { vehicle, told } = read(GOOD);
  expect(vehicle).toMatchObject({ price: 41990, km: 175447, year: 2017, badge: 'Veloce' });
  expect(told).toEqual([]);
});

test.each([
  ['no cell for the badge', without(3), 2017],
  ['no cell for the model', without(2), 2017],
  ['no cell for the year', without(4), null],
  ['a cell too many before the year', withOne(3, 'Sport'), null],
  ['an empty cell too many before the year', withOne(4, ''), null],
])('%s: kilometres are never shown as the price (R3-07)', (_what, values, year) => {
  const { vehicle, told } = read(values);
  expect(vehicle).toMatchObject({ make: 'Alfa Romeo', price: null, km: null, year });
  expect(told).toMatchObject([{ severity: 'warning', field: 'price' }]);
  expect(told[0]?.remedy).toContain('Correct the row');
});

test('no cell for the price: neither is what follows', () => {
  const { vehicle, told } = read(without(5));
  expect(vehicle).toMatchObject({ price: null, km: null, year: 2017, badge: 'Veloce' });
  expect(told).toHaveLength(1);
});

test('a year that stood as the badge is the year, and no badge', () => {
  expect(read(without(3)).vehicle).toMatchObject({ badge: null, name: '2017 Alfa Romeo Giulia' });
});

test.each<[string, Record<number, unknown>]>([
  ['one word in the wrong column', { 8: 'Petrol' }],
  ['words off behind the amounts', { 7: '', 8: 'Petrol', 9: 'Automatic' }],
  ['a year that is none', { 4: '2120' }],
  ['no year', { 4: '' }],
  ['a badge that is a year, with the year', { 3: '2008' }],
  ['kilometres that are none', { 6: 'abc' }],
])('%s takes no price away', (_what, change) => {
  const { vehicle, told } = read(GOOD.map((value, at) => (at in change ? change[at] : value)));
  expect(vehicle?.price).toBe(41990);
  expect(told).toEqual([]);
});

test.each([
  ['AB1234', 'unknown'],
  ['Sold', 'sold'],
])('a plate under the status of a slipped row is no status of its own: %s', (status, told) => {
  const values = [...without(3), ''];
  const row = Object.fromEntries(COLUMNS.map((heading, at) => [heading, values[at] ?? '']));
  expect(readRow({ ...row, status }).vehicle).toMatchObject({ status: told, price: null });
});

test('a status nobody knows stays where columns stand right', () => {
  const row = Object.fromEntries(COLUMNS.map((heading, at) => [heading, GOOD[at] ?? '']));
  expect(readRow({ ...row, status: 'Yard 3' }).vehicle).toMatchObject({ status: 'yard_3' });
});
