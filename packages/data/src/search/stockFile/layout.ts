import { rangeKeys, type ValueKey, valueFacet, valueKeys } from '@forecourt/domain';

/** One more with every change of how columns are written, or of what a facet's values are. */
const LAYOUT = 2;

/**
 * What a stock file holds, in order. Derived from the facets, so that a file of other facets is
 * never read wrongly: it says its format, and its address is made of it.
 */
export const stockFileFormat = [
  LAYOUT,
  // Words of these stand in no other column.
  ...valueKeys.map((key) => `${key}:${valueFacet(key).text ?? ''}`),
  ...rangeKeys,
  'other_words',
].join();

/** What the file says before its columns. */
export interface StockFileHead {
  /** `stockFileFormat` of who wrote it. */
  format: string;
  /** How many vehicles it holds. */
  size: number;
  /** Vehicles that come or go later, by document number; milliseconds, `null` is never. */
  spans: readonly (readonly [document: number, from: number | null, until: number | null])[];
}

/**
 * Vehicles stand in the file in the order of these, so that equal values are neighbours and
 * compress; their document numbers stand beside them.
 */
export const rowOrder = [
  'make',
  'model',
  'badge',
  'body',
  'year',
  'drive',
  'fuel',
  'dealership_slug',
] as const satisfies readonly ValueKey[];
