import type { Labels } from '../tags/labels.ts';
import { tagCopy } from '../tags/tagCopy.ts';
import { isSold } from '../vehicle/availability.ts';
import type { PriceType, Vehicle } from '../vehicle/vehicle.ts';
import { exceeds } from './exceeds.ts';
import { formatPrice } from './formatPrice.ts';
import { hasPrice } from './hasPrice.ts';

/** A price that has come down (R5-29). */
export interface WasPrice {
  /** `Was $27,990 now:` */
  text: string;
  /** `$27,990`, the part of the text that is struck. */
  amount: string;
  /** `Save $2,000` */
  saving: string;
}

/** What a price line says, decided once by the rules and drawn by any component (R5-27 to R5-29). */
export type PriceDisplay =
  | {
      kind: 'price';
      /** `$25,990` */
      text: string;
      was: WasPrice | null;
      /** `Drive Away`, `Excl. Govt. Charges` or `null` */
      basis: PriceBasis | null;
    }
  /** `PREORDER` or the site's no-price text. */
  | { kind: 'none'; text: string }
  /** `$199 / week` */
  | { kind: 'subscription'; text: string }
  /** `Sold`: whatever it cost (R4-02). */
  | { kind: 'sold'; text: string };

/** What a price includes, as it stands beside the price (R3-04). */
export type PriceBasis = NonNullable<(typeof basisOf)[PriceType]>;

/** Settings of a site, by the names its configuration uses. */
export interface PriceRules {
  labels: Pick<Labels, 'noPrice'>;
  /** The dealership offers vehicles by the week. */
  subscriptions: boolean;
}

const basisOf = {
  drive_away: 'Drive Away',
  egc: 'Excl. Govt. Charges',
  unknown: null,
} as const satisfies Record<PriceType, string | null>;

type Priced = Pick<
  Vehicle,
  'price' | 'beforePrice' | 'subscriptionPrice' | 'priceType' | 'preorder' | 'sold' | 'status'
>;

/**
 * What the price line of a vehicle says: sold, where it is (R4-02), then subscription, then no
 * price, then price (R5-27). Subscription is asked before no price and needs only a price above 0;
 * no price is 10 dollars or less.
 */
export function priceDisplay(vehicle: Priced, rules: PriceRules): PriceDisplay {
  if (isSold(vehicle)) return { kind: 'sold', text: tagCopy.sold };
  const { price, beforePrice, subscriptionPrice } = vehicle;
  if (rules.subscriptions && exceeds(subscriptionPrice, 0) && exceeds(price, 0)) {
    return { kind: 'subscription', text: `${formatPrice(subscriptionPrice)} / week` };
  }
  if (!hasPrice(price)) {
    return { kind: 'none', text: vehicle.preorder ? 'PREORDER' : rules.labels.noPrice };
  }
  return {
    kind: 'price',
    text: formatPrice(price),
    was: wasPrice(beforePrice, price),
    basis: basisOf[vehicle.priceType],
  };
}

function wasPrice(before: number | null, price: number): WasPrice | null {
  if (!hasPrice(before) || before <= price) return null;
  const amount = formatPrice(before);
  return {
    text: `Was ${amount} now:`,
    amount,
    saving: `Save ${formatPrice(before - price)}`,
  };
}
