import type { Vehicle } from '../vehicle/vehicle.ts';
import type { CarToValue } from './carToValue.ts';

/** What a vehicle of the stock tells of the price of cars like it. */
export interface ComparableCar {
  make: string;
  model: string;
  badge: string | null;
  year: number;
  km: number;
  /** Dollars that a shopper is asked for it. */
  price: number;
}

/** How far a car may be away that is still like it. */
const near = { years: 3, kilometres: 60_000 } as const;

/** A used car of the stock as one to compare with; `null` for what has no price, year or kilometres. */
export function comparableCar({
  carType,
  itemType,
  make,
  model,
  badge,
  year,
  km,
  price,
}: Vehicle): ComparableCar | null {
  const isUsedCar = carType === 'used' && itemType === 'car';
  if (!isUsedCar || year === null || km === null || price === null || price <= 0) return null;
  return { make, model, badge, year, km, price };
}

/**
 * Cars of the same make and model that are near in year and kilometres; those of the same badge
 * alone, where there are enough.
 */
export function comparableCars(
  car: CarToValue,
  stock: Iterable<ComparableCar>,
  least: number,
): { cars: readonly ComparableCar[]; isOfBadge: boolean } {
  const cars = Array.from(stock).filter(
    ({ make, model, year, km }) =>
      isSame(make, car.make) &&
      isSame(model, car.model) &&
      Math.abs(year - car.year) <= near.years &&
      Math.abs(km - car.kilometres) <= near.kilometres,
  );
  const { badge } = car;
  const ofBadge =
    badge === null ? [] : cars.filter((one) => one.badge !== null && isSame(one.badge, badge));
  return ofBadge.length >= least ? { cars: ofBadge, isOfBadge: true } : { cars, isOfBadge: false };
}

/** Feeds and shoppers write names in other cases and with other spaces. */
function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
