import { type FinanceLender, parseJson } from '@forecourt/domain';
import { headingKey } from '../fields/headingKey.ts';
import { readNumber } from './readNumber.ts';
import { readText } from './readText.ts';

/** Characters of all terms of one vehicle. */
const MAX_LENGTH = 50_000;

const NO_TERMS: FinanceLender = {
  interestRate: null,
  comparisonRate: null,
  paymentWeek: null,
  paymentMonth: null,
  termMonths: null,
  termYears: null,
  terms: {},
  balloon: null,
  deposit: null,
  disclaimer: null,
};

/** One lender of whom only some terms are known. */
export function lender(terms: Partial<FinanceLender>): FinanceLender {
  return { ...NO_TERMS, ...terms };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readLender(source: Record<string, unknown>): FinanceLender {
  const given = new Map(Object.entries(source).map(([key, value]) => [headingKey(key), value]));
  const amount = (key: string) => readNumber(given.get(key), '%');
  const terms = given.get('terms');
  const termYears = amount('termyears');
  return {
    interestRate: amount('interestrate'),
    comparisonRate: amount('comparisonrate'),
    paymentWeek: amount('paymentweek'),
    paymentMonth: amount('paymentmonth'),
    // Angle entries carry years only (R3-11).
    termMonths: amount('termmonths') ?? (termYears === null ? null : termYears * 12),
    termYears,
    terms: isObject(terms) ? readTerms(terms) : {},
    balloon: amount('balloon'),
    deposit: amount('deposit'),
    disclaimer: readText(given.get('disclaimer')),
  };
}

function readTerms(source: Record<string, unknown>): Record<string, number> {
  const entries = Object.entries(source).map(([months, value]) => [months, readNumber(value)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== null)) as Record<
    string,
    number
  >;
}

/** Finance terms keyed by provider, keys normalised (R3-10); `null` when the value is not such. */
export function readLenders(value: unknown): Record<string, FinanceLender> | null {
  const source = typeof value === 'string' ? parseJson(value) : value;
  if (!isObject(source) || JSON.stringify(source).length > MAX_LENGTH) return null;
  const lenders = Object.entries(source).flatMap(([provider, terms]) => {
    return isObject(terms) ? [[headingKey(provider), readLender(terms)] as const] : [];
  });
  return Object.fromEntries(lenders);
}
