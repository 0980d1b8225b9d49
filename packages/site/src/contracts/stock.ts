import type { CarType, FacetCounts, FacetStats, Vehicle } from '@forecourt/domain';

/** The two files that a browser searches a site's stock with. */
export interface StockFileHrefs {
  /** What is searched: the compact stock file. */
  index: string;
  /** What is shown: the records of the result cards. */
  cards: string;
}

/** What a site lists altogether: the same for everybody, and no search. */
export interface StockOverview {
  count: number;
  /** As a search without refinements counts them. */
  facets: FacetCounts;
  /** Lowest and highest price that a budget looks at (R4-29); `null` where there is none. */
  budgetPrices: FacetStats | null;
  /** Conditions of each make's vehicles. */
  carTypesOf: ReadonlyMap<string, ReadonlySet<CarType>>;
  /** The newest that can be had and have photos, newest first. */
  latest: readonly Vehicle[];
}

/**
 * How a page's searches went, when not well: the service gave an earlier answer, or none, and the
 * reserve has answered.
 */
export type SearchTrouble = 'stale' | 'down';
