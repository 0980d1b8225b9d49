import type { Vehicle } from '@forecourt/domain';
import MiniSearch from 'minisearch';
import type { Engine, Query } from '../engine.ts';
import { facetLoop, rowOf } from './facetLoop.ts';
import { textOf } from './plainLoop.ts';

/** MiniSearch finds the text, a loop over what it found does the rest: it has no facets. */
export function miniSearch(vehicles: readonly Vehicle[]): Engine {
  const rows = vehicles.map(rowOf);
  const index = new MiniSearch({ fields: ['text'] });
  index.addAll(vehicles.map((vehicle, id) => ({ id, text: textOf(vehicle) })));
  return {
    name: 'MiniSearch and a loop',
    ask(query: Query) {
      if (query.query === '') return facetLoop(rows, query);
      const found = index.search(query.query, {
        combineWith: 'AND',
        prefix: (_term, place, terms) => place === terms.length - 1,
        fuzzy: 0.2,
      });
      return facetLoop(
        found.map(({ id }) => rows[id]!),
        query,
      );
    },
  };
}
