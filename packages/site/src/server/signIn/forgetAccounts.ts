import type { AccountStore, AlertStore, DealerSite } from '@forecourt/data';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';
import { type Repeated, repeat } from '../rounds/repeat.ts';
import type { SitesNow } from '../settings/sitesNow.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days where no configuration is read: a fault in a file makes nobody go earlier. */
const MOST_DAYS = 730;

export interface ForgetAccountsOptions {
  /** Where nobody can sign in at any of them, nothing is opened. */
  sites: SitesNow;
  now(): number;
  log: Log;
}

/**
 * Takes away what is over of codes and sessions, now and every hour (R16-07), and whoever has not come for
 * as long as their site says (R16-11).
 */
export function forgetAccounts(
  accounts: Pick<AccountStore, 'sweep' | 'about'>,
  alerts: Pick<AlertStore, 'leaveAccounts'>,
  { sites, now, log }: ForgetAccountsOptions,
): Repeated {
  async function sweep(): Promise<void> {
    if (!sites().some(({ config }) => config.garageEnabled)) return;
    const days = new Map(sites().map(({ key, config }) => [key, config.accounts.keepDays]));
    const keptMs = (site: DealerSite['key']) => (days.get(site) ?? MOST_DAYS) * DAY_MS;
    const forgotten = await accounts.sweep(now(), keptMs);
    // What they asked to be told of goes on, by its address alone.
    await alerts.leaveAccounts(async (site, phone) => {
      return (await accounts.about(site, phone, now())) !== null;
    });
    if (forgotten > 0) log({ event: 'accounts_forgotten', detail: String(forgotten) });
  }
  return repeat(sweep, {
    everyMs: HOUR_MS,
    failed: (error) => log({ event: 'account_failed', error: errorKind(error) }),
  });
}
