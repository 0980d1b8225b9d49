import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerBy, type OpeningHour, type Weekday } from '../index.ts';
import { instantOf, wallText } from '../time/zone.ts';

const BRISBANE = 'Australia/Brisbane';
const HOUR = 3_600_000;

function day(weekday: Weekday, open: string | null, close: string | null): OpeningHour {
  const status = open === null ? 'Closed' : 'Open';
  return { weekday, status, open, close, formattedHours: null, date: null };
}

/** 8:30 to 17:30, Saturdays 9 to 12, Sundays closed. */
const WEEK: readonly OpeningHour[] = [
  day(0, null, null),
  ...([1, 2, 3, 4, 5] as const).map((weekday) => day(weekday, '08:30', '17:30')),
  day(6, '09:00', '12:00'),
];

function deadline(asked: string, openingHours = WEEK, answerHours = 4): string {
  const [date = '', time = ''] = asked.split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const now = instantOf({ date, minutes: hour * 60 + minute }, BRISBANE);
  const hours = { openingHours, timeZone: BRISBANE, appointmentOnlyDays: [], answerHours };
  return wallText(answerBy(now, hours), BRISBANE);
}

// 25 November 2026 is a Wednesday.
test.each([
  ['on a working morning', '2026-11-25T09:00', '2026-11-25T13:00'],
  ['late in the day', '2026-11-25T16:30', '2026-11-26T11:30'],
  ['at night', '2026-11-25T23:00', '2026-11-26T12:30'],
  ['over a Sunday', '2026-11-28T11:00', '2026-11-30T11:00'],
  ['on a Saturday night, before the 48 hours are over', '2026-11-28T20:00', '2026-11-30T12:30'],
])('R21-07: a request that comes %s waits for four opening hours', (_, asked, until) => {
  expect(deadline(asked)).toBe(until);
});

test('R21-07: 48 hours are the most, a day where nobody says when the place is open', () => {
  const closed = WEEK.map(({ weekday }) => day(weekday, null, null));
  expect(deadline('2026-11-25T09:00', closed)).toBe('2026-11-27T09:00');
  expect(deadline('2026-11-25T09:00', WEEK, 48)).toBe('2026-11-27T09:00');
  expect(deadline('2026-11-25T09:00', [])).toBe('2026-11-26T09:00');
  expect(deadline('2026-11-25T09:00', [], 30)).toBe('2026-11-26T15:00');
});

test('R21-07: a place that never closes has its hours by the clock', () => {
  const always = WEEK.map(({ weekday }) => day(weekday, '00:00', '00:00'));
  expect(deadline('2026-11-25T22:00', always)).toBe('2026-11-26T02:00');
});

test('R21-07: whenever it comes, it waits no shorter than it may be answered, and no longer than 48 hours', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
      fc.integer({ min: 1, max: 48 }),
      fc.constantFrom(BRISBANE, 'Australia/Sydney', 'Australia/Perth'),
      (now, answerHours, timeZone) => {
        const until = answerBy(now, {
          ...{ openingHours: WEEK, timeZone, appointmentOnlyDays: [], answerHours },
        });
        expect(until).toBeGreaterThanOrEqual(now + answerHours * HOUR);
        expect(until).toBeLessThanOrEqual(now + 48 * HOUR);
      },
    ),
  );
});
