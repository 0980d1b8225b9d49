import { type RangeKey, rangeKeys, type ValueKey, valueKeys } from './facets.ts';
import { toggleValue, withQuery, withRange } from './refine.ts';
import { chosenValues, emptySearch, type NumericRange, type SearchState } from './searchState.ts';

/** One piece of a search that a shopper can take away by itself. */
export type Refinement =
  | { kind: 'query'; text: string }
  | { kind: 'value'; key: ValueKey; value: string }
  | { kind: 'range'; key: RangeKey; range: NumericRange };

/** Every piece of a search: the text first, then values and ranges in the order of the facets. */
export function refinementsOf(state: SearchState): readonly Refinement[] {
  const text: Refinement[] = state.query ? [{ kind: 'query', text: state.query }] : [];
  const values = valueKeys.flatMap((key) =>
    chosenValues(state, key).map((value): Refinement => ({ kind: 'value', key, value })),
  );
  const ranges = rangeKeys.flatMap((key): Refinement[] => {
    const range = state.ranges[key];
    return range ? [{ kind: 'range', key, range }] : [];
  });
  return [...text, ...values, ...ranges];
}

/** The search without one of its pieces, from page 1 (R2-41). */
export function removeRefinement(state: SearchState, refinement: Refinement): SearchState {
  switch (refinement.kind) {
    case 'query':
      return withQuery(state, '');
    case 'value':
      return toggleValue(state, refinement.key, refinement.value);
    case 'range':
      return withRange(state, refinement.key, null);
  }
}

/** The whole stock in the same order: text and every refinement gone (R2-41). */
export function clearAll(state: SearchState): SearchState {
  return { ...emptySearch, sort: state.sort };
}
