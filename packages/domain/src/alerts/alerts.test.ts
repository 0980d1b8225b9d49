import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSearch } from '../search/parseSearch.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { alertDueAt, alertFrequencies, parseAlertFrequency } from './alertFrequency.ts';
import {
  type AlertNews,
  type AlertNewsKind,
  foldNews,
  newsSummary,
  searchNews,
  vehicleNews,
} from './alertNews.ts';
import { alertAddress } from './alertRules.ts';
import { alertWords, keptSearchText } from './alertWords.ts';
import { stockChange } from './stockChange.ts';

describe('what is kept of a search', () => {
  test.each([
    ['', ''],
    ['sortBy=price_asc&page=3', ''],
    ['page=2&refinementList[make][0]=Kia', 'refinementList[make][0]=Kia'],
    [
      'refinementList[make][1]=Kia&refinementList[make][0]=Audi&sortBy=price_asc',
      'refinementList[make][0]=Audi&refinementList[make][1]=Kia',
    ],
  ])('%s is %s', (query, kept) => {
    expect(keptSearchText(parseSearch(query))).toBe(kept);
  });

  test.each([
    ['', 'Cars'],
    ['refinementList[make][0]=Kia', 'Kia cars'],
    [
      'refinementList[car_type][0]=used&refinementList[body][0]=SUV&refinementList[city][0]=Dubbo&range[price]=:30000',
      'Used SUVs in Dubbo, up to $30,000',
    ],
    ['query=red ute&refinementList[transmission][0]=Automatic', 'Cars, “red ute”, Automatic'],
    [
      'refinementList[make][0]=Audi&refinementList[make][1]=BMW&refinementList[make][2]=Kia',
      'Cars, Audi, BMW, Kia',
    ],
    [
      'refinementList[make][0]=Audi&refinementList[make][1]=BMW&refinementList[model][0]=A3',
      'Audi and BMW cars, A3',
    ],
  ])('%s is said: %s', (query, words) => {
    expect(alertWords(parseSearch(query), 'car')).toBe(words);
  });
});

describe('when news are told', () => {
  const ZONE = 'Australia/Sydney';
  const at = (iso: string) => Date.parse(iso);

  test.each([
    ['at-once', '2026-11-25T03:00:00Z', '2026-11-25T03:00:00Z'],
    // 14:00 in Sydney, a Wednesday.
    ['daily', '2026-11-25T03:00:00Z', '2026-11-25T21:00:00Z'],
    ['weekly', '2026-11-25T03:00:00Z', '2026-11-25T21:00:00Z'],
    ['daily', '2026-11-25T20:59:59Z', '2026-11-25T21:00:00Z'],
    ['daily', '2026-11-25T21:00:00Z', '2026-11-26T21:00:00Z'],
    ['weekly', '2026-11-25T21:00:00Z', '2026-12-02T21:00:00Z'],
    // Clocks go forward on Sunday 4 October 2026.
    ['daily', '2026-10-03T12:00:00Z', '2026-10-03T21:00:00Z'],
    ['daily', '2026-10-02T12:00:00Z', '2026-10-02T22:00:00Z'],
  ] as const)('%s: what came at %s goes at %s', (frequency, now, due) => {
    expect(new Date(alertDueAt(frequency, at(now), ZONE)).toISOString()).toBe(
      new Date(due).toISOString(),
    );
  });

  test('never before they came, and within the time that was asked for', () => {
    const day = 86_400_000;
    fc.assert(
      fc.property(
        fc.constantFrom(...alertFrequencies),
        fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') }),
        (frequency, now) => {
          const wait = alertDueAt(frequency, now, ZONE) - now;
          const most = { 'at-once': 0, daily: day, weekly: 7 * day }[frequency];
          expect(wait).toBeGreaterThanOrEqual(0);
          // A day on which clocks go back is an hour longer.
          expect(wait).toBeLessThanOrEqual(most + (most > 0 ? 3_600_000 : 0));
        },
      ),
    );
  });

  test('a frequency that is none', () => {
    expect([parseAlertFrequency('daily'), parseAlertFrequency('hourly')]).toEqual(['daily', null]);
    expect(parseAlertFrequency(undefined)).toBeNull();
  });
});

const DAY = 86_400_000;
const base = { soldDays: 0, minAgeDays: 1, statuses: ['in_stock'] };
const car = {
  ...{ id: '1', status: 'in_stock', sold: false, reserved: false, price: 20_000 },
  ...{ showOnDealerWebsite: true, carType: 'used', createdAt: 0, images: [] },
} as unknown as Vehicle;
function moment(change: Partial<Vehicle> | null, at = 5 * DAY) {
  return { vehicle: change && { ...car, ...change }, at };
}

