import type { SearchResponse, SearchState, Vehicle } from '@forecourt/domain';
import type { SearchRequest, StockSearch } from '../stockSearch.ts';
import { createScopes } from './scopes.ts';
import { searchIndex } from './searchIndex.ts';
import type { StockIndex } from './stockIndex.ts';
import { createStockIndexDraft } from './stockIndexDraft.ts';

/** Stock search within the process: in Node and, with the same code, in the browser. */
export interface EmbeddedSearch<Hit = Vehicle> extends StockSearch<Hit> {
  /** The same answer at once, for a browser that has a frame to meet. */
  searchSync(request: SearchRequest): SearchResponse<Hit>;
}

export interface EmbeddedSearchBuilder {
  /** Adds vehicles, in any order. Each vehicle once: their ids must differ. */
  add(batch: Iterable<Vehicle>): void;
  /** Ends the building. Nothing may be added afterwards. */
  finish(): EmbeddedSearch;
  /** As `finish`, in steps of some milliseconds each, for a caller that must let others in. */
  finishInSteps(): Generator<undefined, EmbeddedSearch>;
}

/** Stopwatch of `SearchResponse.ms`, milliseconds. */
export type Stopwatch = () => number;

/** Builds a search in batches, so that other work can have a turn between them. */
export function createEmbeddedSearchBuilder(
  stopwatch: Stopwatch = () => performance.now(),
): EmbeddedSearchBuilder {
  const draft = createStockIndexDraft();

  function* finishInSteps(): Generator<undefined, EmbeddedSearch> {
    const { index, vehicles } = yield* draft.finish();
    return searchOver(index, placesOf(vehicles), stopwatch);
  }

  return {
    add(batch) {
      for (const vehicle of batch) draft.add(vehicle);
    },
    finish() {
      const steps = finishInSteps();
      let step = steps.next();
      while (!step.done) step = steps.next();
      return step.value;
    },
    finishInSteps,
  };
}

/**
 * A search over a finished index. Outside of the builder, so that it does not keep the builder's
 * draft in memory.
 *
 * @param hitOf what is found, by document number
 */
export function searchOver<Hit>(
  index: StockIndex,
  hitOf: (document: number) => Hit,
  stopwatch: Stopwatch,
): EmbeddedSearch<Hit> {
  const scopeOf = createScopes(index);

  function searchSync(request: SearchRequest): SearchResponse<Hit> {
    const start = stopwatch();
    const answer = searchIndex(index, scopeOf(request), request);
    const { also, otherwise } = request;
    const countAll = (states: readonly SearchState[]) =>
      states.map((state) => countOf({ ...request, state }));
    return {
      ...answer,
      hits: answer.hits.map(hitOf),
      ...(also && { also: countAll(also) }),
      ...(otherwise && answer.count === 0 && { otherwise: countAll(otherwise) }),
      ms: stopwatch() - start,
    };
  }

  function countOf({ histograms: _bars, ...request }: SearchRequest): number {
    return searchIndex(index, scopeOf(request), request).count;
  }
  return { searchSync, search: async (request) => searchSync(request) };
}

/** Outside of the builder too: a function made within it would keep the draft as long as itself. */
function placesOf(vehicles: readonly Vehicle[]): (document: number) => Vehicle {
  return (document) => vehicles[document]!;
}

/** A search over these vehicles, built at once. */
export function createEmbeddedSearch(vehicles: Iterable<Vehicle>): EmbeddedSearch {
  const builder = createEmbeddedSearchBuilder();
  builder.add(vehicles);
  return builder.finish();
}
