import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openNow, wallTime } from '../index.ts';
import { instantOf, weekdayOf } from '../time/zone.ts';
import type { OpeningHour, Weekday } from './location.ts';

const SYDNEY = 'Australia/Sydney';
const BRISBANE = 'Australia/Brisbane';
function day(
  weekday: Weekday,
  open: string | null,
  close: string | null,
  date: string | null = null,
): OpeningHour {
  return {
    weekday,
    status: open === null ? 'Closed' : 'Open',
    open,
    close,
    formattedHours: null,
    date,
  };
}
function everyDay(open: string | null, close: string | null) {
  return ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => day(weekday, open, close));
}
const weekdays = ([1, 2, 3, 4, 5] as const).map((weekday) => day(weekday, '08:30', '17:30'));
function at(text: string) {
  return Date.parse(text);
}
function iso(instant: number | null | undefined) {
  return instant == null ? instant : new Date(instant).toISOString();
}
function state(hours: readonly OpeningHour[], now: string, zone = BRISBANE, visits: number[] = []) {
  const result = openNow(hours, at(now), zone, visits);
  return result && [result.open, iso(result.changesAt)];
}

describe('openNow', () => {
  // 21 November 2026 is a Saturday.
  test.each([
    ['before opening', '2026-11-20T08:29:59+10:00', false, '2026-11-19T22:30:00.000Z'],
    ['at opening', '2026-11-20T08:30:00+10:00', true, '2026-11-20T07:30:00.000Z'],
    ['before closing', '2026-11-20T17:29:59+10:00', true, '2026-11-20T07:30:00.000Z'],
    [
      'at closing, over the weekend',
      '2026-11-20T17:30:00+10:00',
      false,
      '2026-11-22T22:30:00.000Z',
    ],
    ['on Sunday', '2026-11-22T12:00:00+10:00', false, '2026-11-22T22:30:00.000Z'],
  ])('%s', (_when, now, open, change) => {
    expect(state(weekdays, now)).toEqual([open, change]);
  });

  test('takes a one-off day instead of the week (R3-13)', () => {
    const friday = '2026-11-20T10:00:00+10:00';
    expect(state([...weekdays, day(5, null, null, '2026-11-20')], friday)).toEqual([
      false,
      '2026-11-22T22:30:00.000Z',
    ]);
    expect(state([day(5, '10:00', '12:00', '2026-11-20'), ...weekdays], friday)).toEqual([
      true,
      '2026-11-20T02:00:00.000Z',
    ]);
  });

  test('takes a one-off day for its own date only', () => {
    const lastFriday = day(5, '08:30', '17:30', '2026-11-13');
    const saturday = day(6, '09:00', '12:00');
    expect(state([lastFriday, saturday], '2026-11-20T10:00:00+10:00')).toEqual([
      false,
      '2026-11-20T23:00:00.000Z',
    ]);
  });

  test('looks 14 days ahead', () => {
    const shut = everyDay(null, null);
    const friday = '2026-11-20T10:00:00+10:00';
    expect(state([...shut, day(5, '09:00', '10:00', '2026-12-04')], friday)).toEqual([
      false,
      '2026-12-03T23:00:00.000Z',
    ]);
    expect(state([...shut, day(6, '09:00', '10:00', '2026-12-05')], friday)).toEqual([false, null]);
  });

  test('stays open past midnight', () => {
    const late = [day(5, '18:00', '02:00')];
    expect(state(late, '2026-11-20T19:00:00+10:00')).toEqual([true, '2026-11-20T16:00:00.000Z']);
    expect(state(late, '2026-11-21T01:59:00+10:00')).toEqual([true, '2026-11-20T16:00:00.000Z']);
    expect(state(late, '2026-11-21T02:00:00+10:00')).toEqual([false, '2026-11-27T08:00:00.000Z']);
  });

  test('joins hours that meet at midnight', () => {
    const hours = [day(5, '08:00', '24:00'), day(6, '00:00', '03:00')];
    expect(state(hours, '2026-11-20T20:00:00+10:00')).toEqual([true, '2026-11-20T17:00:00.000Z']);
  });

  test('never closes where it never closes', () => {
    expect(state(everyDay('00:00', '24:00'), '2026-11-20T20:00:00+10:00')).toEqual([true, null]);
    expect(state(everyDay('00:00', '00:00'), '2026-11-20T20:00:00+10:00')).toEqual([true, null]);
  });

  test('does not open where it is always closed', () => {
    expect(state(everyDay(null, null), '2026-11-20T20:00:00+10:00')).toEqual([false, null]);
  });

  test('is closed to walk-ins on a weekend day by appointment, as the table says', () => {
    const hours = [...weekdays, day(6, '09:00', '12:00')];
    const saturday = '2026-11-21T10:00:00+10:00';
    expect(state(hours, saturday)).toEqual([true, '2026-11-21T02:00:00.000Z']);
    expect(state(hours, saturday, BRISBANE, [6])).toEqual([false, '2026-11-22T22:30:00.000Z']);
    expect(state(weekdays, '2026-11-20T10:00:00+10:00', BRISBANE, [5])).toEqual([
      true,
      '2026-11-20T07:30:00.000Z',
    ]);
    expect(
      state([...hours, day(6, '09:00', '11:00', '2026-11-21')], saturday, BRISBANE, [6]),
    ).toEqual([true, '2026-11-21T01:00:00.000Z']);
  });

  test('says nothing where the entries cannot', () => {
    const text = { ...day(5, '08:00', '17:00'), open: null, formattedHours: 'Late' };
    expect(state([], '2026-11-20T10:00:00+10:00')).toBeNull();
    expect(state([day(5, null, null, '2026-11-20')], '2026-11-20T10:00:00+10:00')).toBeNull();
    expect(state([text], '2026-11-20T10:00:00+10:00')).toBeNull();
    expect(
      state([{ ...text, open: '08:00', close: null }], '2026-11-20T10:00:00+10:00'),
    ).toBeNull();
    expect(state([day(3, '09:00', '10:00'), text], '2026-11-18T09:30:00+10:00')).toEqual([
      true,
      '2026-11-18T00:00:00.000Z',
    ]);
    // Nothing is known of Friday on, so nothing is promised beyond it.
    expect(state([day(3, '09:00', '10:00'), text], '2026-11-18T11:00:00+10:00')).toEqual([
      false,
      null,
    ]);
  });
});

