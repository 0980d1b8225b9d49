import type { DealerSite } from '@forecourt/data';
import type { SearchRequest, StockAnswer, StockSearch } from '@forecourt/data/search';
import {
  aliasOf,
  createStockWords,
  createTypesenseSearch,
  createTypesenseService,
  type TypesenseAlarm,
  type TypesenseSearch,
} from '@forecourt/data/typesense';
import type { Vehicle } from '@forecourt/domain';
import type { Log, LogEntry } from '../log/log.ts';
import type { TypesenseSettings } from '../settings/typesenseSettings.ts';

/** A site's stock in one version, which is read when it is first searched. */
export interface RemoteStock {
  version: number;
  size(): number;
  vehicles(): Iterable<Vehicle>;
}

/** A search by a service that may fail or be late. It answers about one stock, or fails. */
export interface RemoteStockSearch extends StockSearch {
  /** The last good answer to the same search; asks nobody (R2-57). */
  lastGood(request: SearchRequest): StockAnswer | null;
}

export type RemoteSearch = (site: DealerSite, stock: RemoteStock) => RemoteStockSearch;

/** A search service, for all sites. */
export interface TypesenseRemote {
  of: RemoteSearch;
  /** For how many sites it is not asked just now, since it failed them. */
  leftAlone(): number;
}

/** Milliseconds in which one fault of one site is logged once: under load it comes with each page. */
const QUIET_MS = 10_000;

/** Typesense for every site: one service for the process, one way to it for each site. */
export function typesenseSearch(
  access: TypesenseSettings,
  { log, now }: { log: Log; now(): number },
): TypesenseRemote {
  const service = createTypesenseService(access);
  const searches = new Map<string, TypesenseSearch>();
  const logged = new Map<string, number>();

  function alarm(what: TypesenseAlarm): void {
    const entry = entryOf(what);
    const key = JSON.stringify(entry);
    const at = now();
    if (at - (logged.get(key) ?? Number.NEGATIVE_INFINITY) < QUIET_MS) return;
    logged.set(key, at);
    log(entry);
  }

  function wayTo({ key }: DealerSite): TypesenseSearch {
    let search = searches.get(key);
    if (search === undefined) {
      const place = { site: key, collection: aliasOf(key) };
      search = createTypesenseSearch({ place, ask: service.forSite(), alarm });
      searches.set(key, search);
    }
    return search;
  }

  return {
    leftAlone: service.leftAlone,
    of(site, { version, size, vehicles }) {
      const search = wayTo(site);
      const words = createStockWords(vehicles);
      const asked = () => ({ version, size: size() });
      return {
        search(request) {
          // They are ready when the first text is searched.
          void words(request);
          return search.search(request, words, asked());
        },
        lastGood: (request) => search.lastGood(request, asked()),
      };
    },
  };
}

function entryOf(alarm: TypesenseAlarm): LogEntry {
  if (alarm.kind === 'foreign_hits') {
    const detail =
      'Typesense answered with vehicles of another site; nothing of that answer was shown';
    return { event: 'search_leak', site: alarm.site, detail };
  }
  const { kind, status, remedy } = alarm.fault;
  const shown = alarm.stale ? 'an earlier answer is shown' : 'this server searches itself';
  return {
    event: 'search_failed',
    site: alarm.site,
    error: kind,
    detail: `${shown}. ${remedy.replace('<site>', alarm.site)}`,
    ...(status !== null && { status }),
  };
}
