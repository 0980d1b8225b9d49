import type { SiteConfig } from '@forecourt/data';
import { plainVocabulary, type Vocabulary, yearAt } from '@forecourt/domain';
import type { StockOverview } from '../../contracts/stock.ts';
import { placesOf } from '../../listing/plainSource.ts';

const known = new WeakMap<StockOverview, Vocabulary>();

/** The words of what a site lists, made once. */
export function stockVocabulary(
  overview: StockOverview,
  config: SiteConfig,
  now: number,
): Vocabulary {
  let vocabulary = known.get(overview);
  if (vocabulary === undefined) {
    vocabulary = plainVocabulary({
      facets: overview.facets,
      places: placesOf(config),
      year: yearAt(now, config.timeZone),
    });
    known.set(overview, vocabulary);
  }
  return vocabulary;
}
