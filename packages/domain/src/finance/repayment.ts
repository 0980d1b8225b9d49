import { exceeds } from '../price/exceeds.ts';
import { formatPrice } from '../price/formatPrice.ts';
import { isBlank } from '../text/isBlank.ts';
import { financeCopy } from './financeCopy.ts';

declare const checked: unique symbol;

/**
 * A repayment with everything the law wants beside it: interest rate, comparison rate and the
 * comparison-rate warning (R5-26; National Credit Code s 164). Only `repayment` makes one, so
 * nothing can print an amount without the rest.
 */
export interface Repayment {
  readonly [checked]: true;
  /** Whole dollars; at least one of `weekly` and `monthly` is there. */
  readonly weekly: number | null;
  readonly monthly: number | null;
  /** Percent a year. */
  readonly interestRate: number;
  /** Percent a year. */
  readonly comparisonRate: number;
  /** `$123 / week`, `$533 / month` */
  readonly amounts: readonly string[];
  /** `7.99% p.a. interest rate` */
  readonly rateText: string;
  /** `8.45% p.a. comparison rate` */
  readonly comparisonText: string;
  /** Of which loan the comparison rate is true. */
  readonly example: string;
  readonly warning: string;
}

/** What a repayment is made of. */
export interface RepaymentParts {
  weekly: number | null;
  monthly: number | null;
  interestRate: number;
  comparisonRate: number;
  warning: string;
}

function amountOf(payment: number | null): number | null {
  return exceeds(payment, 0) ? Math.round(payment) : null;
}

/** `$123 / week`, `$533 / month`; never printed without the rates. */
export function repaymentAmounts({
  weekly,
  monthly,
}: Pick<RepaymentParts, 'weekly' | 'monthly'>): readonly string[] {
  return [
    ...(weekly === null ? [] : [`${formatPrice(weekly)} / week`]),
    ...(monthly === null ? [] : [`${formatPrice(monthly)} / month`]),
  ];
}

function isRate(rate: number): boolean {
  return Number.isFinite(rate) && rate >= 0;
}

/** A repayment, or `null` when an amount, a rate or the warning is missing. 0 percent is a rate. */
export function repayment(parts: RepaymentParts): Repayment | null {
  const weekly = amountOf(parts.weekly);
  const monthly = amountOf(parts.monthly);
  const { interestRate, comparisonRate, warning } = parts;
  if (weekly === null && monthly === null) return null;
  if (!isRate(interestRate) || !isRate(comparisonRate) || isBlank(warning)) return null;
  const amounts = repaymentAmounts({ weekly, monthly });
  const fields: Omit<Repayment, typeof checked> = {
    weekly,
    monthly,
    interestRate,
    comparisonRate,
    amounts,
    rateText: `${interestRate.toFixed(2)}% p.a. interest rate`,
    comparisonText: `${comparisonRate.toFixed(2)}% p.a. comparison rate`,
    example: financeCopy.comparisonExample,
    warning,
  };
  return fields as Repayment;
}
