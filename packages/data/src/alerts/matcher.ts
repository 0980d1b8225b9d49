import type { SearchState, Vehicle } from '@forecourt/domain';
import { allBits, keepOnly } from '../search/embedded/bits.ts';
import { refine } from '../search/embedded/refine.ts';
import { selectedDocuments } from '../search/embedded/selection.ts';
import { createStockIndexDraft } from '../search/embedded/stockIndexDraft.ts';
import { matchTextIndex } from '../search/embedded/textMatch.ts';

/** Which of some vehicles searches find, and nothing else: no counts, no order, no page. */
export interface Matcher {
  /** By the numbers that `matching` gives. */
  vehicles: readonly Vehicle[];
  matching(state: SearchState): Uint32Array;
}

/** The engine of the listing over some vehicles, made in steps of some milliseconds each. */
export function* createMatcher(vehicles: Iterable<Vehicle>): Generator<undefined, Matcher> {
  const draft = createStockIndexDraft();
  let added = 0;
  for (const vehicle of vehicles) {
    draft.add(vehicle);
    added += 1;
    if (added % ADDED_IN_TURN === 0) yield;
  }
  const { index, vehicles: numbered } = yield* draft.finish();
  const all = allBits(index.size);
  return {
    vehicles: numbered,
    matching(state) {
      const candidates = all.slice();
      const text = state.query === '' ? null : matchTextIndex(index.text, all, state.query);
      // Which words are misspelt only the whole stock knows, and these are not all of it.
      if (text) keepOnly(candidates, text[1]);
      return selectedDocuments(refine(index, candidates, state).matching);
    },
  };
}

const ADDED_IN_TURN = 100;
