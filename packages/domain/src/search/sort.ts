import { hasPrice } from '../price/hasPrice.ts';
import { compareText } from '../text/compareText.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { type DisplayFields, displayOrder } from './displayOrder.ts';

/** One way to order a listing. */
export interface Sort {
  label: string;
  /** Value of `sortBy` in the URL; the default has none (R2-35). */
  url: string | null;
}

/** The orders a shopper can choose, in display order (R2-36, R2-39). */
export const sorts = {
  relevance: { label: 'Most relevant', url: null },
  latest: { label: 'Latest', url: 'Car_production:created_at:desc' },
  price_desc: { label: 'Highest price', url: 'Car_production:price:desc' },
  price_asc: { label: 'Lowest price', url: 'Car_production:price:asc' },
} as const satisfies Record<string, Sort>;

/** Name of an order (R2-36). */
export type SortKey = keyof typeof sorts;

/** Every order, in display order (R2-39). */
export const sortKeys = Object.keys(sorts) as readonly SortKey[];

/** The order a `sortBy` value names; any other text is the default (R2-36). */
export function sortFromUrl(value: string): SortKey {
  return sortKeys.find((key) => sorts[key].url === value) ?? 'relevance';
}

/** What the orders look at. */
export type SortFields = Pick<Vehicle, 'id' | 'price' | 'createdAt' | 'customRank'> & DisplayFields;

type Compare = (a: SortFields, b: SortFields) => number;

/** Higher first; a missing number counts as 0. */
function byNumberDesc(numberOf: (vehicle: SortFields) => number | null): Compare {
  return (a, b) => (numberOf(b) ?? 0) - (numberOf(a) ?? 0);
}

const byRank = byNumberDesc((vehicle) => vehicle.customRank);
const byDisplay: Compare = (a, b) => displayOrder(a) - displayOrder(b);
const byId: Compare = (a, b) => compareText(a.id, b.id);

/** Vehicles priced 10 or less have no price to show, so they follow the priced ones (R2-38). */
const byPriceAsc: Compare = (a, b) =>
  Number(hasPrice(b.price)) - Number(hasPrice(a.price)) || (a.price ?? 0) - (b.price ?? 0);

const primary: Record<SortKey, Compare> = {
  relevance: () => 0,
  latest: byNumberDesc((vehicle) => vehicle.createdAt),
  price_desc: byNumberDesc((vehicle) => vehicle.price),
  price_asc: byPriceAsc,
};

/**
 * Order of two vehicles under a sort, total and stable over pages: ties go to the higher custom
 * rank (missing is 0), then to what shows best and can be had (`displayOrder`), then to the smaller
 * id by code unit (R2-34, R2-37). How well a text matches is the engine's to put before `relevance`.
 */
export function compareVehicles(sort: SortKey): Compare {
  const first = primary[sort];
  return (a, b) => first(a, b) || byRank(a, b) || byDisplay(a, b) || byId(a, b);
}
