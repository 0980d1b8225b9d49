import type { ValueKey } from '@forecourt/domain';

/** Changes with every change of the format: a reader refuses what it does not know. */
export const stockFileFormat = 1;

/** What the file says before its columns. */
export interface StockFileHead {
  format: number;
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
