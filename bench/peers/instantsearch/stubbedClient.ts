import type { InstantSearchOptions } from 'instantsearch.js';
import type { ListingData } from '../listingData.ts';

export const INDEX = 'Car_production';

type SearchClient = NonNullable<InstantSearchOptions['searchClient']>;

/** Answers every search at once with the hits and facets of the listing. */
export function stubbedClient(listing: ListingData): SearchClient {
  const facets: Record<string, Record<string, number>> = {};
  const facets_stats: Record<string, { min: number; max: number }> = {};
  for (const section of listing.sections) {
    if (section.kind === 'range') {
      facets_stats[section.key] = section.bounds;
      facets[section.key] = { [section.bounds.min]: 1, [section.bounds.max]: 1 };
    } else {
      facets[section.key] = Object.fromEntries(
        section.values.map(({ label, count }) => [label, count]),
      );
    }
  }
  const hits = listing.cards.map((card) => ({ ...card, objectID: card.id }));
  const answer = (indexName: string) => ({
    index: indexName,
    hits,
    facets,
    facets_stats,
    nbHits: listing.count,
    nbPages: listing.pages,
    page: 0,
    hitsPerPage: hits.length,
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    query: '',
    params: '',
  });
  const search = async (requests: readonly { indexName: string }[]) => ({
    results: requests.map(({ indexName }) => answer(indexName)),
  });
  return { search } as unknown as SearchClient;
}
