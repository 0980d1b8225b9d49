import { describe, expect, test } from 'vitest';
import { aVehicle } from '../testing/aVehicle.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { type BaseFilter, isListed, isShown, isSoldLongAgo } from './baseFilter.ts';
import { compareVehicles, type SortKey, sortFromUrl, sortKeys, sorts } from './sort.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 21);

function listed(
  fields: Partial<Vehicle>,
  base: Partial<BaseFilter> = {},
  sort: SortKey = 'relevance',
): boolean {
  return isListed(aVehicle(fields), { soldDays: 3, ...base }, sort, now);
}

describe('base stock filter (R9-03)', () => {
  test.each<[string, Partial<Vehicle>, Partial<BaseFilter>, boolean]>([
    ['nothing limits', {}, {}, true],
    ['not shown on the dealer website', { showOnDealerWebsite: false }, {}, false],
    ['car type of the list', { carType: 'used' }, { carTypes: ['demo', 'used'] }, true],
    ['car type outside the list', { carType: 'new' }, { carTypes: ['used'] }, false],
    ['an empty list does not limit', { carType: 'new' }, { carTypes: [], statuses: [] }, true],
    ['status of the list', {}, { statuses: ['in_stock'] }, true],
    ['status outside the list', { status: 'coming_soon' }, { statuses: ['in_stock'] }, false],
    ['created just now, no hold-back', { createdAt: now }, { minAgeDays: 0 }, true],
    ['created later by another clock', { createdAt: now + DAY }, {}, true],
    ['held back 14 days, exactly (R9-03)', { createdAt: now - 14 * DAY }, { minAgeDays: 14 }, true],
    ['held back, 1 ms short', { createdAt: now - DAY + 1 }, { minAgeDays: 1 }, false],
    ['unknown creation is not held back', { createdAt: null }, { minAgeDays: 14 }, true],
    ['photos wanted', {}, { minPhotos: 1 }, true],
    ['photos missing', { images: [] }, { minPhotos: 1 }, false],
    ['photos not wanted', { images: [] }, { minPhotos: 0 }, true],
    ['price 1000 in the budget search (R0-03)', { price: 1000 }, { priceAbove: 1000 }, false],
    ['price 1001 in the budget search', { price: 1001 }, { priceAbove: 1000 }, true],
    ['no price in the budget search', { price: null }, { priceAbove: 0 }, false],
  ])('%s', (_, fields, base, expected) => {
    expect(listed(fields, base)).toBe(expected);
  });

  test.each<[string, Partial<Vehicle>, number, boolean]>([
    ['sold 2 days ago', { soldAt: now - 2 * DAY }, 3, true],
    ['sold 4 days ago', { soldAt: now - 4 * DAY }, 3, false],
    ['sold exactly 3 days ago (R0-03)', { soldAt: now - 3 * DAY }, 3, true],
    ['sold 3 days and 1 ms ago', { soldAt: now - 3 * DAY - 1 }, 3, false],
    ['sold 6 days ago where 7 are shown', { soldAt: now - 6 * DAY }, 7, true],
    ['sold this instant where none are shown (R1-08)', { soldAt: now }, 0, false],
    ['sold on an unknown day', { soldAt: null }, 3, false],
  ])('%s', (_, fields, soldDays, expected) => {
    const base = { soldDays, statuses: ['in_stock'] };
    expect(listed({ ...fields, sold: true }, base)).toBe(expected);
    expect(listed({ ...fields, status: 'sold' }, base)).toBe(expected);
  });

  test('lowest price leaves out price 0 and none; 1 to 10 stay (R2-38)', () => {
    expect(listed({ price: 0 }, {}, 'price_asc')).toBe(false);
    expect(listed({ price: null }, {}, 'price_asc')).toBe(false);
    expect(listed({ price: 1 }, {}, 'price_asc')).toBe(true);
    expect(listed({ price: 0 }, {}, 'price_desc')).toBe(true);
  });
});

