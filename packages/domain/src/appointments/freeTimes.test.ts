import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OpeningHour, Weekday } from '../location/location.ts';
import { anOpeningHour } from '../testing/anOpeningHour.ts';
import { addDays, instantOf, wallTime, weekdayOf } from '../time/zone.ts';
import type { BookedTime } from './bookedTime.ts';
import { clashes } from './clashes.ts';
import { type Diary, freeTimes } from './freeTimes.ts';

const BRISBANE = 'Australia/Brisbane';
const SYDNEY = 'Australia/Sydney';
const working = ([1, 2, 3, 4, 5] as const).map((day) => anOpeningHour(day));
const saturday = anOpeningHour(6, { open: '09:00', close: '12:00' });
function closed(weekday: Weekday) {
  return anOpeningHour(weekday, { status: 'Closed', open: null, close: null });
}
const rules = { minutes: 60, noticeHours: 2, daysAhead: 14, atOnce: 1 };

/** Friday 27 November 2026, 3.10 pm in Brisbane. */
const NOW = Date.parse('2026-11-27T15:10:00+10:00');

function asked(openingHours: readonly OpeningHour[], more: Partial<Diary> = {}) {
  return freeTimes({
    ...{ location: { id: 'north', openingHours }, carId: null, booked: [], rules },
    ...{ appointmentOnlyDays: [], timeZone: BRISBANE, now: NOW, ...more },
  });
}
function on(date: string, ...rest: Parameters<typeof asked>) {
  return asked(...rest).find((day) => day.date === date)?.times ?? [];
}

