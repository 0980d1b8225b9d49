import { describe, expect, test } from 'vitest';
import type { OpeningHour } from '../location/location.ts';
import { anOpeningHour } from '../testing/anOpeningHour.ts';
import { closedDays, dateFault } from './closedDays.ts';

const shut = { status: 'Closed', open: null, close: null } as const;
const week = ([1, 2, 3, 4, 5, 6] as const).map((day) => anOpeningHour(day));
const christmas = anOpeningHour(5, { ...shut, date: '2026-12-25' });
const openSunday = anOpeningHour(0, { date: '2026-11-29' });
const over = anOpeningHour(1, { ...shut, date: '2026-01-26' });

describe('days on which nobody is there', () => {
  const none = { week: [], dates: [], openDates: [] };
  test.each<[string, OpeningHour[], number[], object]>([
    ['a week', week, [], { ...none, week: [0] }],
    [
      'with a holiday',
      [...week, christmas, over],
      [],
      { ...none, week: [0], dates: ['2026-12-25'] },
    ],
    [
      'with an open Sunday',
      [...week, openSunday],
      [],
      { ...none, week: [0], openDates: ['2026-11-29'] },
    ],
    ['by appointment on Sundays', week, [0], none],
    ['no entries', [], [], none],
    ['a holiday alone', [christmas], [], { ...none, dates: ['2026-12-25'] }],
    [
      'ready-made words',
      [anOpeningHour(1, { open: null, close: null, formattedHours: 'Late' })],
      [],
      { ...none, week: [0, 2, 3, 4, 5, 6] },
    ],
  ])('%s', (_what, openingHours, appointmentOnlyDays, days) => {
    expect(closedDays({ openingHours }, appointmentOnlyDays, '2026-11-25')).toEqual(days);
  });
});

test.each([
  ['2026-11-24', ['a'], 'past'],
  ['2026-11-25', ['a'], null],
  ['2026-11-25T08:59', ['a'], 'past'],
  ['2026-11-25T09:00', ['a'], null],
  ['2026-11-29', ['a'], null],
  ['2026-12-06', ['a'], 'closed'],
  ['2026-12-25T10:00', ['a'], 'closed'],
  // Of several places one that is open, or of which nothing is known, will do.
  ['2026-12-06', ['a', 'b'], 'closed'],
  ['2026-12-25', ['a', 'b'], null],
  ['2026-12-06', ['a', 'nobody'], null],
  ['2026-12-06', [], null],
  ['tomorrow', ['a'], null],
  ['2026-11-31', ['a'], null],
] as const)('%s at %j: %s', (text, places, fault) => {
  const a = closedDays({ openingHours: [...week, christmas, openSunday] }, [], '2026-11-25');
  const b = closedDays({ openingHours: week }, [], '2026-11-25');
  expect(dateFault(text, { now: '2026-11-25T09:00', closed: { a, b } }, places)).toBe(fault);
});
