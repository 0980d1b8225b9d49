import { expect, test } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { createGuessAlarm } from './guessAlarm.ts';

const HOUR = 3_600_000;

function alarmOf(tally: () => { asked: number; wrong: number }) {
  const clock = { now: HOUR };
  const entries: LogEntry[] = [];
  const since: number[] = [];
  const alarm = createGuessAlarm({
    accounts: {
      async tally(from) {
        since.push(from);
        return tally();
      },
    },
    now: () => clock.now,
    log: (entry) => entries.push(entry),
  });
  /** A wrong code, and what was said by it. */
  async function wrong(): Promise<number> {
    const before = entries.length;
    alarm.wrongTried();
    await new Promise(setImmediate);
    return entries.length - before;
  }
  return { clock, entries, since, wrong };
}

test.each([
  [{ asked: 30, wrong: 20 }, 0],
  [{ asked: 30, wrong: 21 }, 1],
  [{ asked: 2_100, wrong: 21 }, 0],
  [{ asked: 2_000, wrong: 21 }, 1],
  [{ asked: 0, wrong: 21 }, 1],
])('%j in an hour are %i alarms (R16-01)', async (tally, alarms) => {
  const { wrong, since } = alarmOf(() => tally);
  expect(await wrong()).toBe(alarms);
  expect(since).toEqual([0]);
});

test('once in an hour, without a word of whom (R16-01)', async () => {
  const { wrong, clock, entries, since } = alarmOf(() => ({ asked: 50, wrong: 40 }));
  expect([await wrong(), await wrong()]).toEqual([1, 0]);
  clock.now += HOUR - 1;
  expect(await wrong()).toBe(0);
  clock.now += 1;
  expect(await wrong()).toBe(1);
  expect(entries[0]).toEqual({
    event: 'codes_guessed',
    detail: '40 wrong of 50 codes in an hour',
  });
  // While an alarm holds, nothing is counted.
  expect(since).toHaveLength(2);
});

test('a store that cannot count is told, and the next code looks again', async () => {
  let works = false;
  const { wrong, entries } = alarmOf(() => {
    if (!works) throw new RangeError('0412345678');
    return { asked: 1, wrong: 30 };
  });
  await wrong();
  works = true;
  await wrong();
  expect(entries).toEqual([
    { event: 'account_failed', error: 'RangeError' },
    { event: 'codes_guessed', detail: '30 wrong of 1 codes in an hour' },
  ]);
});
