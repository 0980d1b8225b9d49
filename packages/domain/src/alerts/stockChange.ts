import { hasPrice } from '../price/hasPrice.ts';
import { type BaseFilter, isListed } from '../search/baseFilter.ts';
import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/**
 * What became of a vehicle between two versions of a stock. `changed` is one that is no cheaper and can be
 * had as before, but may be found by other searches now.
 */
export type StockChange = 'arrived' | 'cheaper' | 'reserved' | 'released' | 'gone' | 'changed';

/** A moment of a stock. */
export interface StockMoment {
  /** As the stock has the vehicle then; `null` where it lacks it. */
  vehicle: Vehicle | null;
  /** Milliseconds since 1970 UTC: a vehicle that is held back is listed some days later. */
  at: number;
}

/**
 * Compares two moments of one vehicle; `null` where nobody need hear of it. What goes is told before what
 * it costs, and what it costs before whether it is reserved.
 */
export function stockChange(
  before: StockMoment,
  after: StockMoment,
  base: BaseFilter,
): StockChange | null {
  const was = onOffer(before, base);
  const is = onOffer(after, base);
  if (is === null) return was === null ? null : 'gone';
  if (was === null) return 'arrived';
  if (hasPrice(is.price) && hasPrice(was.price) && is.price < was.price) return 'cheaper';
  if (is.reserved !== was.reserved) return is.reserved ? 'reserved' : 'released';
  return was === is ? null : 'changed';
}

/** The vehicle where it is listed and can be bought; a reserved one may come back. */
function onOffer({ vehicle, at }: StockMoment, base: BaseFilter): Vehicle | null {
  if (vehicle === null || !isAvailable(vehicle)) return null;
  return isListed(vehicle, base, 'relevance', at) ? vehicle : null;
}
