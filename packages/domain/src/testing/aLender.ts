import type { FinanceLender } from '../vehicle/vehicle.ts';

/** A lender's terms for tests; name what matters. */
export function aLender(fields: Partial<FinanceLender> = {}): FinanceLender {
  return {
    interestRate: 7.99,
    comparisonRate: 8.45,
    paymentWeek: null,
    paymentMonth: null,
    termMonths: null,
    termYears: null,
    terms: {},
    balloon: null,
    deposit: null,
    disclaimer: null,
    ...fields,
  };
}
