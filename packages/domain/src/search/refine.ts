import type { RangeKey, ValueKey } from './facets.ts';
import { normalPage, normalQuery, normalRange, normalValues } from './searchLimits.ts';
import { chosenValues, type NumericRange, type SearchState } from './searchState.ts';
import type { SortKey } from './sort.ts';

/** A copy with one entry set, or left out when the value is `null`. */
function put<Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>>,
  key: Key,
  value: Value | null,
): Partial<Record<Key, Value>> {
  const copy: { [K in Key]?: Value } = { ...record };
  if (value === null) delete copy[key];
  else copy[key] = value;
  return copy;
}

/** The search with this text; page 1 again, as after every change of what is found (R2-41). */
export function withQuery(state: SearchState, query: string): SearchState {
  return {
    ...state,
    page: 1,
    query: normalQuery(query),
  };
}

/** The search with exactly these values of a facet; none removes its refinement (R2-41). */
export function withValues(
  state: SearchState,
  key: ValueKey,
  values: readonly string[],
): SearchState {
  const normal = normalValues(values);
  return {
    ...state,
    page: 1,
    values: put(state.values, key, normal.length > 0 ? normal : null),
    menus: put(state.menus, key, null),
  };
}

/** The search with one value of a facet more, or less when it was chosen (R2-30, R2-41). */
export function toggleValue(state: SearchState, key: ValueKey, value: string): SearchState {
  const chosen = chosenValues(state, key);
  return withValues(
    state,
    key,
    chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
  );
}

/** The search with one value of a facet by menu in place of any other; `null` removes it (R2-31). */
export function withMenu(state: SearchState, key: ValueKey, value: string | null): SearchState {
  const cleared = withValues(state, key, []);
  const [valid = null] = normalValues(value === null ? [] : [value]);
  return { ...cleared, menus: put(cleared.menus, key, valid) };
}

/** The search within these bounds; `null`, open or reversed bounds remove the range (R2-41, R5-05). */
export function withRange(
  state: SearchState,
  key: RangeKey,
  range: NumericRange | null,
): SearchState {
  return {
    ...state,
    page: 1,
    ranges: put(state.ranges, key, range && normalRange(range)),
  };
}

/** The search in another order, from page 1 (R2-41). */
export function withSort(state: SearchState, sort: SortKey): SearchState {
  return {
    ...state,
    page: 1,
    sort,
  };
}

/** Another page of the same search, 1 to 200 (R2-40). */
export function withPage(state: SearchState, page: number): SearchState {
  return {
    ...state,
    page: normalPage(page),
  };
}
