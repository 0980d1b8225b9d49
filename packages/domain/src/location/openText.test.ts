import { expect, test } from 'vitest';
import { openText } from '../index.ts';

const ZONE = 'Australia/Brisbane';
// 10:00 on Saturday 21 November.
const now = Date.parse('2026-11-21T10:00:00+10:00');

test.each([
  [true, '2026-11-21T17:30:00+10:00', 'Open now until 5:30pm'],
  [true, '2026-11-22T00:00:00+10:00', 'Open now until 12:00am'],
  [true, null, 'Open now'],
  [false, null, 'Closed now'],
  [false, '2026-11-21T12:05:00+10:00', 'Closed now, opens Sat 12:05pm'],
  [false, '2026-11-23T08:30:00+10:00', 'Closed now, opens Mon 8:30am'],
  [false, '2026-11-27T23:59:00+10:00', 'Closed now, opens Fri 11:59pm'],
  [false, '2026-11-28T00:00:00+10:00', 'Closed now, opens 28/11/2026 12:00am'],
])('open %s, changes at %s: %s', (open, change, text) => {
  const changesAt = change === null ? null : Date.parse(change);
  expect(openText({ open, changesAt }, now, ZONE)).toBe(text);
});

test("speaks in the dealer's zone (R0-04)", () => {
  const changesAt = Date.parse('2026-11-21T17:30:00+10:00');
  expect(openText({ open: true, changesAt }, now, 'Australia/Perth')).toBe('Open now until 3:30pm');
  // Nearly midnight of Friday in Perth, Saturday in Brisbane: a week is counted there.
  const late = Date.parse('2026-11-28T01:00:00+10:00');
  expect(openText({ open: false, changesAt: late }, now, 'Australia/Perth')).toBe(
    'Closed now, opens Fri 11:00pm',
  );
});
