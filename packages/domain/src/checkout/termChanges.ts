import { repaymentAmounts } from '../finance/repayment.ts';
import type { ToldRepayment } from '../lead/leadDeal.ts';
import { formatPrice } from '../price/formatPrice.ts';
import type { CheckoutChoices, ToldTerms } from './checkoutChoices.ts';

/**
 * What has changed of a vehicle since its shopper was told, a sentence each. A repayment counts for who
 * pays by it, or has not chosen yet.
 */
export function termChanges(
  { told, payment }: Pick<CheckoutChoices, 'told' | 'payment'>,
  now: ToldTerms,
): readonly string[] {
  const changes: string[] = [];
  if (now.price !== told.price) {
    const way = now.price < told.price ? 'fallen' : 'risen';
    changes.push(
      `The price has ${way} from ${formatPrice(told.price)} to ${formatPrice(now.price)}.`,
    );
  }
  if (payment !== 'cash' && !isSame(told.repayment, now.repayment)) {
    changes.push(repaymentChange(told.repayment, now.repayment));
  }
  return changes;
}

function repaymentChange(told: ToldRepayment | null, now: ToldRepayment | null): string {
  if (now === null) return 'There is no repayment to be told for it any more.';
  const text = termsOf(now);
  return told === null
    ? `Its repayment is ${text}.`
    : `The repayment was ${termsOf(told)}, and is now ${text}.`;
}

/** `$99 / week at 7.99% p.a. (comparison rate 8.45% p.a.), with $2,599 deposit over 60 months` */
function termsOf(repayment: ToldRepayment): string {
  const { interestRate, comparisonRate, deposit, termMonths } = repayment;
  const amounts = repaymentAmounts(repayment).join(' or ');
  return `${amounts} at ${interestRate.toFixed(2)}% p.a. (comparison rate ${comparisonRate.toFixed(2)}% p.a.), with ${formatPrice(deposit)} deposit over ${termMonths} months`;
}

function isSame(one: ToldRepayment | null, other: ToldRepayment | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
