import { describe, expect, test } from 'vitest';
import { wallTime, yearAt } from '../index.ts';
import { addDays, dayText, formatDate, instantOf, longDate, wallText, weekdayOf } from './zone.ts';

describe('wallTime (R0-04)', () => {
  test.each([
    ['2026-11-21T13:59:59Z', 'Australia/Brisbane', '2026-11-21', 23 * 60 + 59],
    ['2026-11-21T14:00:00Z', 'Australia/Brisbane', '2026-11-22', 0],
    ['2026-11-21T13:00:00Z', 'Australia/Sydney', '2026-11-22', 0],
    ['2026-11-21T13:30:00Z', 'Australia/Adelaide', '2026-11-22', 0],
    ['2026-06-21T14:30:00Z', 'Australia/Adelaide', '2026-06-22', 0],
    ['2026-12-31T15:45:00Z', 'Australia/Perth', '2026-12-31', 23 * 60 + 45],
  ])('%s in %s is %s at minute %d', (instant, zone, date, minutes) => {
    expect(wallTime(Date.parse(instant), zone)).toEqual({ date, minutes });
    expect(instantOf({ date, minutes }, zone)).toBe(
      Date.parse(instant) - (Date.parse(instant) % 60_000),
    );
  });
});

test('a new year begins at the midnight of the zone (R0-04)', () => {
  const instant = Date.parse('2026-12-31T14:00:00Z');
  expect(yearAt(instant - 1, 'Australia/Brisbane')).toBe(2026);
  expect(yearAt(instant, 'Australia/Brisbane')).toBe(2027);
  expect(yearAt(instant, 'Australia/Perth')).toBe(2026);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-10-04', 14, '2026-10-18'],
])('%s and %d days is %s', (date, days, result) => {
  expect(addDays(date, days)).toBe(result);
});

test('weekday 0 is Sunday (R3-13)', () => {
  expect(weekdayOf('2026-11-22')).toBe(0);
  expect(weekdayOf('2026-11-21')).toBe(6);
});

test('writes a date day first (R5-31)', () => {
  expect(formatDate('2026-11-21')).toBe('21/11/2026');
});

test('writes a date in words', () => {
  expect(longDate('2026-11-01')).toBe('1 November 2026');
});

test.each([
  ['2026-11-20T23:59:59Z', 'Australia/Brisbane', '2026-11-21T09:59'],
  ['2026-11-21T14:00:00Z', 'Australia/Brisbane', '2026-11-22T00:00'],
])('%s in %s is %s', (instant, zone, text) => {
  expect(wallText(Date.parse(instant), zone)).toBe(text);
});

test('names a day that is near', () => {
  expect(dayText('2026-11-01')).toBe('Sunday 1 November');
});
