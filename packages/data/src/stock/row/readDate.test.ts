import { describe, expect, test } from 'vitest';
import { readDay, readInstant } from './readDate.ts';

const BRISBANE = 'Australia/Brisbane';
const SYDNEY = 'Australia/Sydney';

describe('readInstant', () => {
  test.each<[unknown, string, string]>([
    ['2026-03-31T10:00:00Z', BRISBANE, '2026-03-31T10:00:00.000Z'],
    ['2026-03-31T10:00:00+10:00', BRISBANE, '2026-03-31T00:00:00.000Z'],
    ['2026-03-31 10:00', BRISBANE, '2026-03-31T00:00:00.000Z'],
    ['2026-03-31', BRISBANE, '2026-03-30T14:00:00.000Z'],
    ['31/03/2026', SYDNEY, '2026-03-30T13:00:00.000Z'],
    ['1/7/2026 09:30', SYDNEY, '2026-06-30T23:30:00.000Z'],
    ['31 March 2026', BRISBANE, '2026-03-30T14:00:00.000Z'],
    ['31-Mar-2026', BRISBANE, '2026-03-30T14:00:00.000Z'],
    ['1 Apr, 2026', BRISBANE, '2026-03-31T14:00:00.000Z'],
    ['2026-03-31 10:00:59', BRISBANE, '2026-03-31T00:00:59.000Z'],
    // Sydney has this hour twice, and the first is meant; in October it skips one.
    ['2026-04-05 02:30', SYDNEY, '2026-04-04T15:30:00.000Z'],
    ['2026-10-04 02:30', SYDNEY, '2026-10-03T16:30:00.000Z'],
    [1_774_915_200, BRISBANE, '2026-03-31T00:00:00.000Z'],
    ['1774915200', BRISBANE, '2026-03-31T00:00:00.000Z'],
    [1_774_915_200_000, BRISBANE, '2026-03-31T00:00:00.000Z'],
  ])('reads %j in %s (R3-06)', (value, zone, iso) => {
    expect(readInstant(value, zone)).toBe(Date.parse(iso));
  });

  test.each(['31/02/2026', '2026-13-01', 'soon', '', '03/2026', 12, '2026-03-31T25:00', true])(
    'refuses %j',
    (value) => {
      expect(readInstant(value, BRISBANE)).toBeNull();
    },
  );
});

describe('readDay', () => {
  test.each<[unknown, string]>([
    ['31/03/2026', '2026-03-31'],
    ['2026-03-31', '2026-03-31'],
    ['2026-03-30T20:00:00Z', '2026-03-31'],
    ['2026-03-31T00:00:00', '2026-03-31'],
    [1_774_915_200, '2026-03-31'],
  ])('reads %j as the day at the dealer', (value, day) => {
    expect(readDay(value, BRISBANE)).toBe(day);
  });

  test('refuses what is no day', () => {
    expect(readDay('June', BRISBANE)).toBeNull();
    expect(readDay('30.02.2026', BRISBANE)).toBeNull();
  });
});
