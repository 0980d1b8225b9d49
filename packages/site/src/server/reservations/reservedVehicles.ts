import type { DealerSite, ReservationStore } from '@forecourt/data';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';
import type { ReservedOf } from '../stock/siteStock.ts';

export interface ReservedVehiclesOptions {
  reservations: Pick<ReservationStore, 'claimed'>;
  now(): number;
  log: Log;
}

/**
 * Which vehicles of a site are reserved now. Pages do not fail with the store of leads: while it cannot
 * be read, what was reserved stays so.
 */
export function reservedVehicles({ reservations, now, log }: ReservedVehiclesOptions): ReservedOf {
  const last = new Map<string, readonly string[]>();
  return async ({ key, config }: DealerSite) => {
    if (config.reserve === null) return NONE;
    try {
      const claimed = await reservations.claimed(key, now());
      last.set(key, claimed);
      return claimed;
    } catch (error) {
      log({ event: 'reservations_not_read', site: key, error: errorKind(error) });
      return last.get(key) ?? NONE;
    }
  };
}

const NONE: readonly string[] = [];
