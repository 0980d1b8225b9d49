import {
  isRangeKey,
  isValueKey,
  type RangeKey,
  rangeKeys,
  type ValueKey,
  valueFacet,
  valueKeys,
} from './facets.ts';
import { queryPairs } from './queryString.ts';
import {
  isValue,
  normalQuery,
  normalRange,
  normalValues,
  pageOf,
  searchLimits,
} from './searchLimits.ts';
import { emptySearch, type NumericRange, type SearchState } from './searchState.ts';
import { sortFromUrl } from './sort.ts';

const BRACKETED = /^(refinementList|menu|range)\[(\w{1,40})\](?:\[(\w{0,40})\])?$/;
const RANGE = /^(\d{1,9}(?:\.\d{1,2})?)?:(\d{1,9}(?:\.\d{1,2})?)?$/;
const BOUND = /^\d{1,9}(?:\.\d{1,2})?$/;

type Lists = Partial<Record<ValueKey, Set<string>>>;
type Menus = Partial<Record<ValueKey, string>>;
type Ranges = Partial<Record<RangeKey, NumericRange>>;

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

/** `min:max` with an open side (R2-77), or one side as a form without JavaScript sends it. */
function readRange(text: string, side: string): Partial<NumericRange> | null {
  if (side === 'min' || side === 'max') return BOUND.test(text) ? { [side]: Number(text) } : null;
  const match = RANGE.exec(text);
  return match && { min: numberOf(match[1]), max: numberOf(match[2]) };
}

function isSingle(key: ValueKey): boolean {
  return valueFacet(key).kind === 'menu';
}

/** Adds a value while its facet, and all facets together, have room for it. */
function addValue(lists: Lists, key: ValueKey, value: string): void {
  const list = lists[key] ?? new Set();
  const total = Object.values(lists).reduce((sum, { size }) => sum + size, 0);
  if (total < searchLimits.values && list.size < searchLimits.valuesPerFacet) {
    lists[key] = list.add(value);
  }
}

/** What becomes of each entry of a record, in the order of the facets; `null` leaves it out. */
function converted<Key extends string, From, To>(
  keys: readonly Key[],
  record: Partial<Record<Key, From>>,
  convert: (value: From, key: Key) => To | null,
): Partial<Record<Key, To>> {
  const result: { [K in Key]?: To } = {};
  for (const key of keys) {
    const from = record[key];
    const to = from === undefined ? null : convert(from, key);
    if (to !== null) result[key] = to;
  }
  return result;
}

/**
 * The search a query string asks for (R2-22, R2-30, R2-36, R2-40, R2-77): total on any text, with
 * or without the leading `?`, brackets literal or escaped. What is unknown, malformed or over a
 * limit is ignored; of a repeated parameter the last counts, so that a suffix may be appended; a
 * list wins over a menu of the same facet, unless the facet takes one value at a time.
 */
export function parseSearch(queryString: string): SearchState {
  let { query, page, sort } = emptySearch;
  const lists: Lists = {};
  const menus: Menus = {};
  const ranges: Ranges = {};

  for (const [name, text] of queryPairs(queryString)) {
    const [, group, key = '', index = ''] = BRACKETED.exec(name) ?? [];
    if (name === 'query') query = normalQuery(text);
    else if (name === 'page') page = pageOf(text);
    else if (name === 'sortBy') sort = sortFromUrl(text);
    else if (group === 'range' && isRangeKey(key)) {
      ranges[key] = { min: null, max: null, ...ranges[key], ...readRange(text, index) };
    } else if (group !== 'range' && isValueKey(key) && isValue(text)) {
      if (group === 'menu') menus[key] = text;
      else addValue(lists, key, text);
    }
  }
  return {
    query,
    page,
    sort,
    values: converted(valueKeys, lists, (values, key) =>
      isSingle(key) && menus[key] !== undefined ? null : normalValues(values),
    ),
    menus: converted(valueKeys, menus, (value, key) =>
      lists[key] && !isSingle(key) ? null : value,
    ),
    ranges: converted(rangeKeys, ranges, normalRange),
  };
}