describe('daylight saving in Sydney', () => {
  const hours = everyDay('08:30', '17:30');
  test.each([
    // Clocks go forward on 4 October 2026 at 02:00, back on 5 April 2026 at 03:00.
    ['before the change forward', '2026-10-03T18:00:00+10:00', false, '2026-10-03T21:30:00.000Z'],
    ['after the change forward', '2026-10-04T18:00:00+11:00', false, '2026-10-04T21:30:00.000Z'],
    ['before the change back', '2026-04-04T18:00:00+11:00', false, '2026-04-04T22:30:00.000Z'],
    ['opens an hour later in UTC', '2026-04-05T08:29:00+10:00', false, '2026-04-04T22:30:00.000Z'],
    ['open after it', '2026-04-05T08:30:00+10:00', true, '2026-04-05T07:30:00.000Z'],
  ])('%s', (_when, now, open, change) => {
    expect(state(hours, now, SYDNEY)).toEqual([open, change]);
  });

  test('keeps a night open through the change, an hour shorter or longer', () => {
    const night = [day(6, '22:00', '04:00')];
    const spring = openNow(night, at('2026-10-03T23:00:00+10:00'), SYDNEY);
    expect(iso(spring?.changesAt)).toBe('2026-10-03T17:00:00.000Z');
    const autumn = openNow(night, at('2026-04-04T23:00:00+11:00'), SYDNEY);
    expect(iso(autumn?.changesAt)).toBe('2026-04-04T18:00:00.000Z');
  });

  test('moves an opening in the skipped hour on, and takes the first of a repeated hour', () => {
    expect(iso(instantOf({ date: '2026-10-04', minutes: 150 }, SYDNEY))).toBe(
      '2026-10-03T16:30:00.000Z',
    );
    expect(iso(instantOf({ date: '2026-04-05', minutes: 150 }, SYDNEY))).toBe(
      '2026-04-04T15:30:00.000Z',
    );
  });
});

describe('laws', () => {
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map(
      (minutes) =>
        `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    );
  const hours = fc.array(
    fc.record({
      weekday: fc.integer({ min: 0, max: 6 }).map((weekday) => weekday as Weekday),
      status: fc.constantFrom('Open', 'Closed'),
      open: time,
      close: time,
      formattedHours: fc.constant(null),
      date: fc.constant(null),
    }),
    { minLength: 1 },
  );
  const zones = fc.constantFrom(
    BRISBANE,
    SYDNEY,
    'Australia/Adelaide',
    'Australia/Lord_Howe',
    'Australia/Perth',
  );
  const instants = fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2027-12-31T00:00Z') });

  test('the change is ahead, and just before it the state is the same', () => {
    fc.assert(
      fc.property(hours, instants, zones, (entries, now, zone) => {
        const result = openNow(entries, now, zone);
        if (result?.changesAt == null) return;
        expect(result.changesAt).toBeGreaterThan(now);
        expect(openNow(entries, result.changesAt - 1, zone)?.open).toBe(result.open);
        expect(openNow(entries, result.changesAt, zone)?.open).toBe(!result.open);
      }),
      { numRuns: 300 },
    );
  });

  test('open agrees with the wall clock of the zone', () => {
    fc.assert(
      fc.property(instants, zones, (now, zone) => {
        const { date, minutes } = wallTime(now, zone);
        const open = minutes >= 9 * 60 && minutes < 17 * 60 && weekdayOf(date) !== 0;
        const entries = [...everyDay('09:00', '17:00').slice(1), day(0, null, null)];
        expect(openNow(entries, now, zone)?.open).toBe(open);
      }),
      { numRuns: 300 },
    );
  });

  test('a wall time and its instant are one', () => {
    fc.assert(
      fc.property(instants, zones, (now, zone) => {
        const wall = wallTime(now, zone);
        expect(wallTime(instantOf(wall, zone), zone)).toEqual(wall);
      }),
      { numRuns: 1000 },
    );
  });
});
