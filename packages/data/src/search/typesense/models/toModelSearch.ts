import { DIRECTORY_PAGE_SIZE, type DirectorySearch, parseModelBody } from '@forecourt/domain';
import { type Filter, isValue, nothing } from '../filter/filter.ts';
import { printSiteFilter } from '../filter/siteFilter.ts';
import type { SearchParameters } from '../query/searchParameters.ts';
import type { TextFilter } from '../query/textFilter.ts';
import type { StockPlace } from '../query/toSearches.ts';

/** The search of a manufacturer's range: by manufacturer, model and body (R2-44). */
export function toModelSearch(
  place: StockPlace,
  { page, make, model, body }: DirectorySearch,
  text: TextFilter | null,
): SearchParameters {
  const filters: Filter[] = [
    ...(text === null ? [] : [text.matching]),
    ...(make === null ? [] : [isValue('make', [make])]),
    ...(model === null ? [] : [isValue('model', [model])]),
    ...(body === null ? [] : [bodyFilter(body)]),
  ];
  return {
    collection: place.collection,
    q: '*',
    filter_by: printSiteFilter(place.site, ...filters),
    sort_by: 'rank:desc',
    page,
    per_page: DIRECTORY_PAGE_SIZE,
    include_fields: 'id,site,entry',
  };
}

/** The words of the whole range (`vocabularyOf`). */
export function toModelVocabularySearch(place: StockPlace): SearchParameters {
  return {
    collection: place.collection,
    q: '*',
    filter_by: printSiteFilter(place.site),
    facet_by: 'words',
    facet_strategy: 'exhaustive',
    max_facet_values: 10_000,
    page: 1,
    per_page: 0,
  };
}

/** What is no body of a range finds nothing. */
function bodyFilter(text: string): Filter {
  const body = parseModelBody(text);
  return body === null ? nothing : isValue('body', [body]);
}
