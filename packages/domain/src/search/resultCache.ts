import { formatSearch } from './formatSearch.ts';
import type { SearchState } from './searchState.ts';

/** Answers kept (R9-18). */
const LIMIT = 10;

/**
 * What makes two searches one: offset (as page), text, sort and refinements, whatever their order.
 * Base filter and page size are the site's and stay out, so each of them needs its own cache (R2-59).
 */
export function resultCacheKey(state: SearchState): string {
  return formatSearch(state);
}

/** Answers by `resultCacheKey`, or by an address that ends in it. */
export type ResultCache<Result> = ReadonlyMap<string, Result>;

/** The cache with an answer more: first in, first out, so a hit or a renewal keeps its turn (R2-59). */
export function withResult<Result>(
  cache: ResultCache<Result>,
  key: string,
  result: Result,
): ResultCache<Result> {
  const next = new Map(cache).set(key, result);
  return new Map([...next].slice(-LIMIT));
}
