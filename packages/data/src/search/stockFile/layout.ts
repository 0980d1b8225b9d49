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
 * Facets whose values are texts of the vehicle too (`vehicleTexts`), so that their words need not
 * be in the file again.
 */
export const textFacets = {
  make_model: 'name',
  badge: 'name',
  year: 'fact',
  car_type: 'fact',
  body: 'fact',
  fuel: 'fact',
  transmission: 'fact',
  drive: 'fact',
  colour: 'fact',
  city: 'fact',
  state: 'fact',
  filtered_features: 'fact',
} as const satisfies Partial<Record<ValueKey, 'name' | 'fact'>>;

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