describe('what became of a vehicle', () => {
  test.each([
    ['nothing', {}, null, 'gone'],
    ['nothing new', null, {}, 'arrived'],
    ['sold', {}, { sold: true }, 'gone'],
    ['sold, by its status', {}, { status: 'sold' }, 'gone'],
    ['hidden', {}, { showOnDealerWebsite: false }, 'gone'],
    ['back after a sale', { sold: true }, {}, 'arrived'],
    ['never for sale', { sold: true }, null, null],
    ['hidden all the time', { showOnDealerWebsite: false }, { showOnDealerWebsite: false }, null],
    ['cheaper', {}, { price: 19_999 }, 'cheaper'],
    ['cheaper and reserved', {}, { price: 19_999, reserved: true }, 'cheaper'],
    ['dearer', {}, { price: 20_001 }, 'changed'],
    ['without a price', {}, { price: null }, 'changed'],
    ['with a price at last', { price: null }, {}, 'changed'],
    ['reserved', {}, { reserved: true }, 'reserved'],
    ['free again', { reserved: true }, {}, 'released'],
  ] as const)('%s', (_, before, after, change) => {
    expect(stockChange(moment(before), moment(after), base)).toBe(change);
  });

  test('one that was held back arrives when it is listed, without a change of its own', () => {
    const vehicle = { ...car, createdAt: 5 * DAY };
    const then = { vehicle, at: 5 * DAY };
    expect(stockChange(then, { vehicle, at: 5.5 * DAY }, base)).toBeNull();
    expect(stockChange(then, { vehicle, at: 6 * DAY }, base)).toBe('arrived');
  });
});

test.each([
  ['arrived', false, true, 'new'],
  ['arrived', false, false, null],
  ['changed', false, true, 'new'],
  ['changed', true, true, null],
  ['changed', true, false, null],
  ['cheaper', true, true, 'cheaper'],
  ['cheaper', false, true, 'cheaper'],
  ['gone', true, false, 'gone'],
  ['gone', false, false, null],
  ['reserved', true, true, null],
] as const)(
  'a search hears of %s (found before: %s, now: %s) as %s',
  (change, before, after, kind) => {
    expect(searchNews(change, { before, after })).toBe(kind);
  },
);

test.each([
  ['arrived', 'back'],
  ['released', 'back'],
  ['changed', null],
  ['cheaper', 'cheaper'],
  ['reserved', 'reserved'],
  ['gone', 'gone'],
] as const)('who watches a vehicle hears of %s as %s', (change, kind) => {
  expect(vehicleNews(change)).toBe(kind);
});

function news(
  kind: AlertNewsKind,
  price: number | null = 1,
  priceBefore: number | null = null,
  id = '1',
): AlertNews {
  return { kind, priceBefore, vehicle: { id, price } } as AlertNews;
}

describe('news that waited', () => {
  test.each([
    ['came and went', [news('new'), news('gone')], []],
    ['came and got cheaper', [news('new', 9), news('cheaper', 8, 9)], [news('new', 8)]],
    ['cheaper twice', [news('cheaper', 8, 9), news('cheaper', 7, 8)], [news('cheaper', 7, 9)]],
    ['cheaper and gone', [news('cheaper', 8, 9), news('gone', 8)], [news('gone', 8)]],
    ['gone and there again', [news('gone'), news('new')], []],
    ['reserved and free again', [news('reserved'), news('back')], []],
    [
      'in the order of what matters',
      [news('gone', 1, null, 'a'), news('cheaper', 1, 2, 'b'), news('new', 1, null, 'c')],
      [news('new', 1, null, 'c'), news('cheaper', 1, 2, 'b'), news('gone', 1, null, 'a')],
    ],
  ] as const)('%s', (_, waited, told) => {
    expect(foldNews(waited)).toEqual(told);
  });

  test('what is dearer again is not told as cheaper, and a price is that of now', () => {
    expect(foldNews([news('cheaper', 8, 9)], () => 9)).toEqual([]);
    expect(foldNews([news('cheaper', 8, 9)], () => null)).toEqual([]);
    expect(foldNews([news('cheaper', 8, 9)], () => 7)).toEqual([news('cheaper', 7, 9)]);
  });

  test('each vehicle is told once at most', () => {
    const kinds = fc.constantFrom<AlertNewsKind>('new', 'cheaper', 'gone', 'reserved', 'back');
    const one = fc.record({ kind: kinds, id: fc.constantFrom('a', 'b', 'c') });
    fc.assert(
      fc.property(fc.array(one), (waited) => {
        const told = foldNews(waited.map(({ kind, id }) => news(kind, 1, 2, id)));
        const ids = told.map(({ vehicle }) => vehicle.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test('a summary', () => {
    expect(newsSummary([news('gone'), news('new'), news('new')])).toBe('2 new, 1 gone');
  });
});

test('an address is one however it is typed', () => {
  expect(alertAddress(' Zoe@Example.COM ')).toBe('zoe@example.com');
});
