import { rangeKeys, type Vehicle, valueKeys } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { SiteKey } from '../../../store/store.ts';
import { aVehicle } from '../../../testing/aVehicle.ts';
import { createRandom } from '../../testing/random.ts';
import { randomStock } from '../../testing/randomStock.ts';
import { stockSchema } from './stockSchema.ts';
import { siteCode, toDocument } from './toDocument.ts';
import { codeOf } from './valueCode.ts';

const SITE = 'northside' as SiteKey;
const now = Date.UTC(2026, 10, 21);

test('keeps a vehicle whole, and by everything a search asks', () => {
  const vehicle = aVehicle({
    id: 'v-7',
    make: 'Isuzu',
    model: 'D-MAX',
    price: 28_399.99,
    km: 12_000,
    customRank: 3,
    createdAt: now,
    seats: 5,
    stockNumber: 'U10',
    images: [{ url: '/a.jpg' }],
  });
  const document = toDocument(SITE, vehicle);
  expect(JSON.parse(document.vehicle)).toEqual(vehicle);
  expect(document).toMatchObject({
    id: 'v-7',
    site: 'northside',
    sold: false,
    sold_at: 0,
    created_at: now,
    photos: 1,
    rank: 3,
    price: 2_839_999,
    price_asc: 2_839_999,
    price_desc: 2_839_999,
    km: 1_200_000,
    make: ['zisuz2u'],
    model: ['zdz1zmzazx'],
    seats: ['5'],
    badge: [],
    stock: ['eu10', 'bu', 'bu1', 'bu10'],
  });
  expect(document).not.toHaveProperty('subscription_price');
  expect(document.words).toEqual(expect.arrayContaining(['d', 'max', 'dmax', 'isuz2u']));
  expect(document.words).not.toContain('u10');
});

test('orders what has no price after what has, then by how it shows, then ids by code unit', () => {
  const orderOf = (price: number | null) => toDocument(SITE, aVehicle({ price })).price_asc;
  expect([10.5, 99_000, null, 10].toSorted((a, b) => orderOf(a) - orderOf(b))).toEqual([
    10.5,
    99_000,
    null,
    10,
  ]);
  const ids = ['10', '9', 'a', 'B', 'a1', 'é', '-'];
  const idOrder = new Map(ids.map((id) => [id, toDocument(SITE, aVehicle({ id })).id_order]));
  const byOrder = ids.toSorted((a, b) => (idOrder.get(a)! < idOrder.get(b)! ? -1 : 1));
  expect(byOrder).toEqual(ids.toSorted());
  const tieOf = (facts: Partial<Vehicle>) => toDocument(SITE, aVehicle(facts)).id_order;
  const images = [{ url: '/a.jpg' }];
  expect(tieOf({ id: 'z', images }) < tieOf({ id: 'y', images, reserved: true })).toBe(true);
  expect(tieOf({ id: 'y', images, reserved: true }) < tieOf({ id: 'a' })).toBe(true);
});

test('has every field of the schema, and no other', () => {
  const optional = stockSchema.fields.filter((field) => field.optional && field.index !== false);
  expect(optional.map(({ name }) => name)).toEqual(rangeKeys);
  const names = stockSchema.fields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...valueKeys]));
  expect(new Set(names).size).toBe(names.length);
  const whole = aVehicle({ price: 1, km: 1, subscriptionPrice: 1 });
  expect(Object.keys(toDocument(SITE, whole)).toSorted()).toEqual(['id', ...names].toSorted());
});

test('holds nothing but words of a-z and 0-9 where filters look', () => {
  for (const vehicle of randomStock(createRandom(3), 50, now)) {
    const document = toDocument(SITE, vehicle);
    for (const key of [...valueKeys, 'words', 'stock'] as const) {
      for (const code of document[key]) expect(code).toMatch(/^[a-z0-9 ]{1,252}$/);
    }
  }
});

test('leaves a value out that no filter could ask for', () => {
  const long = '('.repeat(80);
  expect(codeOf(long)).toBeNull();
  expect(toDocument(SITE, aVehicle({ model: long })).model).toEqual([]);
});

test('refuses a site without a name', () => {
  expect(() => siteCode('' as SiteKey)).toThrow('has a slug');
});

test('leaves out what nobody may read (R3-09)', () => {
  const { vehicle } = toDocument(
    SITE,
    aVehicle({ views: 7, privateSuburb: 'Hidden Vale', privatePostcode: '4340' }),
  );
  expect(JSON.parse(vehicle)).toMatchObject({ views: 7 });
  expect(vehicle).not.toMatch(/Hidden Vale|4340|private/);
});
