import { expect, test } from 'vitest';
import { timeChoices } from './timeChoices.ts';

test('each option says its day, under its day', () => {
  expect(timeChoices([{ date: '2026-12-01', times: ['09:00', '12:30'] }])).toEqual([
    {
      value: '2026-12-01T09:00',
      label: '9:00am, Tue 1 December',
      group: 'Tuesday 1 December',
    },
    {
      value: '2026-12-01T12:30',
      label: '12:30pm, Tue 1 December',
      group: 'Tuesday 1 December',
    },
  ]);
});
