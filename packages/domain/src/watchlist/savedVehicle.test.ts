import { describe, expect, test } from 'vitest';
import {
  parseSavedSort,
  type SavedVehicle,
  savedSorts,
  savedVehicle,
  sinceLines,
  sinceSaved,
  sortSaved,
} from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';

const SAVED_AT = Date.UTC(2026, 9, 1);

function saved(fields: Parameters<typeof aVehicle>[0] = {}): SavedVehicle {
  return savedVehicle(aVehicle(fields), SAVED_AT);
}

describe('what is kept of a vehicle', () => {
  test('is what it was, and when', () => {
    const images = [{ url: '/a.jpg' }, { url: '/b.jpg' }];
    expect(saved({ images })).toEqual({
      ...{ id: 'v1', make: 'Toyota', model: 'Corolla', simpleBody: 'Hatch', carType: 'used' },
      ...{ status: 'in_stock', reserved: false, savedAt: SAVED_AT },
      ...{ title: '2021 Toyota Corolla', price: 25_990, picture: '/a.jpg' },
    });
  });

  test.each([null, 0, 10])('a price of %s is none', (price) => {
    expect(saved({ price, images: [] })).toMatchObject({ price: null, picture: null });
  });
});

describe('what has become of it', () => {
  const nothing = { standing: 'here', price: null, hold: null };
  test.each([
    ['nothing', {}, {}, nothing],
    ['cheaper', {}, { price: 24_990 }, { ...nothing, price: { from: 25_990, to: 24_990 } }],
    ['dearer', {}, { price: 26_000 }, { ...nothing, price: { from: 25_990, to: 26_000 } }],
    ['a price it had not', { price: null }, {}, nothing],
    ['no price any more', {}, { price: null }, nothing],
    ['reserved', {}, { reserved: true }, { ...nothing, hold: 'reserved' }],
    ['free again', { reserved: true }, {}, { ...nothing, hold: 'free' }],
    ['reserved as before', { reserved: true }, { reserved: true }, nothing],
    ['sold', {}, { sold: true, price: 1_000 }, { ...nothing, standing: 'sold' }],
    ['sold by its status', {}, { status: 'sold' }, { ...nothing, standing: 'sold' }],
    [
      'reserved by its status',
      {},
      { status: 'reserved', reserved: true },
      { ...nothing, standing: 'reserved' },
    ],
    ['coming again', {}, { status: 'coming_soon' }, { ...nothing, standing: 'away' }],
    ['not shown', {}, { showOnDealerWebsite: false }, { ...nothing, standing: 'gone' }],
  ] as const)('%s', (_, then, now, since) => {
    expect(sinceSaved(saved(then), aVehicle(now), false)).toEqual(since);
  });

  test('one that is not in the stock any more is gone', () => {
    expect(sinceSaved(saved(), null, false)).toEqual({ ...nothing, standing: 'gone' });
  });

  test('a strict site also wants a price and photos (R4-14)', () => {
    expect(sinceSaved(saved(), aVehicle({ images: [] }), true).standing).toBe('away');
    expect(sinceSaved(saved(), aVehicle({ images: [] }), false).standing).toBe('here');
  });

  test.each([
    [
      { price: 24_990 },
      [{ text: '$1,000 less than when you saved it ($25,990)', tone: 'positive' }],
    ],
    [{ price: 26_490 }, [{ text: '$500 more than when you saved it ($25,990)', tone: 'neutral' }]],
    [{ reserved: true }, [{ text: 'Reserved since you saved it', tone: 'neutral' }]],
    [{}, []],
  ] as const)('%j is told as %j', (now, lines) => {
    expect(sinceLines(sinceSaved(saved(), aVehicle(now), false))).toEqual(lines);
  });

  test('that it is free again is good to hear', () => {
    const since = sinceSaved(saved({ reserved: true }), aVehicle(), false);
    expect(sinceLines(since)).toEqual([{ text: 'No longer reserved', tone: 'positive' }]);
  });
});

describe('orders', () => {
  const list = [
    { id: 'a', price: 20_000, since: { price: null } },
    { id: 'b', price: null, since: { price: null } },
    { id: 'c', price: 10_000, since: { price: { from: 11_000, to: 10_000 } } },
    { id: 'd', price: 30_000, since: { price: { from: 33_000, to: 30_000 } } },
    { id: 'e', price: 20_000, since: { price: { from: 19_000, to: 20_000 } } },
  ];

  test.each([
    ['saved', 'abcde'],
    ['drop', 'dcabe'],
    ['low', 'caedb'],
    ['high', 'daecb'],
  ] as const)('%s: %s', (sort, ids) => {
    const sorted = sortSaved(list, sort);
    expect(sorted.map(({ id }) => id).join('')).toBe(ids);
  });

  test('an address names one, or means the first', () => {
    expect(savedSorts.map(parseSavedSort)).toEqual(savedSorts);
    expect(['Low', '', null].map(parseSavedSort)).toEqual(['saved', 'saved', 'saved']);
  });
});
