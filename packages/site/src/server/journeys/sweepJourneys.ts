import type { Store } from '@forecourt/data';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';
import { type Repeated, repeat } from '../rounds/repeat.ts';
import type { SitesNow } from '../settings/sitesNow.ts';

const HOUR_MS = 3_600_000;

export interface SweepJourneysOptions {
  /** Where nothing is bought online at any of them, nothing is opened. */
  sites: SitesNow;
  now(): number;
  log: Log;
}

/** Takes journeys away that are over, now and every hour, until `stop`. */
export function sweepJourneys(
  journeys: Pick<Store['journeys'], 'prune'>,
  { sites, now, log }: SweepJourneysOptions,
): Repeated {
  async function sweep(): Promise<void> {
    if (sites().some(({ config }) => config.checkoutJourney !== null)) await journeys.prune(now());
  }
  return repeat(sweep, {
    everyMs: HOUR_MS,
    failed: (error) => log({ event: 'journeys_not_swept', error: errorKind(error) }),
  });
}
