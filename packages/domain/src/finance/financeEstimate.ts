import { formatPrice } from '../price/formatPrice.ts';
import { hasPrice } from '../price/hasPrice.ts';
import { formatDate, yearAt } from '../time/zone.ts';
import { isAvailable } from '../vehicle/availability.ts';
import { isTestDriveOnly } from '../vehicle/testDriveOnly.ts';
import type { FinanceLender, Vehicle } from '../vehicle/vehicle.ts';
import { financeCopy } from './financeCopy.ts';
import { lenderOf } from './financeProvider.ts';
import { loanPayments } from './loanPayments.ts';
import { offerEndDate } from './offerEndDate.ts';
import { type FinanceProvider, providerAllows } from './providerAllows.ts';
import { type Repayment, repayment } from './repayment.ts';

/** Settings of a site, by the names its configuration uses. */
export interface FinanceRules {
  financeProvider: FinanceProvider | null;
  timeZone: string;
  /** Vehicles that never show an estimate; this beats everything (R5-25). */
  financeExclusions?: {
    makes: readonly string[];
    dealershipIds: readonly string[];
    dealershipSlugs: readonly string[];
  };
  /** The lender's comparison-rate warning. */
  comparisonWarning?: string;
}

/** The finance estimate of one vehicle. Money is whole dollars. */
export interface FinanceEstimate {
  repayment: Repayment;
  deposit: number;
  termMonths: number;
  balloon: number | null;
  /** `YYYY-MM-DD` */
  offerEnds: string;
  /** The same in words: `5-year term`, `$2,599 deposit (10%)`, `Offer valid until 21/12/2026` */
  terms: readonly string[];
  disclaimer: string;
}

/** Share of the price, unless the lender says otherwise (R9-06). */
const DEFAULT_DEPOSIT = 0.1;

/** The terms in words; `given` is what the lender says of the deposit. */
function termsText(
  { deposit, termMonths, balloon, offerEnds }: Omit<FinanceEstimate, 'repayment' | 'terms'>,
  given: number | null,
): string[] {
  return [
    termMonths % 12 === 0 ? `${termMonths / 12}-year term` : `${termMonths}-month term`,
    `${formatPrice(deposit)} deposit${given === null ? ' (10%)' : ''}`,
    ...(balloon ? [`${formatPrice(balloon)} final payment`] : []),
    `Offer valid until ${formatDate(offerEnds)}`,
  ];
}

/** Whether a vehicle never shows a repayment, whatever else holds (R5-25). */
export function isFinanceExcluded(
  { make, dealershipId, dealershipSlug }: Pick<Vehicle, 'make' | 'dealershipId' | 'dealershipSlug'>,
  { financeExclusions: excluded }: Pick<FinanceRules, 'financeExclusions'>,
): boolean {
  return (
    excluded !== undefined &&
    (excluded.makes.some((name) => name.toLowerCase() === make.toLowerCase()) ||
      excluded.dealershipIds.some((id) => id === dealershipId) ||
      excluded.dealershipSlugs.some((slug) => slug === dealershipSlug))
  );
}

/** A lender with both rates: without them nothing may be printed. */
export interface RatedLender extends FinanceLender {
  interestRate: number;
  comparisonRate: number;
}

// 0 percent is a rate: only an absent one closes the gate (R5-22).
function isRated(lender: FinanceLender | null): lender is RatedLender {
  return lender !== null && lender.interestRate !== null && lender.comparisonRate !== null;
}

/** The site's lender for a vehicle, when exclusions, rates and the provider's rule allow it. */
export function estimateLender(
  vehicle: Vehicle,
  rules: FinanceRules,
  now: number,
): RatedLender | null {
  const provider = rules.financeProvider;
  if (provider === null || isFinanceExcluded(vehicle, rules)) return null;
  const lender = lenderOf(vehicle.financeLenders, provider);
  if (!isRated(lender)) return null;
  const year = yearAt(now, rules.timeZone);
  return providerAllows(provider, vehicle, lender, year) ? lender : null;
}

/**
 * The finance estimate a screen shows, or `null`: provider's rule and availability together
 * (R4-08); a vehicle for test drives only has none (R4-25). The lender's own payment wins over
 * our arithmetic (R9-05); the deposit is 10% unless the lender gives one (R9-06).
 */
export function financeEstimate(
  vehicle: Vehicle,
  rules: FinanceRules,
  now: number,
): FinanceEstimate | null {
  if (!isAvailable(vehicle) || isTestDriveOnly(vehicle)) return null;
  const lender = estimateLender(vehicle, rules, now);
  if (!lender) return null;
  const price = hasPrice(vehicle.price) ? vehicle.price : 0;
  const deposit = Math.round(lender.deposit ?? price * DEFAULT_DEPOSIT);
  const years = lender.termYears ?? 5;
  const termMonths = lender.termMonths ?? years * 12;
  const supplied = lender.paymentWeek !== null || lender.paymentMonth !== null;
  const computed = supplied
    ? null
    : loanPayments({
        amount: price - deposit,
        interestRate: lender.interestRate,
        years: termMonths / 12,
        balloon: lender.balloon ?? 0,
      });
  const checked = repayment({
    weekly: lender.paymentWeek ?? computed?.weekly ?? null,
    monthly: lender.paymentMonth ?? computed?.monthly ?? null,
    interestRate: lender.interestRate,
    comparisonRate: lender.comparisonRate,
    warning: rules.comparisonWarning ?? financeCopy.warning,
  });
  if (!checked) return null;
  const estimate = {
    deposit,
    termMonths,
    balloon: lender.balloon,
    offerEnds: offerEndDate(now, rules.timeZone),
    disclaimer: lender.disclaimer ?? financeCopy.indicative,
  };
  return { repayment: checked, ...estimate, terms: termsText(estimate, lender.deposit) };
}
