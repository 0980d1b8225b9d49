import { priceCopy } from '../copy/priceCopy.ts';
import { fill } from '../text/fill.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { formatPrice } from './formatPrice.ts';
import { hasPrice } from './hasPrice.ts';

/** How far a price stands below an average, and which average that is. */
export interface MarketPrice {
  /** Dollars. */
  amount: number;
  average: 'state' | 'national';
  /** `$1,500 below market price` */
  text: string;
  /** Which average it is, and what it leaves out. */
  note: string;
}

/**
 * The market-price indicator: the state average where the gap is more than 499 dollars, otherwise
 * the national average by the same test, otherwise `null` (R5-30).
 */
export const marketPrice = (
  vehicle: Pick<Vehicle, 'price' | 'priceType' | 'stateAverageMarketPrice' | 'averageMarketPrice'>,
): MarketPrice | null => {
  const { price } = vehicle;
  if (!hasPrice(price)) return null;
  const below = (average: MarketPrice['average'], value: number | null, note: string) => {
    const amount = hasPrice(value) ? value - price : 0;
    if (amount <= 499) return null;
    const text = fill(priceCopy.belowMarket, { amount: formatPrice(amount) });
    // Like is not compared with like here: the averages exclude what drive away includes.
    const caution = vehicle.priceType === 'drive_away' ? ` ${priceCopy.averageBasis}` : '';
    return { amount, average, text, note: note + caution };
  };
  return (
    below('state', vehicle.stateAverageMarketPrice, priceCopy.stateAverage) ??
    below('national', vehicle.averageMarketPrice, priceCopy.nationalAverage)
  );
};
