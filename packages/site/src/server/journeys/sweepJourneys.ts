import type { DealerSite, Store } from '@forecourt/data';
import type { Log } from '../log/log.ts';

const EVERY_MS = 3_600_000;

export interface SweepJourneysOptions {
  /** Where nothing is bought online at any of them, nothing is opened. */
  sites: readonly DealerSite[];
  now(): number;
  log: Log;
}

/** Takes journeys away that are over, now and every hour, until `stop`. */
export function sweepJourneys(
  journeys: Pick<Store['journeys'], 'prune'>,
  { sites, now, log }: SweepJourneysOptions,
): { stop(): Promise<void> } {
  const isUsed = sites.some(({ config }) => config.checkoutJourney !== null);
  let sweeping = Promise.resolve();

  async function sweepNow(): Promise<void> {
    try {
      await journeys.prune(now());
    } catch (error) {
      log({
        event: 'journeys_not_swept',
        error: error instanceof Error ? error.name : typeof error,
      });
    }
  }

  const sweep = () => {
    sweeping = sweepNow();
  };
  const timer = isUsed ? setInterval(sweep, EVERY_MS).unref() : undefined;
  if (isUsed) sweep();
  return {
    stop() {
      clearInterval(timer);
      return sweeping;
    },
  };
}
