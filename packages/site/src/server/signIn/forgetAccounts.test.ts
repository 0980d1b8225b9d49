import type { DealerSite, SiteKey } from '@forecourt/data';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { forgetAccounts } from './forgetAccounts.ts';

const DAY = 86_400_000;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function siteOf(key: string, keepDays: number, garageEnabled = true): DealerSite {
  return { key, config: { garageEnabled, accounts: { keepDays } } } as unknown as DealerSite;
}

function start(sites: DealerSite[], sweep: (days: (key: string) => number) => Promise<number>) {
  const entries: LogEntry[] = [];
  const left: boolean[] = [];
  const alerts = {
    leaveAccounts: async (isKnown: (site: SiteKey, phone: string) => Promise<boolean>) => {
      for (const phone of ['+61400000001', '+61400000002']) {
        left.push(!(await isKnown('a' as SiteKey, phone)));
      }
    },
  };
  const accounts = {
    about: async (_: SiteKey, phone: string) =>
      phone.endsWith('1') ? { phone, since: 0, seenAt: 0, sessions: [] } : null,
    sweep: (_: number, keptMs: (site: SiteKey) => number = () => 0) =>
      sweep((key) => keptMs(key as SiteKey) / DAY),
  };
  const forgetting = forgetAccounts(accounts, alerts, {
    ...{ sites: () => sites, now: () => 0, log: (entry) => entries.push(entry) },
  });
  return { entries, left, forgetting };
}

test('now and every hour, by the days of each site (R16-11)', async () => {
  const days: number[][] = [];
  const { entries, left, forgetting } = start([siteOf('a', 30), siteOf('b', 365)], async (of) => {
    days.push([of('a'), of('b'), of('gone')]);
    return days.length - 1;
  });
  await vi.advanceTimersByTimeAsync(3_600_000);
  await forgetting.stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(days).toEqual([
    [30, 365, 730],
    [30, 365, 730],
  ]);
  expect(entries).toEqual([{ event: 'accounts_forgotten', detail: '1' }]);
  // What the second asked for stands in no account any more.
  expect(left).toEqual([false, true, false, true]);
});

test('nothing is opened where nobody can sign in', async () => {
  const sweep = vi.fn<() => Promise<number>>(async () => 0);
  const { forgetting } = start([siteOf('a', 30, false)], sweep);
  await vi.advanceTimersByTimeAsync(3_600_000);
  await forgetting.stop();
  expect(sweep).not.toHaveBeenCalled();
});

test('what fails is told by its kind, and tried again', async () => {
  let turn = 0;
  const { entries, forgetting } = start([siteOf('a', 30)], async () => {
    turn += 1;
    if (turn === 1) throw new RangeError('0412345678');
    return 0;
  });
  await vi.advanceTimersByTimeAsync(3_600_000);
  await forgetting.stop();
  expect(turn).toBe(2);
  expect(entries).toEqual([{ event: 'account_failed', error: 'RangeError' }]);
});
