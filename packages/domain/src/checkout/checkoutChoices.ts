import type { FinanceEstimate } from '../finance/financeEstimate.ts';
import type { ToldRepayment } from '../lead/leadDeal.ts';
import type { LeadTradeIn } from '../lead/leadTradeIn.ts';
import { hasPrice } from '../price/hasPrice.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What a shopper was told of a vehicle that they are buying: another figure later is told as a change. */
export interface ToldTerms {
  /** Dollars. */
  price: number;
  /** `null` where there is no estimate for it. */
  repayment: ToldRepayment | null;
}

/** How the vehicle comes to the shopper. Where it is brought to, is a person's and stands apart. */
export type CheckoutHandover = { kind: 'pick-up'; locationId: string } | { kind: 'delivery' };

/** The shopper's own car, as they were told it is worth; its plate is kept nowhere. */
export interface CheckoutTradeIn extends Omit<LeadTradeIn, 'rego' | 'regoState'> {
  valuationId: string;
}

/** What was chosen on the way to a vehicle; `null` is what has not been asked yet. Nothing tells who chose. */
export interface CheckoutChoices {
  told: ToldTerms;
  tradeIn: CheckoutTradeIn | 'none' | null;
  payment: 'cash' | 'finance' | null;
  handover: CheckoutHandover | null;
}

/** What is told of a vehicle today; `null` of one without a price. */
export function toldTerms(
  { price }: Pick<Vehicle, 'price'>,
  estimate: FinanceEstimate | null,
): ToldTerms | null {
  if (!hasPrice(price)) return null;
  return { price, repayment: estimate === null ? null : toldRepayment(estimate) };
}

function toldRepayment({ repayment, deposit, termMonths, balloon }: FinanceEstimate) {
  const { weekly, monthly, interestRate, comparisonRate } = repayment;
  return { weekly, monthly, interestRate, comparisonRate, deposit, termMonths, balloon };
}
