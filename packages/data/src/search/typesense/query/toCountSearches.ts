import type { SearchState } from '@forecourt/domain';
import type { SearchRequest } from '../../stockSearch.ts';
import { all } from '../filter/filter.ts';
import { printSiteFilter } from '../filter/siteFilter.ts';
import { refinementFilter } from './refinementFilter.ts';
import type { SearchParameters } from './searchParameters.ts';
import { textFilter } from './textFilter.ts';
import { type StockPlace, scopeFilter } from './toSearches.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The searches that count further states within the scope and order of a request.
 *
 * @param words that their texts are read with; not needed where none has any
 */
export function toCountSearches(
  place: StockPlace,
  request: SearchRequest,
  states: readonly SearchState[],
  words: Vocabulary | null,
): readonly SearchParameters[] {
  return states.map((state) => {
    const text = words && textFilter(words, state.query);
    const scope = all(scopeFilter(request), ...(text === null ? [] : [text.matching]));
    return {
      collection: place.collection,
      q: '*',
      filter_by: printSiteFilter(place.site, scope, refinementFilter(state, null)),
      page: 1,
      per_page: 0,
    };
  });
}
