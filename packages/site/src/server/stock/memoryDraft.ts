import { setImmediate as nextTurn } from 'node:timers/promises';
import { createEmbeddedSearchBuilder, type StockSearch } from '@forecourt/data/search';
import type { Vehicle } from '@forecourt/domain';
import { inTurns } from '../../listing/inTurns.ts';

/** A search in the making. */
export interface SearchDraft {
  add(batch: readonly Vehicle[]): void;
  finish(): Promise<StockSearch>;
}

/** A search in memory, made in steps between which other sites' requests are answered. */
export function memoryDraft(): SearchDraft {
  const builder = createEmbeddedSearchBuilder();
  return {
    add: builder.add,
    finish: () => inTurns(builder.finishInSteps(), nextTurn, 0),
  };
}
