import { describe, expect, test } from 'vitest';
import {
  callPhone,
  distanceKm,
  gridColumns,
  gridFilter,
  holidayHours,
  maskPhone,
  openNow,
  telHref,
  weeklyHours,
} from '../index.ts';
import { aLocation } from '../testing/aLocation.ts';
import type { OpeningHour } from './location.ts';

function hour(weekday: OpeningHour['weekday'], open = '08:30', date: string | null = null) {
  return { weekday, status: 'Open', open, close: '17:30', formattedHours: null, date } as const;
}

describe('places', () => {
  const sales = aLocation({ id: 'a', primary: true });

  const service = aLocation({ id: 'b', type: 'service' });

  const parts = aLocation({ id: 'c', type: 'parts' });

  const hidden = aLocation({ id: 'd', visible: false });

  const all = [sales, service, parts, hidden];

  test.each([
    ['sales', [sales]],
    ['service', [service]],
    ['parts', [parts]],
    ['service-and-parts', [service, parts]],
    ['primary', [sales]],
    ['all', [sales, service, parts]],
    ['b', [service]],
  ])(
    'location grid filters by %s, never one that is not visible (R2-86, R3-14)',
    (filter, found) => {
      expect(gridFilter(all, filter)).toEqual(found);
    },
  );

  test('location grid columns change at under 3, 3 and over 3 locations (R9-09)', () => {
    expect([1, 2, 3, 4, 9].map(gridColumns)).toEqual([1, 2, 3, 4, 4]);
  });

  test('distance between two points uses Earth radius 6371 km (R7-09)', () => {
    const pole = distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 });
    expect(pole).toBeCloseTo(Math.PI * 6371, 6);
  });

  test('different weekday hours are separate rows, Sat and Sun always (R5-35)', () => {
    const week = ([1, 2, 3, 4, 5, 6, 0] as const).map((weekday) => hour(weekday));
    expect(weeklyHours(week).map(({ label }) => label)).toEqual(['Mon-Fri', 'Sat', 'Sun']);
    const other = week.map((entry) => (entry.weekday === 5 ? hour(5, '10:00') : entry));
    expect(weeklyHours(other).map(({ label }) => label)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
  });

  test('opening hour weekday 0 is Sunday (R3-13)', () => {
    const sunday = Date.parse('2026-11-22T10:00+10:00');
    expect(openNow([hour(0)], sunday, 'Australia/Brisbane')?.open).toBe(true);
  });

  test('holiday hours for 18-25 April 2025 are hidden after the dates (R9-11)', () => {
    const days = [hour(5, '09:00', '2025-04-18'), hour(5, '09:00', '2025-04-25')];
    expect(holidayHours(days, '2025-04-18').map(({ label }) => label)).toEqual([
      '18/04/2025',
      '25/04/2025',
    ]);
    expect(holidayHours(days, '2025-04-26')).toEqual([]);
  });

  test('call button is a tel: link (R4-17)', () => {
    expect(telHref('(07) 5555 1234')).toBe('tel:0755551234');
  });
});

describe('phones', () => {
  test('the number is masked, then a tel: link (R4-15, R4-17)', () => {
    expect(maskPhone('0412 345 678')).toBe('0412 *** ***');
    expect(telHref('0412 345 678')).toBe('tel:0412345678');
  });
});

describe('the number to call', () => {
  test('call phone: override, car type, new-car, used-car, location phone, none (R5-34)', () => {
    const numbers = { new: '1', demo: '2', used: '3' };
    expect(callPhone('demo', { override: '0', numbers }, '9')).toBe('0');
    expect(callPhone('demo', { override: null, numbers }, '9')).toBe('2');
    expect(callPhone('demo', { override: null, numbers: { new: '1', used: '3' } }, '9')).toBe('1');
    expect(callPhone('demo', { override: null, numbers: { used: '3' } }, '9')).toBe('3');
    expect(callPhone('demo', { override: null, numbers: {} }, '9')).toBe('9');
    expect(callPhone('demo', { override: null, numbers: {} }, null)).toBeNull();
  });
});
