import type { Store } from '@forecourt/data';
import type { Log } from '../log/log.ts';
import { everyHour } from '../retention/everyHour.ts';
import type { SitesNow } from '../settings/sitesNow.ts';

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
): { stop(): Promise<void> } {
  return everyHour(async () => {
    if (!sites().some(({ config }) => config.checkoutJourney !== null)) return;
    try {
      await journeys.prune(now());
    } catch (error) {
      const kind = error instanceof Error ? error.name : typeof error;
      log({ event: 'journeys_not_swept', error: kind });
    }
  });
}