describe('a week of hours', () => {
  const week = [...working, saturday, closed(0)];

  test('whole visits, from opening to closing, a day after another', () => {
    const days = asked(week);
    expect(days.slice(0, 2)).toEqual([
      { date: '2026-11-28', times: ['09:00', '10:00', '11:00'] },
      {
        date: '2026-11-30',
        times: ['08:30', '09:30', '10:30', '11:30', '12:30', '13:30', '14:30', '15:30', '16:30'],
      },
    ]);
    expect(days.at(-1)?.date).toBe('2026-12-11');
  });

  test.each([
    // The last of today begins at 4.30 pm.
    ['14:29', 2, ['16:30']],
    ['14:30', 2, ['16:30']],
    ['14:31', 2, []],
    ['16:29', 0, ['16:30']],
    ['00:00', 24, []],
  ])('at %s, with %d hours notice, today has %j', (clock, noticeHours, times) => {
    const now = Date.parse(`2026-11-27T${clock}:00+10:00`);
    const settings = { rules: { ...rules, noticeHours }, now };
    expect(on('2026-11-27', week, settings)).toEqual(times);
  });

  test.each([
    [30, ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']],
    [45, ['09:00', '09:45', '10:30', '11:15']],
    [180, ['09:00']],
    [181, []],
  ])('visits of %d minutes on Saturday: %j', (minutes, times) => {
    expect(on('2026-11-28', week, { rules: { ...rules, minutes } })).toEqual(times);
  });

  test('no days ahead is today alone', () => {
    const now = Date.parse('2026-11-27T12:00:00+10:00');
    expect(asked(week, { now, rules: { ...rules, daysAhead: 0 } }).map(({ date }) => date)).toEqual(
      ['2026-11-27'],
    );
  });
});

describe('days that are unlike others', () => {
  const week = [...working, saturday, closed(0)];

  test('a holiday is closed, a special day has hours of its own (R3-13)', () => {
    const date = (day: string) => ({ date: day });
    const hours = [
      ...week,
      { ...closed(1), ...date('2026-11-30') },
      anOpeningHour(0, { open: '10:00', close: '12:00', ...date('2026-11-29') }),
    ];
    expect(on('2026-11-30', hours)).toEqual([]);
    expect(on('2026-11-29', hours)).toEqual(['10:00', '11:00']);
  });

  test('a weekend day by appointment only promises no hours (R5-35)', () => {
    expect(on('2026-11-28', week, { appointmentOnlyDays: [6] })).toEqual([]);
  });

  test('hours in ready-made words, or none at all, give no times', () => {
    const words = { open: null, close: null, formattedHours: 'Most of the morning' };
    expect(asked([anOpeningHour(1, words)])).toEqual([]);
    expect(asked([])).toEqual([]);
  });

  test('what is open past midnight ends with its day', () => {
    const late = anOpeningHour(6, { open: '20:00', close: '02:00' });
    expect(on('2026-11-28', [late])).toEqual(['20:00', '21:00', '22:00', '23:00']);
    expect(on('2026-11-29', [late])).toEqual([]);
  });
});

describe('daylight saving', () => {
  const nights = [anOpeningHour(0, { open: '00:00', close: '05:00' })];

  test('an hour that is skipped is no time', () => {
    const now = Date.parse('2026-10-01T10:00:00+10:00');
    expect(on('2026-10-04', nights, { timeZone: SYDNEY, now })).toEqual([
      ...['00:00', '01:00', '03:00', '04:00'],
    ]);
  });

  test('notice is counted by the hours that pass', () => {
    // Clocks go back at 3 am: from half past midnight to 3 am are three and a half hours.
    const now = Date.parse('2027-04-04T00:30:00+11:00');
    const settings = { timeZone: SYDNEY, now, rules: { ...rules, noticeHours: 3 } };
    expect(on('2027-04-04', nights, settings)).toEqual(['03:00', '04:00']);
  });
});

describe('what is booked (R5-40)', () => {
  const week = [saturday];
  const at = (time: string, more: Partial<BookedTime> = {}): BookedTime => ({
    ...{ time: `2026-11-28T${time}`, locationId: 'north', carId: null },
    ...more,
  });

  test.each([
    ['nothing', [], null, 1, ['09:00', '10:00', '11:00']],
    ['one here', [at('10:00')], null, 1, ['09:00', '11:00']],
    ['one of two', [at('10:00')], null, 2, ['09:00', '10:00', '11:00']],
    ['two of two', [at('10:00'), at('10:00')], null, 2, ['09:00', '11:00']],
    ['one elsewhere', [at('10:00', { locationId: 'south' })], null, 1, ['09:00', '10:00', '11:00']],
    [
      'the vehicle, elsewhere',
      [at('10:00', { locationId: 'south', carId: 'v7' })],
      'v7',
      2,
      ['09:00', '11:00'],
    ],
    [
      'another vehicle',
      [at('10:00', { locationId: 'south', carId: 'v8' })],
      'v7',
      1,
      ['09:00', '10:00', '11:00'],
    ],
    // Booked while visits began at other times.
    ['one across two', [at('09:30')], null, 1, ['11:00']],
    [
      'another day',
      [{ ...at('10:00'), time: '2026-11-21T10:00' }],
      null,
      1,
      ['09:00', '10:00', '11:00'],
    ],
  ] as const)('%s', (_what, booked, carId, atOnce, times) => {
    const settings = { booked, carId, rules: { ...rules, atOnce } };
    expect(on('2026-11-28', week, settings)).toEqual(times);
  });
});

test('no time is ever past, outside the hours, or one too many', () => {
  const clock = fc
    .integer({ min: 0, max: 24 * 4 - 1 })
    .map((quarter) => wallTime(quarter * 900_000, 'UTC').minutes)
    .map(
      (minutes) =>
        `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    );
  const weekday = fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6);
  const hour = fc.record({
    ...{ weekday, status: fc.constantFrom<'Open' | 'Closed'>('Open', 'Open', 'Closed') },
    ...{ open: clock, close: clock, formattedHours: fc.constant(null) },
    date: fc.option(
      fc.integer({ min: 0, max: 16 }).map((days) => addDays('2026-09-28', days)),
      { nil: null },
    ),
  });
  const booking = fc.record({
    time: fc
      .tuple(fc.integer({ min: 0, max: 14 }), clock)
      .map(([days, time]) => `${addDays('2026-09-28', days)}T${time}`),
    locationId: fc.constantFrom('north', 'south'),
    carId: fc.constantFrom('v7', 'v8', null),
  });
  const diary = fc.record({
    hours: fc.array(hour, { maxLength: 9 }),
    booked: fc.array(booking, { maxLength: 30 }),
    carId: fc.constantFrom('v7', null),
    appointmentOnlyDays: fc.subarray([0, 6]),
    timeZone: fc.constantFrom(BRISBANE, SYDNEY, 'Australia/Adelaide', 'Australia/Lord_Howe'),
    now: fc.integer({ min: Date.UTC(2026, 8, 28), max: Date.UTC(2026, 9, 6) }),
    rules: fc.record({
      ...{
        minutes: fc.constantFrom(15, 20, 45, 60, 90),
        noticeHours: fc.integer({ min: 0, max: 72 }),
      },
      ...{ daysAhead: fc.integer({ min: 0, max: 14 }), atOnce: fc.integer({ min: 1, max: 3 }) },
    }),
  });
  const law = fc.property(diary, ({ hours, carId, booked, ...settings }) => {
    const location = { id: 'north', openingHours: hours };
    const { now, timeZone, rules: set } = settings;
    for (const { date, times } of freeTimes({ location, carId, booked, ...settings })) {
      expect(times).toEqual([...new Set(times)].sort());
      const entry =
        hours.find((one) => one.date === date) ??
        hours.find((one) => one.date === null && one.weekday === weekdayOf(date));
      expect(entry?.status).toBe('Open');
      const [open = '', close = ''] = [entry?.open, entry?.close];
      for (const time of times) {
        const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
        expect(instantOf({ date, minutes }, timeZone)).toBeGreaterThanOrEqual(
          now + set.noticeHours * 3_600_000,
        );
        expect(time >= open).toBe(true);
        const end = wallTime((minutes + set.minutes) * 60_000, 'UTC');
        const over = end.date > '1970-01-01';
        const closing = Number(close.slice(0, 2)) * 60 + Number(close.slice(3));
        expect(close <= open || (!over && end.minutes <= closing)).toBe(true);
        const visit = { time: `${date}T${time}`, locationId: 'north', carId };
        expect(clashes(visit, booked, set)).toBe(false);
        const here = booked.filter((one) => one.locationId === 'north' && one.time === visit.time);
        expect(here.length).toBeLessThan(set.atOnce);
      }
    }
  });
  fc.assert(law, { numRuns: 300 });
});
