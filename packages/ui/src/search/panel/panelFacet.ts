import type { Histogram, RangeKey, Span, ValueKey } from '@forecourt/domain';
import type { ImageSource } from '../../primitives/image/imageSource.ts';

/** One value of a facet as the panel prints it. */
export interface PanelValue {
  value: string;
  /** What the shopper reads, for example `Pre-Owned` for `used` (R9-17). */
  label: string;
  /** Vehicles it would leave (R2-42). */
  count: number;
  /** Drawn on a tile; without one the tile bears the first letter (R2-50). */
  logo?: ImageSource | null;
}

/** A facet of words or whole numbers in the filter panel, any number of which may be chosen. */
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
  /** Tiles with logos instead of lines; default `list`. */
  look?: 'list' | 'tiles';
  /** Of makes: models by make, shown under a chosen one (R2-48). */
  models?: Readonly<Record<string, readonly PanelValue[]>>;
}

/** A facet of which one value is chosen from a dropdown. */
export interface PanelMenu {
  kind: 'menu';
  key: ValueKey;
  label: string;
  /** In print order. */
  values: readonly PanelValue[];
  /** The first twenty stand in a group of their own (R2-49). */
  popular?: boolean;
}

/** A facet refined by two bounds. */
export interface PanelRange {
  kind: 'range';
  key: RangeKey;
  label: string;
  /** Bounds of the stock, `null` without a number to show. */
  bounds: Span | null;
  /** Stands before each number: `$`. */
  prefix: string;
  /** Stands after each number: `km`. */
  suffix?: string;
  /** Where the vehicles lie within the bounds. */
  histogram?: Histogram;
  open: boolean;
}

export type PanelSection = PanelFacet | PanelMenu | PanelRange;
