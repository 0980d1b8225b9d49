import { exceeds } from '../price/exceeds.ts';
import { isSold } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { SortKey } from './sort.ts';

/**
 * What a site always filters by, whatever the shopper chose (R9-03). An
 * absent or empty list does not limit.
 */
export interface BaseFilter {
  carTypes?: readonly string[];
  statuses?: readonly string[];
  /** Days a vehicle is held back after it was created; 0 shows it at once. */
  minAgeDays?: number;
  minPhotos?: number;
  /** Dollars a price must exceed, for example 1000 in the budget search (R0-03). */
  priceAbove?: number;
  /** Days a sold vehicle stays listed; 0 lists none (R1-08). */
  soldDays: number;
}

const DAY = 86_400_000;

function allows(list: readonly string[] | undefined, value: string): boolean {
  return !list?.length || list.includes(value);
}

/** A vehicle sold exactly `soldDays` ago is still listed (R0-03); an unknown day of sale is not recent. */
function isStatusListed(vehicle: Vehicle, base: BaseFilter, now: number): boolean {
  if (!isSold(vehicle)) return allows(base.statuses, vehicle.status);
  return (
    base.soldDays > 0 && vehicle.soldAt !== null && now - vehicle.soldAt <= base.soldDays * DAY
  );
}

function isOldEnough({ createdAt }: Vehicle, minAgeDays: number, now: number): boolean {
  return minAgeDays === 0 || createdAt === null || createdAt <= now - minAgeDays * DAY;
}

function costsMoreThan({ price }: Vehicle, limit: number | undefined): boolean {
  return limit === undefined || exceeds(price, limit);
}

/**
 * Whether a site shows a vehicle at all, on a page of its own too: it is for this website, of its
 * kind of stock, and no longer held back (R9-03). A sold one keeps its page, which says so (R2-73).
 *
 * @param now milliseconds since 1970 UTC
 */
export function isShown(
  vehicle: Vehicle,
  base: Pick<BaseFilter, 'carTypes' | 'minAgeDays'>,
  now: number,
): boolean {
  return (
    vehicle.showOnDealerWebsite &&
    allows(base.carTypes, vehicle.carType) &&
    isOldEnough(vehicle, base.minAgeDays ?? 0, now)
  );
}

/** Whether a vehicle was sold so long ago that it left the search (R1-08), or on an unknown day. */
export function isSoldLongAgo(
  vehicle: Vehicle,
  { soldDays }: Pick<BaseFilter, 'soldDays'>,
  now: number,
): boolean {
  return isSold(vehicle) && !isStatusListed(vehicle, { soldDays }, now);
}

/**
 * Whether a site lists a vehicle at all, before anything the shopper chose. A recently sold one
 * stays whatever the status rule says (R1-08); one without a creation date is never held back;
 * `price_asc` needs a price above 0 (R2-38).
 *
 * @param now milliseconds since 1970 UTC
 */
export function isListed(vehicle: Vehicle, base: BaseFilter, sort: SortKey, now: number): boolean {
  return (
    isShown(vehicle, base, now) &&
    isStatusListed(vehicle, base, now) &&
    vehicle.images.length >= (base.minPhotos ?? 0) &&
    costsMoreThan(vehicle, base.priceAbove) &&
    costsMoreThan(vehicle, sort === 'price_asc' ? 0 : undefined)
  );
}

/**
 * The moments from which on a site begins or ends to list a vehicle: in between `isListed` does not
 * change. Milliseconds since 1970 UTC, past and future.
 */
export function listingChanges(
  { createdAt, soldAt }: Pick<Vehicle, 'createdAt' | 'soldAt'>,
  base: BaseFilter,
): readonly number[] {
  return [
    ...(createdAt === null ? [] : [createdAt + (base.minAgeDays ?? 0) * DAY]),
    ...(soldAt === null ? [] : [soldAt + base.soldDays * DAY + 1]),
  ];
}
