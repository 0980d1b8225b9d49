import { formatPrice } from '../price/formatPrice.ts';
import { hasPrice } from '../price/hasPrice.ts';
import { formatKm } from '../text/formatNumber.ts';
import { carTypes } from '../vehicle/carType.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { type Bucket, bucketOf, labelsOf, priceBuckets, weeklyPriceBuckets } from './bucket.ts';

/**
 * How the values of a facet are ordered: by count with ties by name, by count with ties by name
 * descending (R5-37), by name, by number, or as listed (R5-38).
 */
export type FacetOrder =
  | 'count'
  | 'count_name_desc'
  | 'name'
  | 'number_asc'
  | 'number_desc'
  | readonly string[];

/** How the values of a facet are found by text: names are what people write joined or split. */
export type TextKind = 'name' | 'fact';

/** A facet whose values are words or whole numbers; `menu` takes one value at a time (R2-31). */
export interface ValueFacet {
  kind: 'list' | 'menu';
  label: string;
  order: FacetOrder;
  /** Values shown before "Show all"; `null` shows all. */
  limit: number | null;
  /** Its values are words of the plain-language box; a phrase of two facets means the earlier one. */
  spoken?: true;
  /** A vehicle has one value, so that all others can stand for "not". */
  exclusive?: true;
  /** Absent is not found by text. */
  text?: TextKind;
  /** How many of its values are suggested at once to who types; absent is none. */
  suggest?: number;
  /** Follows from the make: the choice of another leaves no room for it. */
  ofMake?: true;
  /** Follows from the dealer more than from the vehicle; most dealers have one value. */
  ofDealer?: true;
  /** The vehicle's values; none when it has no such fact. */
  valuesOf: (vehicle: Vehicle) => readonly string[];
}

/** A facet refined by two bounds. */
export interface RangeFacet {
  kind: 'range';
  label: string;
  /** Dollars, kilometres, or dollars a week. */
  numberOf: (vehicle: Vehicle) => number | null;
  unit: RangeUnit;
}

/** How amounts of a range are written. */
export interface RangeUnit {
  /** What stands before and after an amount that is typed. */
  affixes: { prefix: string; suffix?: string };
  /** An amount in words of a pill: `$40,000`, `50,000 km`. */
  print: (amount: number) => string;
  /** What a thumb of its slider and a typed amount are rounded to (R5-06). */
  rounding: number;
  /** What a bound is rounded to, outwards, where a search that finds nothing is widened. */
  widenedTo: number;
}

function list(
  label: string,
  valuesOf: ValueFacet['valuesOf'],
  more: Partial<ValueFacet> = {},
): ValueFacet {
  return {
    kind: 'list',
    label,
    order: 'count',
    limit: null,
    valuesOf,
    ...more,
  };
}

/** Bands of a number, one at a time. */
function bands(
  label: string,
  buckets: readonly Bucket[],
  numberOf: RangeFacet['numberOf'],
): ValueFacet {
  return list(label, (v) => bucketOf(buckets, numberOf(v)), {
    kind: 'menu',
    order: labelsOf(buckets),
  });
}

function range(label: string, numberOf: RangeFacet['numberOf'], unit: RangeUnit): RangeFacet {
  return { kind: 'range', label, numberOf, unit };
}

function one(value: string | number | null | undefined): readonly string[] {
  return value == null || value === '' ? [] : [String(value)];
}

/** A fact of which a vehicle has one value, in words that people type. */
const oneFact = { spoken: true, exclusive: true, text: 'fact' } as const;

/**
 * Every attribute a shopper can refine by (R2-30 to R2-33): one row each, from which the
 * types, the URL grammar, the panels and the engines derive theirs. The order of the rows is the
 * order of refinements in a URL and of pills; that of a panel is `defaultPanel`.
 */
