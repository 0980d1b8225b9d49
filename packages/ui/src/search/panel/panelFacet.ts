import type { RangeKey, ValueKey } from '@forecourt/domain';

/** One value of a facet as the panel prints it. */
export interface PanelValue {
  value: string;
  /** What the shopper reads, for example `Pre-Owned` for `used` (R9-17). */
  label: string;
  /** Vehicles it would leave (R2-42). */
  count: number;
}

/** A facet of words or whole numbers in the filter panel. */
export interface PanelFacet {
  kind: 'values';
  key: ValueKey;
  label: string;
  /** In print order. */
  values: readonly PanelValue[];
  /** Values shown before the toggle; `null` shows all. */
  limit: number | null;
  /** Words of the toggle: `Show all makes` (R2-47). */
  showAll: string;
  /** Section open at first. */
  open: boolean;
}

/** A facet refined by two bounds. */
export interface PanelRange {
  kind: 'range';
  key: RangeKey;
  label: string;
  /** Bounds of the stock, `null` without a number to show. */
  bounds: { min: number; max: number } | null;
  /** Stands before each number: `$`. */
  prefix: string;
  open: boolean;
}

export type PanelSection = PanelFacet | PanelRange;
