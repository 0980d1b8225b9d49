import { type Sweep, type SweepOptions, sweepOutlived } from '@forecourt/data';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';
import { type Repeated, repeat } from '../rounds/repeat.ts';
import type { SitesNow } from '../settings/sitesNow.ts';

export interface DailySweepOptions extends Omit<SweepOptions, 'sites' | 'now' | 'isStopping'> {
  sites: SitesNow;
  /** Milliseconds since 1970 UTC. */
  now(): number;
  log: Log;
  /** Milliseconds before the first sweep: a server that starts has other things to do. A minute by default. */
  firstMs?: number;
  /** Milliseconds between one sweep and the next; a day by default. */
  everyMs?: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Takes away every day what is kept no longer (R17-30), from now until `stop`. Of several servers of one
 * folder each does: the second finds nothing. What fails is told and tried again the next day.
 */
export function dailySweep({
  sites,
  now,
  log,
  firstMs = MINUTE_MS,
  everyMs = DAY_MS,
  ...options
}: DailySweepOptions): Repeated {
  async function sweep(isStopping: () => boolean): Promise<void> {
    tell(await sweepOutlived({ ...options, sites: sites(), now: now(), isStopping }));
  }

  function tell({ leads }: Sweep): void {
    for (const { site, count } of leads) {
      log({
        event: 'leads_erased',
        site,
        detail: `${count} that were kept as long as they may be`,
      });
    }
  }

  return repeat(sweep, {
    ...{ firstMs, everyMs },
    failed: (error) => log({ event: 'sweep_failed', error: errorKind(error) }),
  });
}
