import type { SearchRequest } from '@forecourt/data/search';
import {
  appliedFilters,
  compareVehicles,
  isListed,
  type SearchResponse,
  type SortKey,
  type Vehicle,
} from '@forecourt/domain';

/** Milliseconds in which the list is not made again: ordering a large stock takes its time. */
const KEPT_MS = 60_000;

/** Answers a request with the list that stands in, or `null` where a shopper chose something. */
export type StandInList = (request: SearchRequest) => SearchResponse<Vehicle> | null;

/**
 * The list call that stands in for a search service which never answered before (R2-57, R7-07): the
 * site's own filter, an order and a limit, of the vehicles this process holds. It counts no
 * facets. What a shopper chose it does not know: all vehicles under the name of some would be a lie.
 */
export function createStandInList(vehicles: () => Iterable<Vehicle>): StandInList {
  const kept = new Map<SortKey, { at: number; list: readonly Vehicle[] }>();

  function listed({ state: { sort }, base, now }: SearchRequest): readonly Vehicle[] {
    const last = kept.get(sort);
    if (last !== undefined && Math.abs(now - last.at) < KEPT_MS) return last.list;
    const list = [...vehicles()]
      .filter((vehicle) => isListed(vehicle, base, sort, now))
      .sort(compareVehicles(sort));
    kept.set(sort, { at: now, list });
    return list;
  }

  return (request) => {
    const { state, raw, hitsPerPage } = request;
    if (raw !== undefined || appliedFilters(state).length > 0) return null;
    const list = listed(request);
    const { page } = state;
    const hits = list.slice((page - 1) * hitsPerPage, page * hitsPerPage);
    const pages = Math.ceil(list.length / hitsPerPage);
    return {
      hits,
      count: list.length,
      facets: {},
      facetStats: {},
      pages,
      page,
      hitsPerPage,
      ms: 0,
    };
  };
}
