import { formatPrice } from '../price/formatPrice.ts';
import type { AmountRange } from './afterTradeIn.ts';

/** Dollars from the lower to the higher; one amount is said once. */
export function rangeText({ low, high }: AmountRange): string {
  return low === high ? formatPrice(low) : `${formatPrice(low)} to ${formatPrice(high)}`;
}

/** A range that may lie on either side of zero: who pays whom, as a heading and its amount. */
export interface SidedAmount {
  label: string;
  amount: string;
}

/**
 * What is left once a lender is paid out, said plainly where nothing is.
 *
 * @param left below zero is owed
 */
export function equityText(left: AmountRange): SidedAmount {
  return sided(left, {
    above: 'Left for you after the payout',
    below: 'Still owed after the payout',
    across: 'After the payout',
    gain: 'in your favour',
    loss: 'still owed',
  });
}

/**
 * What there is to pay for a vehicle on top of a trade-in.
 *
 * @param pay below zero the shopper gets it back
 */
export function changeoverText(pay: AmountRange): SidedAmount {
  return sided(pay, {
    above: 'Left to pay',
    below: 'You get back',
    across: 'Changeover',
    gain: 'to pay',
    loss: 'back to you',
  });
}

function sided(
  { low, high }: AmountRange,
  words: { above: string; below: string; across: string; gain: string; loss: string },
): SidedAmount {
  if (low >= 0) return { label: words.above, amount: rangeText({ low, high }) };
  if (high <= 0) return { label: words.below, amount: rangeText({ low: -high, high: -low }) };
  return {
    label: words.across,
    amount: `Between ${formatPrice(-low)} ${words.loss} and ${formatPrice(high)} ${words.gain}`,
  };
}