export const facets = {
  item_type: list('Vehicle type', (v) => one(v.itemType), {
    order: ['car', 'motorcycle', 'caravan'],
    ofDealer: true,
  }),
  car_type: list('Condition', (v) => one(v.carType), {
    order: carTypes,
    exclusive: true,
    text: 'fact',
  }),
  make: list('Make', (v) => one(v.make), {
    limit: 7,
    spoken: true,
    exclusive: true,
    suggest: 3,
    ofMake: true,
  }),
  model: list('Model', (v) => one(v.model), { limit: 30, ofMake: true }),
  make_model: list('Make and model', (v) => one(`${v.make} ${v.model}`), {
    limit: 30,
    text: 'name',
    suggest: 5,
    ofMake: true,
  }),
  badge: list('Badge', (v) => one(v.badge), {
    limit: 10,
    text: 'name',
    suggest: 3,
    ofMake: true,
  }),
  body: list('Body type', (v) => one(v.simpleBody), {
    ...oneFact,
    order: 'count_name_desc',
    limit: 4,
    suggest: 3,
  }),
  year: list('Year', (v) => one(v.year), { order: 'number_desc', limit: 10, text: 'fact' }),
  seats: list('Seats', (v) => one(v.seats), { order: 'number_asc' }),
  fuel: list('Fuel', (v) => one(v.simpleFuel ?? v.fuel), {
    ...oneFact,
    suggest: 2,
  }),
  transmission: list('Transmission', (v) => one(v.simpleTransmission ?? v.transmission), {
    ...oneFact,
    suggest: 2,
  }),
  drive: list('Drive', (v) => one(v.drive), { ...oneFact, suggest: 2 }),
  colour: list('Colour', (v) => one(v.colour), {
    ...oneFact,
    limit: 10,
    suggest: 2,
  }),
  price: range('Price', (v) => v.price, {
    affixes: { prefix: '$' },
    print: formatPrice,
    rounding: 1000,
    widenedTo: 1000,
  }),
  price_range: bands('Price range', priceBuckets, ({ price }) => (hasPrice(price) ? price : null)),
  subscription_price: range('Subscription price', (v) => v.subscriptionPrice, {
    affixes: { prefix: '$', suffix: 'a week' },
    print: (amount) => `${formatPrice(amount)} / week`,
    rounding: 1,
    widenedTo: 10,
  }),
  weekly_price_range: bands('Weekly price', weeklyPriceBuckets, (v) => v.subscriptionPrice || null),
  km: range('Kilometres', (v) => v.km, {
    affixes: { prefix: '', suffix: 'km' },
    print: formatKm,
    rounding: 1000,
    widenedTo: 1000,
  }),
  state: list('State', (v) => one(v.location?.state), {
    ...oneFact,
    order: 'name',
    ofDealer: true,
  }),
  city: list('City', (v) => one(v.location?.city), {
    ...oneFact,
    order: 'name',
    limit: 10,
    ofDealer: true,
  }),
  // A vehicle is found at every location it is listed at (R3-08).
  location_name: list(
    'Location',
    (v) => [...new Set([...one(v.location?.name), ...v.distributionLocations])],
    { order: 'name', limit: 10, spoken: true, suggest: 2, ofDealer: true },
  ),
  dealership_name: list('Dealership', (v) => one(v.dealershipName), {
    order: 'name',
    limit: 10,
    spoken: true,
    ofDealer: true,
  }),
  dealership_slug: list('Dealership', (v) => one(v.dealershipSlug), { order: 'name' }),
  status: list('Availability', (v) => one(v.status), {
    order: ['in_stock', 'coming_soon', 'sold'],
    ofDealer: true,
  }),
  tag: list('Tag', (v) => one(v.tag), { spoken: true }),
  categories: list('Category', (v) => v.categories, { limit: 10, spoken: true }),
  filtered_features: list('Features', (v) => v.filteredFeatures, {
    limit: 10,
    spoken: true,
    text: 'fact',
    suggest: 3,
  }),
} as const satisfies Record<string, ValueFacet | RangeFacet>;

/** Attributes a shopper can refine by. */
export type FacetKey = keyof typeof facets;

/**
 * Facets of the filter panel of a site that names none, in print order. The others are filterable
 * by URL, and other controls or a site's own panel offer them; `dealership_slug` has none (R2-33).
 */
export const defaultPanel = [
  'car_type',
  'make',
  'price',
  'body',
  'item_type',
  'year',
  'km',
  'seats',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'badge',
  'state',
  'city',
  'location_name',
  'status',
  'tag',
  'categories',
  'filtered_features',
] as const satisfies readonly FacetKey[];

/** Facets refined by two bounds. */
export type RangeKey = {
  [Key in FacetKey]: (typeof facets)[Key] extends RangeFacet ? Key : never;
}[FacetKey];

/** Facets whose values are words or whole numbers, not ranges. */
export type ValueKey = Exclude<FacetKey, RangeKey>;

/** Bodies shown before "Show all" by a site with body types of its own (R5-37). */
export const CUSTOM_BODY_LIMIT = 20;

/** Every facet in the order of the table. */
export const facetKeys = Object.keys(facets) as readonly FacetKey[];

/** Whether a text, from anywhere, names a facet of words or whole numbers. */
export function isValueKey(key: string): key is ValueKey {
  return Object.hasOwn(facets, key) && facets[key as FacetKey].kind !== 'range';
}

/** Whether a text, from anywhere, names a facet refined by two bounds. */
export function isRangeKey(key: string): key is RangeKey {
  return Object.hasOwn(facets, key) && facets[key as FacetKey].kind === 'range';
}

/** The facets of words or whole numbers, in the order of the table. */
export const valueKeys = facetKeys.filter(isValueKey);

/** The facets refined by two bounds, in the order of the table. */
export const rangeKeys = facetKeys.filter(isRangeKey);

/** The row of a facet of words or whole numbers. */
export function valueFacet(key: ValueKey): ValueFacet {
  return facets[key];
}

/** The row of a facet refined by two bounds. */
export function rangeFacet(key: RangeKey): RangeFacet {
  return facets[key];
}
