import type { Labels } from '../copy/labels.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { exceeds } from './exceeds.ts';
import { formatPrice } from './formatPrice.ts';
import { hasPrice } from './hasPrice.ts';

/** What a price line says, decided once by the rules and drawn by any component (R5-27 to R5-29). */
export type PriceDisplay =
  | {
      kind: 'price';
      /** `$25,990` */
      text: string;
      /** `Was $27,990 now:` or `null` */
      was: string | null;
      /** `Drive Away`, `Excl. Govt. Charges` or `null` */
      basis: string | null;
    }
  /** `PREORDER` or the site's no-price text. */
  | { kind: 'none'; text: string }
  /** `$199 / week` */
  | { kind: 'subscription'; text: string };

/** Settings of a site, by the names its configuration uses. */
export interface PriceRules {
  labels: Pick<Labels, 'noPrice'>;
  /** The dealership offers vehicles by the week. */
  subscriptions: boolean;
}

const basisOf = { drive_away: 'Drive Away', egc: 'Excl. Govt. Charges', unknown: null };

/**
 * What the price line of a vehicle says: subscription, then no price, then price (R5-27).
 * Subscription is asked first and needs only a price above 0; no price is 10 dollars or less.
 */
export const priceDisplay = (
  vehicle: Pick<Vehicle, 'price' | 'beforePrice' | 'subscriptionPrice' | 'priceType' | 'preorder'>,
  rules: PriceRules,
): PriceDisplay => {
  const { price, beforePrice, subscriptionPrice } = vehicle;
  if (rules.subscriptions && exceeds(subscriptionPrice, 0) && exceeds(price, 0)) {
    return { kind: 'subscription', text: `${formatPrice(subscriptionPrice)} / week` };
  }
  if (!hasPrice(price)) {
    return { kind: 'none', text: vehicle.preorder ? 'PREORDER' : rules.labels.noPrice };
  }
  const reduced = hasPrice(beforePrice) && beforePrice > price;
  return {
    kind: 'price',
    text: formatPrice(price),
    was: reduced ? `Was ${formatPrice(beforePrice)} now:` : null,
    basis: basisOf[vehicle.priceType],
  };
};
