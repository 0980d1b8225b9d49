import { errorCatalogue, isFavouriteVisible, MAX_SAVED, savedCopy } from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';

/** A change of somebody's watchlist, as it was sent. */
export interface WatchlistChange {
  kind: 'save' | 'remove';
  /** The number that was sent along, which must be that of the session; `null` where none was (R16-08). */
  phone: string | null;
  ids: readonly string[];
}

/** What became of it. */
export type WatchlistOutcome =
  /** Ids of those that are saved now. */
  | { ok: true; ids: readonly string[] }
  | { ok: false; status: 400 | 401 | 403 | 404 | 409 | 429 | 503; error: string; seconds?: number };

/** Changes the list of who is signed in by vehicles of this site, or changes nothing and says why. */
export async function changeWatchlist(
  { account, stock, config }: Pick<SiteServices, 'account' | 'stock' | 'config'>,
  request: Request,
  { kind, phone, ids }: WatchlistChange,
): Promise<WatchlistOutcome> {
  const [id] = ids;
  if (account === null) return refused(404, savedCopy.malformed);
  if (id === undefined || ids.length > MAX_SAVED || ids.some((one) => one === '')) {
    return refused(400, savedCopy.malformed);
  }
  // A vehicle of another dealer is none of this stock, and one that is gone may still be taken out.
  const vehicles = ids
    .flatMap((one) => stock.byId(one) ?? [])
    .filter((vehicle) => isFavouriteVisible(vehicle, config.favourites.strict));
  const changed =
    kind === 'remove'
      ? await account.unsave(request, phone, id)
      : await account.save(request, phone, vehicles);
  switch (changed.kind) {
    case 'nobody':
      return refused(401, savedCopy.signedOut);
    case 'another':
      return refused(403, savedCopy.notYours);
    case 'wait':
      return { ...refused(429, savedCopy.often(changed.seconds)), seconds: changed.seconds };
    case 'failed':
      return refused(503, errorCatalogue.watchlist.text);
    default:
      if (kind === 'remove' || changed.ids.length > 0) return { ok: true, ids: changed.ids };
      return vehicles.length === 0 ? refused(404, savedCopy.unknown) : refused(409, savedCopy.full);
  }
}

function refused(status: Extract<WatchlistOutcome, { ok: false }>['status'], error: string) {
  return { ok: false, status, error } as const;
}
