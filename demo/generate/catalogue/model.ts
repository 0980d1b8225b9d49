import type { Shape } from '../../images/shapes.ts';

/** What a model is bought for: decides features, comments and yearly distance. */
export type Segment =
  | 'city'
  | 'sedan'
  | 'family'
  | 'tourer'
  | 'ute'
  | 'van'
  | 'people'
  | 'sport'
  | 'luxury'
  | 'bike'
  | 'caravan';

/** How well a model keeps its value. */
export type Hold = 'strong' | 'fair' | 'soft' | 'electric';

/**
 * Name, price when new in whole dollars, and engine: fuel letter, litres, `t` for turbo.
 * `p` petrol, `u` premium petrol, `d` diesel, `h` hybrid, `x` plug-in hybrid, `e` electric;
 * `m` is a motorcycle with its cubic centimetres, `-` none. A fourth entry overrides the drive.
 */
export type Badge = readonly [name: string, price: number, engine: string, drive?: string];

export interface CatalogueModel {
  make: string;
  model: string;
  segment: Segment;
  shape: Shape;
  /** Body as a feed writes it. */
  body: string;
  /** First and last model year on sale. */
  years: readonly [number, number];
  /** Series code by first model year. */
  series?: Readonly<Record<number, string>>;
  seats?: number;
  doors?: number;
  drive?: string;
  gearbox?: string;
  /** Share of vehicles with a manual gearbox, 0 to 1. */
  manual?: number;
  hold?: Hold;
  badges: readonly Badge[];
}

/** Fills in make and model, so that a catalogue reads as a table. */
export function model(
  name: readonly [make: string, model: string],
  facts: Omit<CatalogueModel, 'make' | 'model'>,
): CatalogueModel {
  return { make: name[0], model: name[1], ...facts };
}
