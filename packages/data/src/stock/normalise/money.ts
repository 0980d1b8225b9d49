import type { FinanceLender, PriceType } from '@forecourt/domain';
import { lender } from '../row/readLenders.ts';
import type { StockRow } from '../row/rowSchema.ts';

/** The price a site shows, in dollars, and what it includes. */
export interface Price {
  price: number | null;
  priceType: PriceType;
}

/**
 * One price of up to three columns. The drive-away price wins: it is the single price that the
 * Australian Consumer Law wants shown (R3-04).
 */
export function choosePrice(row: StockRow): Price {
  const driveAway = row.driveAwayPrice?.amount ?? null;
  if (driveAway !== null) return { price: driveAway, priceType: 'drive_away' };
  const priceType = row.price?.basis ?? row.priceType ?? 'unknown';
  const price = row.price?.amount ?? null;
  if (price !== null) return { price, priceType };
  const egc = row.egcPrice?.amount ?? null;
  return egc === null ? { price: null, priceType } : { price: egc, priceType: 'egc' };
}

/** An amount that says something: zero dollars is no amount. */
export function amountOrNull(amount: number | undefined): number | null {
  return amount || null;
}

/** Finance terms by provider. Plain repayment columns are the terms of the provider `manual`. */
export function readFinance(row: StockRow): Record<string, FinanceLender> {
  const paymentWeek = amountOrNull(row.weekly);
  const paymentMonth = amountOrNull(row.monthly);
  const lenders = row.financeLenders ?? {};
  if (paymentWeek === null && paymentMonth === null) return lenders;
  const manual = lender({
    paymentWeek,
    paymentMonth,
    interestRate: row.interestRate ?? null,
    comparisonRate: row.comparisonRate ?? null,
  });
  return { manual, ...lenders };
}
