import { randomUUID } from 'node:crypto';
import type { SiteKey, WatchlistStore } from '@forecourt/data';
import { mobileNumber, savedVehicle } from '@forecourt/domain';
import type { AccountServices, Changed } from '../../contracts/accountServices.ts';
import type { Limiter } from '../http/createLimiter.ts';

interface WatchlistOptions {
  watchlists: WatchlistStore;
  changes: Limiter;
  site: SiteKey;
  user: AccountServices['user'];
  now(): number;
  /** Told of what the store could not do. */
  failed(error: unknown): void;
}

/** What a visitor of a site has saved. Whose list it is, only the session says (R16-08). */
export function watchlistServices({
  watchlists,
  changes,
  site,
  user,
  now,
  failed,
}: WatchlistOptions): Pick<AccountServices, 'watchlist' | 'save' | 'unsave'> {
  async function change(
    request: Request,
    phone: string | null,
    work: (phone: string) => Promise<Changed>,
  ): Promise<Changed> {
    const own = await user(request);
    if (own === null) return { kind: 'nobody' };
    if (phone !== null && mobileNumber(phone) !== own.phone) return { kind: 'another' };
    // Each change is a turn of its own, the same one too.
    const pause = changes.pause(`${site} ${own.phone}`, randomUUID());
    if (pause > 0) return { kind: 'wait', seconds: Math.ceil(pause / 1_000) };
    try {
      return await work(own.phone);
    } catch (error) {
      failed(error);
      return { kind: 'failed' };
    }
  }

  return {
    async watchlist(request) {
      const own = await user(request);
      if (own === null) return null;
      try {
        return await watchlists.saved(site, own.phone);
      } catch (error) {
        failed(error);
        return null;
      }
    },

    save: (request, phone, vehicles) =>
      change(request, phone, async (own) => {
        const kept = vehicles.map((vehicle) => savedVehicle(vehicle, now()));
        const result = await watchlists.save(site, own, kept);
        return result.kind === 'nobody' ? result : { kind: 'changed', ids: result.ids };
      }),

    unsave: (request, phone, vehicleId) =>
      change(request, phone, async (own) => {
        await watchlists.remove(site, own, vehicleId);
        return { kind: 'changed', ids: [] };
      }),
  };
}
