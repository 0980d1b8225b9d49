import type { RangeKey, SearchState, ValueKey, Vehicle } from '@forecourt/domain';

/** What every engine is asked: the state of a listing, 21 hits a page. */
export type Query = Pick<SearchState, 'query' | 'page' | 'sort' | 'values' | 'ranges'>;

/** What every engine must find: the number of matches and every disjunctive facet count (R2-42). */
export interface Found {
  count: number;
  /** By facet and value. */
  facets: Readonly<Partial<Record<ValueKey, Readonly<Record<string, number>>>>>;
}

export interface Engine {
  name: string;
  ask(query: Query): Found | Promise<Found>;
}

/** Builds an engine over a stock. */
export type CreateEngine = (vehicles: readonly Vehicle[]) => Engine | Promise<Engine>;

export const HITS_PER_PAGE = 21;

/** Whether a number lies within the bounds of a query. */
export function isWithin(query: Query, key: RangeKey, number: number | null): boolean {
  const range = query.ranges[key];
  if (!range) return true;
  if (number === null) return false;
  return number >= (range.min ?? -Infinity) && number <= (range.max ?? Infinity);
}