describe('a page of its own', () => {
  test.each<[string, Partial<Vehicle>, Partial<BaseFilter>, boolean]>([
    ['any vehicle', {}, {}, true],
    ['not for the website', { showOnDealerWebsite: false }, {}, false],
    ['sold and not for the website', { sold: true, showOnDealerWebsite: false }, {}, false],
    ['another kind of stock', { carType: 'new' }, { carTypes: ['used'] }, false],
    ['still held back', { createdAt: now - DAY + 1 }, { minAgeDays: 1 }, false],
    ['sold, whenever', { sold: true, soldAt: now - 99 * DAY }, {}, true],
    ['a status that is not listed', { status: 'on_hold' }, { statuses: ['in_stock'] }, true],
    ['without photos', { images: [] }, { minPhotos: 1 }, true],
  ])('%s', (_, fields, base, expected) => {
    expect(isShown(aVehicle(fields), { soldDays: 3, ...base } as BaseFilter, now)).toBe(expected);
  });

  test.each<[string, Partial<Vehicle>, number, boolean]>([
    ['in stock', {}, 3, false],
    ['sold exactly 3 days ago (R0-03)', { sold: true, soldAt: now - 3 * DAY }, 3, false],
    ['sold 1 ms longer ago', { sold: true, soldAt: now - 3 * DAY - 1 }, 3, true],
    ['sold just now, none are listed', { status: 'sold', soldAt: now }, 0, true],
    ['sold on an unknown day', { status: 'sold', soldAt: null }, 3, true],
  ])('sold long ago: %s', (_, fields, soldDays, expected) => {
    expect(isSoldLongAgo(aVehicle(fields), { soldDays }, now)).toBe(expected);
  });
});

describe('order of vehicles', () => {
  function order(sort: SortKey, vehicles: readonly Partial<Vehicle>[]): readonly string[] {
    return vehicles
      .map(aVehicle)
      .toSorted(compareVehicles(sort))
      .map(({ id }) => id);
  }

  test('sorts have their labels and URL values, in display order (R2-36, R2-39)', () => {
    expect(sortKeys.map((key) => [sorts[key].label, sorts[key].url])).toEqual([
      ['Most relevant', null],
      ['Latest', 'Car_production:created_at:desc'],
      ['Highest price', 'Car_production:price:desc'],
      ['Lowest price', 'Car_production:price:asc'],
    ]);
    expect(sortFromUrl('Car_production:price:asc')).toBe('price_asc');
    expect(sortFromUrl('Car_production/sort/price:asc')).toBe('relevance');
  });

  test('by default the custom rank decides, highest first, missing is 0, then the id (R2-34)', () => {
    expect(
      order('relevance', [
        { id: 'b', customRank: null },
        { id: 'c', customRank: -1 },
        { id: 'd', customRank: 9 },
        { id: 'a', customRank: 0 },
      ]),
    ).toEqual(['d', 'a', 'b', 'c']);
  });

  test('of one rank those with photos come first, among them what can be had', () => {
    const images: Vehicle['images'] = [];
    expect(
      order('relevance', [
        { id: 'a', images },
        { id: 'b', status: 'sold' },
        { id: 'c', reserved: true },
        { id: 'd', status: 'coming_soon' },
        { id: 'e' },
        { id: 'f', images, reserved: true, customRank: 1 },
        { id: 'g', images, status: 'on_hold' },
        { id: 'h', sold: true, reserved: true },
      ]),
    ).toEqual(['f', 'e', 'd', 'c', 'b', 'h', 'a', 'g']);
    expect(order('latest', [{ id: 'a', reserved: true }, { id: 'b' }])).toEqual(['b', 'a']);
    expect(order('latest', [{ id: 'a', images, createdAt: 2 }, { id: 'b' }])).toEqual(['a', 'b']);
  });

  test('is total: opposite both ways, and 0 only for the same vehicle', () => {
    const [a, b] = [aVehicle({ id: 'a' }), aVehicle({ id: 'b' })];
    for (const sort of sortKeys) {
      const compare = compareVehicles(sort);
      expect([compare(a, b), compare(b, a), compare(a, a)]).toEqual([-1, 1, 0]);
    }
    const [five, ten] = [aVehicle({ price: 5 }), aVehicle({ price: 10 })];
    const cheapest = compareVehicles('price_asc');
    expect(Math.sign(cheapest(ten, five))).toBe(1);
    expect(Math.sign(cheapest(five, ten))).toBe(-1);
  });

  test('latest is newest first, unknown last', () => {
    expect(
      order('latest', [
        { id: 'a', createdAt: null },
        { id: 'b', createdAt: 1 },
        { id: 'c', createdAt: 2 },
        { id: 'd', createdAt: 2, customRank: 1 },
      ]),
    ).toEqual(['d', 'c', 'b', 'a']);
  });

  test('highest price first, no price last', () => {
    expect(
      order('price_desc', [
        { id: 'a', price: null },
        { id: 'b', price: 5 },
        { id: 'c', price: 20_000 },
        { id: 'd', price: 30_000 },
      ]),
    ).toEqual(['d', 'c', 'b', 'a']);
  });

  test('lowest price first, and prices that count as none after all others (R2-38)', () => {
    expect(
      order('price_asc', [
        { id: 'a', price: 10 },
        { id: 'b', price: 1 },
        { id: 'c', price: 11 },
        { id: 'd', price: 900 },
        { id: 'e', price: 900, customRank: 1 },
      ]),
    ).toEqual(['c', 'e', 'd', 'b', 'a']);
  });
});
