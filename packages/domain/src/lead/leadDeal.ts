import { repaymentAmounts } from '../finance/repayment.ts';
import { formatPrice } from '../price/formatPrice.ts';
import { formatKm } from '../text/formatNumber.ts';
import { changeover, equityAfterPayout } from '../tradeIn/afterTradeIn.ts';
import { changeoverText } from '../tradeIn/rangeText.ts';
import type { LeadTradeIn } from './leadTradeIn.ts';

/** A repayment as a shopper was told it: never an amount without its rates (R5-26). */
export interface ToldRepayment {
  /** Whole dollars; at least one of `weekly` and `monthly` is there. */
  weekly: number | null;
  monthly: number | null;
  /** Percent a year. */
  interestRate: number;
  comparisonRate: number;
  /** Whole dollars. */
  deposit: number;
  termMonths: number;
  balloon: number | null;
}

/** Where a vehicle is to be brought. */
export interface DeliveryAddress {
  street: string;
  city: string;
  /** Four digits. */
  postcode: string;
}

/** The deal that a lead asks for, as its shopper was told it. Its trade-in stands beside it. */
export interface LeadDeal {
  /** Dollars. */
  price: number;
  payment: 'cash' | 'finance';
  /** That of who pays with finance; `null` where none was told. */
  repayment: ToldRepayment | null;
  handover:
    | { kind: 'pick-up'; locationId: string; place: string }
    /** Kilometres from where the vehicle stands, as the crow flies; `null` where nobody could tell. */
    | { kind: 'delivery'; address: DeliveryAddress; km: number | null };
}

/** What is left to pay for a vehicle on top of a trade-in; `null` where there is no figure to take off. */
export function leftToPay(
  price: number,
  tradeIn: Pick<LeadTradeIn, 'outcome' | 'payout'> | undefined,
): ReturnType<typeof changeoverText> | null {
  if (tradeIn === undefined || tradeIn.outcome.kind !== 'range') return null;
  return changeoverText(changeover(price, equityAfterPayout(tradeIn.outcome, tradeIn.payout ?? 0)));
}

/** How it is paid, in a sentence: `Finance: $99 / week, 7.99% p.a. interest rate, …` */
export function paymentText({ payment, repayment }: Pick<LeadDeal, 'payment' | 'repayment'>) {
  if (payment === 'cash') return 'In full, by their own money or bank';
  if (repayment === null) return 'Finance; no repayment was told';
  const { interestRate, comparisonRate, deposit, termMonths, balloon } = repayment;
  return [
    `Finance: ${repaymentAmounts(repayment).join(' or ')}`,
    `${interestRate.toFixed(2)}% p.a. interest rate`,
    `${comparisonRate.toFixed(2)}% p.a. comparison rate`,
    `${formatPrice(deposit)} deposit`,
    `${termMonths} months`,
    ...(balloon ? [`${formatPrice(balloon)} final payment`] : []),
  ].join(', ');
}

/** `12 Rose Lane, Milton 4064` */
export function addressText({ street, city, postcode }: DeliveryAddress): string {
  return `${street}, ${city} ${postcode}`;
}

/** What a dealer reads of it, a line each. */
export function dealFacts(
  deal: LeadDeal,
  tradeIn?: Pick<LeadTradeIn, 'outcome' | 'payout'>,
): [label: string, text: string][] {
  const { price, handover } = deal;
  const left = leftToPay(price, tradeIn);
  return [
    ['Price they were told', formatPrice(price)],
    ['Pays', paymentText(deal)],
    ...(left === null
      ? []
      : ([[`${left.label}, as told`, left.amount]] satisfies [string, string][])),
    handover.kind === 'pick-up'
      ? ['Picks it up at', handover.place]
      : ['Deliver it to', addressText(handover.address) + distanceText(handover.km)],
  ];
}

function distanceText(km: number | null): string {
  return km === null ? '' : ` (about ${formatKm(km)} from where it stands)`;
}
