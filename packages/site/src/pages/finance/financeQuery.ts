import { type CarType, carTypes, parseAmount, parseRate } from '@forecourt/domain';
import type { LoanWish } from '@forecourt/ui';

/** What an address says of the finance that is looked for; what it does not know is `null`. */
export interface FinanceQuery {
  carId: string | null;
  carType: CarType | null;
  /** Price that the shopper has in mind, dollars. */
  budget: number | null;
  /** Fields of the calculator, which is sent by GET where no script runs. */
  loan: Partial<LoanWish>;
}

/** More is nobody's loan, and would be printed by many digits. */
const LARGEST = 9_999_999;
const LONGEST_YEARS = 7;
const HIGHEST_RATE = 100;

/** Reads an address of a page of finance. Nothing is taken on trust: what is no value is left out. */
export function financeQuery(query: URLSearchParams): FinanceQuery {
  const amount = (name: string): number | null => {
    const text = query.get(name);
    return text === null ? null : Math.min(parseAmount(text), LARGEST);
  };
  const carType = query.get('car_type');
  const years = Math.round(amount('years') ?? 0);
  const rate = parseRate(query.get('interestRate') ?? '');
  const dollars = (['price', 'deposit', 'balloon'] as const).flatMap((name) => {
    const value = amount(name);
    return value === null ? [] : [[name, value]];
  });
  return {
    carId: query.get('car_id'),
    carType: carTypes.find((type) => type === carType) ?? null,
    budget: amount('vehiclePriceBudget') || null,
    loan: {
      ...Object.fromEntries(dollars),
      ...(rate !== null && { interestRate: Math.min(rate, HIGHEST_RATE) }),
      ...(years >= 1 && years <= LONGEST_YEARS && { years }),
    },
  };
}

/** What the calculator's form takes along, so that the page stays about the same. */
export function financeFields(query: URLSearchParams): Record<string, string> {
  const names = ['car_id', 'car_type', 'preferredDealership', 'vehiclePriceBudget'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
