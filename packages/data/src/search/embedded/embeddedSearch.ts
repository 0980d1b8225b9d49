import type { Vehicle } from '@forecourt/domain';
import { type EmbeddedSearch, type Stopwatch, searchIndex } from './searchIndex.ts';
import { createStockIndexDraft } from './stockIndexDraft.ts';

export interface EmbeddedSearchBuilder {
  /** Adds vehicles, in any order. Each vehicle once: their ids must differ. */
  add(batch: Iterable<Vehicle>): void;
  /** Ends the building. Nothing may be added afterwards. */
  finish(): EmbeddedSearch;
  /** As `finish`, in steps of some milliseconds each, for a caller that must let others in. */
  finishInSteps(): Generator<undefined, EmbeddedSearch>;
}

/** Builds a search in batches, so that other work can have a turn between them. */
export function createEmbeddedSearchBuilder(
  stopwatch: Stopwatch = () => performance.now(),
): EmbeddedSearchBuilder {
  const draft = createStockIndexDraft();

  function* finishInSteps(): Generator<undefined, EmbeddedSearch> {
    const { index, vehicles } = yield* draft.finish();
    return searchIndex(index, placesOf(vehicles), stopwatch);
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
