import { appliedFilters } from '../search/appliedFilters.ts';
import type { FacetKey, ValueKey } from '../search/facets.ts';
import type { FacetWords } from '../search/facetValueLabel.ts';
import { formatSearch } from '../search/formatSearch.ts';
import { headingNames, listingTitle } from '../search/listingTitle.ts';
import { chosenValues, emptySearch, type SearchState } from '../search/searchState.ts';
import type { StockKind } from '../vehicle/nouns.ts';

/** What is kept of a search: which vehicles it means, not in which order or on which page they stood. */
export function keptSearch(state: SearchState): SearchState {
  return { ...state, page: emptySearch.page, sort: emptySearch.sort };
}

/** The one text of a kept search: equal searches are one alert. Empty is the whole stock. */
export function keptSearchText(state: SearchState): string {
  return formatSearch(keptSearch(state));
}

/** `Used SUVs in Dubbo, up to $30,000, Automatic`: a search as somebody would say it. */
export function alertWords(state: SearchState, kind: StockKind, words: FacetWords = {}): string {
  const heading = listingTitle({
    ...{ state, kind, words, overrideCity: null },
    response: { count: 2, pages: 1, facets: placesAsked(state) },
  }).replace(' for sale', '');
  const rest = appliedFilters(state, words).flatMap(({ refinement, label }) => {
    if (refinement.kind === 'query') return [`“${label}”`];
    if (refinement.kind === 'range') return [label.replace(/^(?:Up|From)/, lower)];
    return isInHeading(state, refinement.key) ? [] : [label];
  });
  return [heading, ...rest].join(', ');
}

/** The places that a search names stand in its heading, whatever there is in them. */
function placesAsked(state: SearchState) {
  const asked = (key: ValueKey) => chosenValues(state, key).map((value) => ({ value, count: 1 }));
  return { city: asked('city'), state: asked('state') };
}

function isInHeading(state: SearchState, key: FacetKey): boolean {
  return headingNames(state).some((named) => named === key);
}

function lower(text: string): string {
  return text.toLowerCase();
}
