import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StockStore } from '../store/store.ts';
import { importFile, readStock } from './testing/importFile.ts';
import { temporaryStore } from './testing/temporaryStore.ts';

let store: StockStore;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ stock: store, close } = await temporaryStore());
});
afterEach(() => close());

async function imported(content: string) {
  const { defects } = await importFile(store, content);
  const told = defects.filter(({ field }) => field === 'status');
  const stock = await readStock(store);
  return {
    statuses: Object.fromEntries(stock.map(({ id, status }) => [id, status])),
    told: told.map(({ row, problem }) => [row, problem]),
  };
}

const UNAVAILABLE = 'no status, where other rows have one: the vehicle is listed as unavailable';
const ALL_IN_STOCK =
  'no row says whether its vehicle can be had, so every vehicle is listed as in stock';

test('a row without a status is unavailable where others have one, and it is told (R3-03)', async () => {
  const rows = [
    { id: 'absent', make: 'Kia', model: 'Rio' },
    { id: 'nothing', make: 'Kia', model: 'Rio', status: null },
    { id: 'empty', make: 'Kia', model: 'Rio', status: ' ' },
    { id: 'flagged', make: 'Kia', model: 'Rio', sold: true },
    { id: 'implied', make: 'Kia', model: 'Rio', condition: 'New In Stock' },
    { id: 'worded', make: 'Kia', model: 'Rio', status: 'Used' },
    { id: 'stated', make: 'Kia', model: 'Rio', status: 'In stock' },
  ];
  expect(await imported(JSON.stringify(rows))).toEqual({
    statuses: {
      absent: 'not_stated',
      nothing: 'not_stated',
      empty: 'not_stated',
      flagged: 'sold',
      implied: 'in_stock',
      worded: 'in_stock',
      stated: 'in_stock',
    },
    told: [
      [1, UNAVAILABLE],
      [2, UNAVAILABLE],
      [3, UNAVAILABLE],
    ],
  });
});

test.each([
  ['no column', 'id,make,model\n1,Kia,Rio\n2,Kia,Rio\n'],
  ['an empty column', 'id,make,model,status\n1,Kia,Rio,\n2,Kia,Rio,\n'],
])('%s for it leaves all in stock, told once', async (_, file) => {
  expect(await imported(file)).toEqual({
    statuses: { 1: 'in_stock', 2: 'in_stock' },
    told: [[0, ALL_IN_STOCK]],
  });
});

test('a first status hundreds of rows on counts from there, and that is told', async () => {
  const rows = Array.from({ length: 1200 }, (_, at) => `${at},Kia,Rio,`);
  rows[700] = '700,Kia,Rio,in stock';
  const { statuses, told } = await imported(['id,make,model,status', ...rows, ''].join('\n'));
  const closed = Object.values(statuses).filter((status) => status === 'not_stated').length;
  expect(closed).toBe(699);
  expect(told).toHaveLength(700);
  expect(told.at(-1)?.[1]).toMatch(
    /^the first status stands in row \d+, so 500 vehicles before it/,
  );
});
