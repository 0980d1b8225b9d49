import { createEmbeddedSearch } from '@forecourt/data/search';
import { emptySearch, type Vehicle } from '@forecourt/domain';
import { type Engine, HITS_PER_PAGE, type Query } from '../engine.ts';

/** Our own engine, as the server runs it. */
export function embedded(vehicles: readonly Vehicle[]): Engine {
  const search = createEmbeddedSearch(vehicles);
  return {
    name: 'Forecourt',
    ask(query: Query) {
      const { count, facets } = search.searchSync({
        state: { ...emptySearch, ...query },
        base: { soldDays: 3 },
        hitsPerPage: HITS_PER_PAGE,
        now: 0,
      });
      // What a page reads from the answer is in it; only this comparison wants records.
      return {
        count,
        get facets() {
          return Object.fromEntries(
            Object.entries(facets).map(([key, counts]) => [
              key,
              Object.fromEntries(counts.map(({ value, count: of }) => [value, of])),
            ]),
          );
        },
      };
    },
  };
}
