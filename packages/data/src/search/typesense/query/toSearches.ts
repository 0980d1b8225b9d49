import type { SiteKey } from '../../../store/store.ts';
import type { SearchRequest } from '../../stockSearch.ts';
import { all, type Filter } from '../filter/filter.ts';
import { printSiteFilter } from '../filter/siteFilter.ts';
import { facetPlan } from './facetPlan.ts';
import { listedFilter, rawFilter } from './listedFilter.ts';
import { refinementFilter } from './refinementFilter.ts';
import type { SearchParameters } from './searchParameters.ts';
import { sortBy } from './sortBy.ts';
import type { TextFilter } from './textFilter.ts';

/** Where a site's stock is found. */
export interface StockPlace {
  site: SiteKey;
  /** Name of the collection, or of an alias of it. */
  collection: string;
}

/** What a search can find at all, whatever the shopper chose. */
export function scopeFilter({ base, raw = {}, state, now }: SearchRequest): Filter {
  return all(listedFilter(base, state.sort, now), rawFilter(raw));
}

/** The searches of one request, in the order of `facetPlan`; the first one gives the page. */
export function toSearches(
  place: StockPlace,
  request: SearchRequest,
  text: TextFilter | null,
): readonly SearchParameters[] {
  const { state, hitsPerPage } = request;
  const scope = all(scopeFilter(request), ...(text === null ? [] : [text.matching]));
  return facetPlan(state).map(({ facets, except, values }, index) => {
    return {
      collection: place.collection,
      q: '*',
      filter_by: printSiteFilter(place.site, scope, refinementFilter(state, except)),
      ...(facets.length > 0 && {
        facet_by: facets.join(','),
        facet_strategy: 'exhaustive',
        max_facet_values: values,
      }),
      ...(index === 0
        ? {
            sort_by: sortBy(state.sort, text),
            page: state.page,
            per_page: hitsPerPage,
            include_fields: 'id,site,vehicle',
          }
        : { page: 1, per_page: 0 }),
    };
  });
}
