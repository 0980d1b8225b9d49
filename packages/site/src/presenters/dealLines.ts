import {
  addressText,
  formatKm,
  formatPrice,
  type Lead,
  type LeadDeal,
  type LeadTradeIn,
  leftToPay,
  ownCarTitle,
  paymentText,
  rangeText,
} from '@forecourt/domain';

/** A line of what somebody buys, with what must be known of it. */
export interface DealLine {
  label: string;
  value: string;
  note: string | null;
}

/** A car that is given in, by what its owner was told. */
export function tradeInLine({
  car,
  outcome,
  payout,
}: Pick<LeadTradeIn, 'car' | 'outcome' | 'payout'>): DealLine {
  const worth =
    outcome.kind === 'range'
      ? `${rangeText(outcome)}, subject to inspection`
      : 'We look at it and tell you what it is worth';
  const owed = payout === null ? '' : ', with a payout';
  return { label: 'Trade-in', value: ownCarTitle(car), note: worth + owed };
}

/** That no car is given in. */
export const noTradeIn: DealLine = { label: 'Trade-in', value: 'None', note: null };

/** What is left to pay once the trade-in is taken off; `null` where there is no figure for it. */
export function leftLine(
  price: number,
  tradeIn: Pick<LeadTradeIn, 'outcome' | 'payout'> | undefined,
): DealLine | null {
  const left = leftToPay(price, tradeIn);
  const note = 'By the estimate of your car, which we inspect first';
  return left && { label: left.label, value: left.amount, note };
}

/** Where a vehicle is brought. @param where an address, or that there is one */
export function deliveryLine(where: string, km: number | null): DealLine {
  return { label: 'Delivery', value: where, note: km === null ? null : `About ${formatKm(km)}` };
}

export function pickUpLine(place: string | null): DealLine {
  return { label: 'Pick-up', value: place ?? 'At the dealership', note: null };
}

/** How it is paid: finance always with its rates (R5-26). */
export function paymentLine(deal: Pick<LeadDeal, 'payment' | 'repayment'>): DealLine {
  const label = 'Payment';
  if (deal.payment === 'cash') return { label, value: 'In full', note: null };
  if (deal.repayment === null) {
    return { label, value: 'Finance', note: 'We work out the repayment with you' };
  }
  return { label, value: paymentText(deal), note: null };
}

/** All that a lead says of a deal, by the figures that its shopper was told; none of who only reserves. */
export function dealLines({ deal, tradeIn }: Pick<Lead, 'deal' | 'tradeIn'>): readonly DealLine[] {
  if (deal === undefined) return [];
  const { price, handover } = deal;
  const left = leftLine(price, tradeIn);
  return [
    { label: 'Price', value: formatPrice(price), note: null },
    tradeIn === undefined ? noTradeIn : tradeInLine(tradeIn),
    ...(left === null ? [] : [left]),
    paymentLine(deal),
    handover.kind === 'pick-up'
      ? pickUpLine(handover.place)
      : deliveryLine(addressText(handover.address), handover.km),
  ];
}
