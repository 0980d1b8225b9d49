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
export function marketPrice(
  vehicle: Pick<Vehicle, 'price' | 'priceType' | 'stateAverageMarketPrice' | 'averageMarketPrice'>,
): MarketPrice | null {
  const { price } = vehicle;
  if (!hasPrice(price)) return null;
  // Like is not compared with like here: the averages exclude what drive away includes.
  const caution =
    vehicle.priceType === 'drive_away'
      ? ' The average leaves out government charges, which this price includes.'
      : '';
  const below = (average: MarketPrice['average'], value: number | null, place: string) => {
    const amount = hasPrice(value) ? value - price : 0;
    if (amount <= 499) return null;
    return {
      amount,
      average,
      text: `${formatPrice(amount)} below market price`,
      note: `Compared with the average market price in ${place}.${caution}`,
    };
  };
  return (
    below('state', vehicle.stateAverageMarketPrice, 'its state') ??
    below('national', vehicle.averageMarketPrice, 'Australia')
  );
}
