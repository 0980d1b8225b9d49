import type { SearchRequest } from '../../stockSearch.ts';
import { printSiteFilter } from '../filter/siteFilter.ts';
import type { SearchParameters } from './searchParameters.ts';
import { type StockPlace, scopeFilter } from './toSearches.ts';

/** Tens of thousands of vehicles have a few thousand words. */
const MOST_WORDS = 20_000;

/** The words of all vehicles that a request can find (`vocabularyOf`). */
export function toVocabularySearch(place: StockPlace, request: SearchRequest): SearchParameters {
  return {
    collection: place.collection,
    q: '*',
    filter_by: printSiteFilter(place.site, scopeFilter(request)),
    facet_by: 'words',
    facet_strategy: 'exhaustive',
    max_facet_values: MOST_WORDS,
    page: 1,
    per_page: 0,
  };
}
