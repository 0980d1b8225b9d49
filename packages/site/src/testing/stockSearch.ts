import { createEmbeddedSearch, type SearchRequest } from '@forecourt/data/search';
import { emptySearch, plainVocabulary, type SearchState, type Vehicle } from '@forecourt/domain';

/** When tests of a listing happen. */
export const now = Date.UTC(2026, 10, 21, 9);

/** A search of these vehicles as a listing asks for it, and the words they can be asked for by. */
export function stockSearch(vehicles: readonly Vehicle[], hitsPerPage = 21) {
  const engine = createEmbeddedSearch(vehicles);
  const search = (state: SearchState, more: Pick<SearchRequest, 'also' | 'otherwise'> = {}) =>
    engine.searchSync({ state, base: { soldDays: 3 }, hitsPerPage, now, ...more });
  const { facets } = search(emptySearch);
  return { search, facets, vocabulary: plainVocabulary({ facets, places: [], year: 2026 }) };
}
