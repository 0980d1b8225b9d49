import { describe, expect, test } from 'vitest';
import type { StockStore } from '../../store/store.ts';
import { importFile, readStock } from '../testing/importFile.ts';
import { memoryStock } from '../testing/memoryStock.ts';
import { readRow } from '../testing/readRow.ts';

const CAR = {
  Make: 'Toyota',
  Model: 'HiLux',
  Variant: 'SR5',
  Year: 2019,
  Kilometers: 81_250,
  Colour: 'White',
  Price: 41_990,
  Photos: 'https://cdn.example/a/1.jpg?v=7|https://cdn.example/a/2.jpg',
};
function idOf(row: object) {
  return readRow(row).vehicle?.id;
}

describe('a vehicle without id, stock number and VIN', () => {
  test('has an id that a page can have, and is told', () => {
    const { vehicle, defects } = readRow({ ...CAR, 'Stock No': '' });
    expect(vehicle?.id).toMatch(/^v[0-9a-f]{12}$/);
    expect(vehicle?.slug).toBe(`2019-toyota-hilux-sr5-${vehicle?.id}`);
    expect(defects).toMatchObject([
      { severity: 'warning', row: 7, field: 'id', remedy: 'Give each vehicle a stock number.' },
    ]);
  });

  test.each<[string, object]>([
    ['price', { Price: 39_990, 'Was Price': 41_990, Weekly: 150 }],
    ['status', { Status: 'Reserved' }],
    ['description', { Description: 'Now with tow bar', Title: 'MUST SELL $39,990' }],
    ['spelling', { Make: 'TOYOTA', Model: 'Hi-Lux', Colour: 'white ' }],
    ['photograph', { Photos: 'https://cdn.example/b/1.jpg' }],
    ['condition', { Type: 'Demo' }],
  ])('is the same with another %s', (_what, change) => {
    expect(idOf({ ...CAR, ...change })).toBe(idOf(CAR));
  });

  test.each<[string, object]>([
    ['model', { Model: 'HiAce' }],
    ['year', { Year: 2020 }],
    ['kilometres', { Kilometers: 81_251 }],
    ['colour', { Colour: 'Red' }],
    ['body', { Type: 'Van' }],
    ['plate', { Rego: '123 ABC' }],
  ])('is another with another %s', (_what, change) => {
    expect(idOf({ ...CAR, ...change })).not.toBe(idOf(CAR));
  });

  test.each(['Awaiting', 'No VIN', '5', 'https://cdn.example/coming-soon-1.jpg'])(
    'is not known by a VIN that many have: %s',
    (VIN) => {
      const one = idOf({ ...CAR, VIN });
      expect(one).toMatch(/^v[0-9a-f]{12}$/);
      expect(idOf({ ...CAR, VIN, Kilometers: 12_000 })).not.toBe(one);
    },
  );

  test('is told by its photographs where kilometres tell nothing', () => {
    const fresh = { ...CAR, Kilometers: 15 };
    const again = { ...fresh, Photos: 'https://cdn2.example/a/1.jpg?v=8' };
    expect(idOf(again)).toBe(idOf(fresh));
    expect(idOf({ ...fresh, Photos: 'https://cdn.example/b/1.jpg' })).not.toBe(idOf(fresh));
  });

  test('is known by its plate, whatever else is corrected', () => {
    const plated = { ...CAR, Rego: '123 ABC' };
    const corrected = { ...plated, Rego: '123abc', Colour: 'Red', Kilometers: 90_000 };
    expect(idOf(corrected)).toBe(idOf(plated));
    const unplated = { ...CAR, Rego: 'UNREG' };
    expect(idOf({ ...unplated, Colour: 'Red' })).not.toBe(idOf(unplated));
  });

  test('has its stock number or any VIN for an id where it has one', () => {
    expect(idOf({ ...CAR, 'Stock No': 'U77' })).toBe('U77');
    expect(idOf({ ...CAR, VIN: 'short-1' })).toBe('short-1');
  });
});

describe('a file without ids', () => {
  const HEAD = 'Make,Model,Year,Kilometers,Colour,Price,Status\n';
  const KIA = 'Kia,Rio,2020,40000,White';
  const BMW = 'BMW,X5,2022,9000,Black';
  const stock = async (store: StockStore) =>
    (await readStock(store)).map(({ id, slug, price }) => ({ id, slug, price }));

  test('is imported, which is told once, and again with nothing lost but the old price', async () => {
    const store = memoryStock();
    const first = await importFile(store, `${HEAD}${KIA},19990,Used\n${BMW},99990,Used\n`);
    expect(first).toMatchObject({ accepted: 2, refused: 0 });
    expect(first.defects).toMatchObject([{ row: 0, field: 'id', severity: 'warning' }]);
    const before = await stock(store);
    const again = await importFile(store, `${HEAD}${BMW},99990,Used\n${KIA},18990,Used\n`);
    expect(again.effect).toEqual({ before: 2, added: 0, changed: 1, removed: 0 });
    expect(await stock(store)).toEqual([before[1], { ...before[0], price: 18_990 }]);
  });

  test('has its doubles told, of which the first stays', async () => {
    const store = memoryStock();
    const content = `${HEAD}${KIA},19990,Used\n${BMW},POA,Used\n${KIA},18990,Used\n`;
    const { defects } = await importFile(store, content);
    expect(defects).toContainEqual({
      severity: 'refused',
      row: 4,
      field: 'id',
      found: '2020 Kia Rio',
      problem: 'the same vehicle as row 2 in all but its price, status and description',
      remedy: 'Remove one of the rows, or tell them apart by stock numbers.',
    });
    expect((await stock(store)).map(({ price }) => price)).toEqual([19_990, null]);
  });
});
