import type { SiteConfig } from '@forecourt/data';
import {
  emptySearch,
  plainVocabulary,
  type SearchResponse,
  type SearchState,
  type Vocabulary,
} from '@forecourt/domain';
import { placesOf, yearIn } from '../view/plainSource.ts';
import type { SearchTrouble } from './pageSearch.ts';
import type { SiteStock } from './siteStock.ts';

const known = new WeakMap<SiteStock, Promise<Vocabulary>>();

/** The words of a site's stock, made once a stock version; not kept while its search is in trouble. */
export function stockVocabulary(
  stock: SiteStock,
  config: SiteConfig,
  now: number,
  search: (state: SearchState) => Promise<SearchResponse<unknown>>,
  trouble: () => SearchTrouble | null,
): Promise<Vocabulary> {
  let vocabulary = known.get(stock);
  if (vocabulary === undefined) {
    vocabulary = search(emptySearch).then(({ facets }) => {
      if (trouble() !== null) known.delete(stock);
      return plainVocabulary({
        facets,
        places: placesOf(config),
        year: yearIn(config.timeZone, now),
      });
    });
    known.set(stock, vocabulary);
    vocabulary.catch(() => known.delete(stock));
  }
  return vocabulary;
}
