import { describe, expect, test } from 'vitest';
import { holidayHours, thisWeeksHolidays, weeklyHours } from '../index.ts';
import { anOpeningHour as open } from '../testing/anOpeningHour.ts';
import type { Weekday } from './location.ts';

function closed(weekday: Weekday) {
  return open(weekday, { status: 'Closed', open: null, close: null });
}
const week = ([1, 2, 3, 4, 5] as const).map((weekday) => open(weekday));
function rows(...args: Parameters<typeof weeklyHours>) {
  return weeklyHours(...args).map(({ label, text }) => `${label} ${text}`);
}

describe('weeklyHours (R5-35)', () => {
  test('joins five like weekdays and keeps Sat and Sun apart', () => {
    const weekend = [open(6), open(0)];
    expect(rows([...weekend, ...week])).toEqual([
      'Mon-Fri 8:30am – 5:30pm',
      'Sat 8:30am – 5:30pm',
      'Sun 8:30am – 5:30pm',
    ]);
  });

  test('knows weekday 0 as Sunday (R3-13)', () => {
    expect(rows([...week, closed(0)])).toEqual(['Mon-Fri 8:30am – 5:30pm', 'Sun Closed']);
  });

  test.each([
    ['close', { close: '18:00' }, 'Wed 8:30am – 6:00pm'],
    ['open', { open: '09:00' }, 'Wed 9:00am – 5:30pm'],
    ['status', { status: 'Closed' }, 'Wed Closed'],
    ['ready-made text', { formattedHours: 'Late night' }, 'Wed Late night'],
  ] as const)(
    'lists all five when one differs in its %s, no partial ranges',
    (_what, fields, wednesday) => {
      const differing = week.map((hour) => (hour.weekday === 3 ? { ...hour, ...fields } : hour));
      expect(rows(differing)).toEqual([
        'Mon 8:30am – 5:30pm',
        'Tue 8:30am – 5:30pm',
        wednesday,
        'Thu 8:30am – 5:30pm',
        'Fri 8:30am – 5:30pm',
      ]);
    },
  );

  test('lists four like weekdays apart: all five must be there', () => {
    expect(rows(week.slice(0, 4))).toEqual([
      'Mon 8:30am – 5:30pm',
      'Tue 8:30am – 5:30pm',
      'Wed 8:30am – 5:30pm',
      'Thu 8:30am – 5:30pm',
    ]);
  });

  test('joins five closed weekdays', () => {
    expect(rows(([1, 2, 3, 4, 5] as const).map(closed))).toEqual(['Mon-Fri Closed']);
  });

  test('prefers ready-made text, and says Closed before it', () => {
    const text = { formattedHours: '8.30 to 5.30' };
    expect(rows(week.map((hour) => ({ ...hour, ...text })))).toEqual(['Mon-Fri 8.30 to 5.30']);
    expect(rows([{ ...closed(6), ...text }])).toEqual(['Sat Closed']);
    expect(rows([open(6, { formattedHours: ' ' })])).toEqual(['Sat 8:30am – 5:30pm']);
  });

  test('has no row for a day that says nothing', () => {
    expect(rows([open(6, { open: null })])).toEqual([]);
    expect(rows([open(6, { close: null })])).toEqual([]);
    expect(rows(week.map((hour) => ({ ...hour, open: null })))).toEqual([]);
    expect(rows([])).toEqual([]);
  });

  test('replaces weekend hours by appointment, never those of a weekday', () => {
    expect(rows([...week, open(6), closed(0)], [0, 1, 6])).toEqual([
      'Mon-Fri 8:30am – 5:30pm',
      'Sat By appointment only',
      'Sun By appointment only',
    ]);
    expect(rows([open(6), open(0)], [6])).toEqual([
      'Sat By appointment only',
      'Sun 8:30am – 5:30pm',
    ]);
  });

  test('leaves one-off days out of the week (R3-13)', () => {
    const anzac = { ...closed(6), date: '2026-04-25' };
    expect(rows([anzac, open(6)])).toEqual(['Sat 8:30am – 5:30pm']);
    expect(rows([anzac])).toEqual([]);
  });

  test.each([
    ['00:00', '12:00am'],
    ['00:30', '12:30am'],
    ['11:59', '11:59am'],
    ['12:00', '12:00pm'],
    ['13:05', '1:05pm'],
    ['24:00', '12:00am'],
    ['9', '9:00am'],
  ])('prints %s as %s', (time, text) => {
    expect(rows([open(6, { open: time, close: '17:00' })])).toEqual([`Sat ${text} – 5:00pm`]);
  });
});

describe('holidayHours (R9-11)', () => {
  const easter = [
    { ...open(5), date: '2025-04-25' },
    { ...closed(5), date: '2025-04-18' },
    { ...closed(1), date: '2025-04-21' },
    ...week,
  ];
  const on = (today: string) =>
    holidayHours(easter, today).map(({ label, text }) => `${label} ${text}`);

  test('lists one-off days from today on, soonest first', () => {
    expect(on('2025-04-18')).toEqual([
      '18/04/2025 Closed',
      '21/04/2025 Closed',
      '25/04/2025 8:30am – 5:30pm',
    ]);
    expect(on('2025-04-19')).toHaveLength(2);
    expect(on('2025-04-25')).toEqual(['25/04/2025 8:30am – 5:30pm']);
  });

  test('is empty once all are past', () => {
    expect(on('2025-04-26')).toEqual([]);
  });

  test.each([
    ['2025-04-11', []],
    ['2025-04-12', ['Fri 18/04/2025 Closed']],
    ['2025-04-18', ['Fri 18/04/2025 Closed', 'Mon 21/04/2025 Closed']],
    ['2025-04-22', ['Fri 25/04/2025 8:30am – 5:30pm']],
    ['2025-04-26', []],
  ])('from %s those of seven days stand beside the week: %j (R3-13)', (today, lines) => {
    const near = thisWeeksHolidays(easter, today);
    expect(near.map(({ label, text }) => `${label} ${text}`)).toEqual(lines);
  });
});
