import { afterEach, expect, test, vi } from 'vitest';
import { openNow } from '../index.ts';
import { anOpeningHour } from '../testing/anOpeningHour.ts';
import type { OpeningHour } from './location.ts';

const hours: OpeningHour[] = [
  ...([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => anOpeningHour(weekday)),
  anOpeningHour(1, { status: 'Closed', open: null, close: null, date: '2026-10-05' }),
];
/** Ten days around Sydney's change of 4 October, hour by hour. */
function states() {
  return Array.from({ length: 240 }, (_, hour) =>
    openNow(hours, Date.UTC(2026, 8, 30, hour), 'Australia/Sydney'),
  );
}

afterEach(() => {
  vi.unstubAllEnvs();
});

// A test process of its own is needed: threads share one zone.
test.each(['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata'])(
  'opening hours are the same on a machine in %s (R0-04)',
  (machine) => {
    vi.stubEnv('TZ', 'UTC');
    const there = states();
    vi.stubEnv('TZ', machine);
    expect(new Date(2026, 0, 1).getTimezoneOffset()).not.toBe(0);
    expect(states()).toEqual(there);
    expect(new Set(there.map((state) => state?.open))).toEqual(new Set([true, false]));
  },
);
