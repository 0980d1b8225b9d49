/** Two amounts in dollars, the lower first; below zero is owed. */
export interface AmountRange {
  low: number;
  high: number;
}

/** What is left of a trade-in once its lender is paid out; below zero the shopper still owes it. */
export function equityAfterPayout({ low, high }: AmountRange, payout: number): AmountRange {
  return { low: low - payout, high: high - payout };
}

/**
 * What there is to pay for a vehicle on top of what the trade-in leaves; below zero the shopper gets it back.
 *
 * @param price of the vehicle, dollars
 */
export function changeover(price: number, left: AmountRange): AmountRange {
  return { low: price - left.high, high: price - left.low };
}
