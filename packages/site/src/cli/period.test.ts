import { expect, test } from 'vitest';
import { periodOf } from './period.ts';

const ZONE = 'Australia/Brisbane';
const NOW = Date.UTC(2026, 10, 25, 2);

test.each([
  [{}, 0, NOW + 1, '2026-11-25'],
  [{ from: '2026-11-21' }, Date.UTC(2026, 10, 20, 14), NOW + 1, '2026-11-25'],
  [{ to: '2026-11-21' }, 0, Date.UTC(2026, 10, 21, 14), '2026-11-21'],
  [
    { from: '2026-11-21T09:30', to: '2026-11-21T10:00' },
    Date.UTC(2026, 10, 20, 23, 30),
    Date.UTC(2026, 10, 21),
    '2026-11-21',
  ],
])('%j by the clock of the dealer', (values, from, to, lastDay) => {
  const period = periodOf(values, ZONE, NOW);
  expect([period.from.at, period.to.at, period.to.day]).toEqual([from, to, lastDay]);
});

test('the day on which the clocks are changed ends at its midnight', () => {
  const { from, to } = periodOf({ from: '2026-10-04', to: '2026-10-04' }, 'Australia/Sydney', NOW);
  expect((to.at - from.at) / 3_600_000).toBe(23);
});

test.each([
  [{ from: 'yesterday' }, '--from is "yesterday", which is no time'],
  [{ from: '2026-02-30' }, '--from is "2026-02-30"'],
  [{ to: '2026-11-21T24:00' }, '--to is "2026-11-21T24:00"'],
  [{ to: '21/11/2026' }, '--to is "21/11/2026"'],
  [{ from: '2026-11-22', to: '2026-11-21' }, 'Put the earlier time first'],
])('%j is refused', (values, words) => {
  expect(() => periodOf(values, ZONE, NOW)).toThrow(words);
});
