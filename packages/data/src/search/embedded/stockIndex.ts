import type { RangeKey, SortKey, ValueKey } from '@forecourt/domain';
import type { Column } from './column.ts';
import type { Listing } from './listing.ts';
import type { TextIndex } from './textIndex.ts';

/**
 * Everything a search reads. Documents are numbered in the default order (custom rank, then id,
 * R2-34), so "the first ones" and "ties in default order" are simply the smallest numbers.
 */
export interface StockIndex {
  /** How many documents there are. */
  size: number;
  listing: Listing;
  facets: ReadonlyMap<ValueKey, Column<string>>;
  ranges: ReadonlyMap<RangeKey, Column<number>>;
  text: TextIndex;
  /** The orders besides the default one. */
  orders: ReadonlyMap<SortKey, SortOrder>;
}

export interface SortOrder {
  /** All documents, first to last. */
  documents: Uint32Array;
  /** The place of each document among them. */
  places: Uint32Array;
}
