import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptySearch, isListed, withQuery } from '../index.ts';
import { budgetOf } from '../price/budgetOf.ts';
import { formatSearch } from '../search/formatSearch.ts';
import { parseSearch } from '../search/parseSearch.ts';
import { searchHref } from '../search/searchPath.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import {
  BUDGET_PRICE_ABOVE,
  budgetDefaults,
  budgetResult,
  budgetSearch,
  withBudget,
} from './budget.ts';
import { parseAmount } from './parseAmount.ts';

test.each([
  ['$1,200', 1200],
  ['1200', 1200],
  [' 1 200.50 ', 1200.5],
  ['1.2.3', 1.23],
  ['.5', 0.5],
  ['5.', 5],
  ['', 0],
  ['abc', 0],
  ['.', 0],
  ['-50', 50],
  ['20k', 20_000],
  ['$1.5 K ', 1500],
  ['k', 0],
  ['20 km', 20],
])('"%s" is %d (R5-21)', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test('any text is an amount of 0 or more', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseAmount(text)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  [budgetDefaults.weekly, budgetDefaults.deposit, 54_000],
  [0, 0, 0],
  [100.002, 0, 26_001],
  [0, 0.5, 1],
  [-5, 2000, 2000],
  [Number.NaN, 2000, 2000],
  [Number.POSITIVE_INFINITY, 2000, 2000],
])('%d a week and %d deposit make %d (R4-27)', (weekly, deposit, budget) => {
  expect(budgetOf(weekly, deposit)).toBe(budget);
});

test('more money never makes a smaller budget', () => {
  const money = fc.double({ min: 0, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(money, money, money, money, (weekly, deposit, more, extra) => {
      const budget = budgetOf(weekly, deposit);
      expect(budgetOf(weekly + more, deposit + extra)).toBeGreaterThanOrEqual(budget);
      expect(Number.isInteger(budget)).toBe(true);
    }),
  );
});

const stats = { min: 5000, max: 80_000 };

test('below the cheapest vehicle: disabled, 0 Cars Found, with a note (R4-28)', () => {
  expect(budgetResult(4999, stats)).toEqual({
    amount: 4999,
    affordable: false,
    button: '0 Cars Found',
    note: 'No Cars found for this budget',
  });
});

test('equal to the cheapest is enough (R0-03)', () => {
  expect(budgetResult(5000, stats)).toEqual({
    amount: 5000,
    affordable: true,
    button: 'View Cars In This Range',
    note: null,
  });
});

test('above the dearest is the dearest; 100,000 without stats, and no minimum (R4-29, R5-21)', () => {
  expect(budgetResult(90_000, stats).amount).toBe(80_000);
  expect(budgetResult(190_000, undefined).amount).toBe(100_000);
  expect(budgetResult(0, undefined).affordable).toBe(true);
});

test('the link keeps the search, replaces its price range and drops its page (R2-78)', () => {
  expect(searchHref('/search', withBudget(parseSearch(''), 54_000, []))).toBe(
    '/search?range[price]=:54000',
  );
  expect(searchHref('/search', withBudget(parseSearch('query=ute'), 54_000, []))).toBe(
    '/search?query=ute&range[price]=:54000',
  );
  expect(formatSearch(withBudget(parseSearch('menu[body]=Ute'), 54_000, []))).toBe(
    'menu[body]=Ute&range[price]=:54000',
  );
  expect(formatSearch(withBudget(parseSearch('menu[body]=Ute'), 54_000, ['Van']))).toBe(
    'refinementList[body][0]=Ute&refinementList[body][1]=Van&range[price]=:54000',
  );
  const search = parseSearch('refinementList[body][0]=Ute&range[price]=1:2&page=3');
  expect(formatSearch(withBudget(search, 54_000, ['SUV', 'Ute']))).toBe(
    'refinementList[body][0]=SUV&refinementList[body][1]=Ute&range[price]=:54000',
  );
});

describe('figures of a budget', () => {
  const now = Date.parse('2026-11-21T10:00+10:00');

  test('budget for weekly 200 and deposit 2000 is 54000 (R4-27)', () => {
    expect(budgetOf(200, 2000)).toBe(54_000);
  });

  test('budget is rounded to a whole dollar (R4-27)', () => {
    expect(budgetOf(100.01, 0)).toBe(26_003);
  });

  test('equal to the minimum keeps the button, above the maximum is capped (R4-28, R5-21)', () => {
    expect(budgetResult(5000, { min: 5000, max: 9000 }).affordable).toBe(true);
    expect(budgetResult(4999, { min: 5000, max: 9000 }).affordable).toBe(false);
    expect(budgetResult(50_000, { min: 5000, max: 9000 }).amount).toBe(9000);
  });

  test('budget search excludes cars priced 1000 or less (R0-03, R4-29)', () => {
    const listed = (price: number) =>
      isListed(aVehicle({ price }), { soldDays: 3, priceAbove: 1000 }, 'relevance', now);
    expect([listed(1000), listed(1001)]).toEqual([false, true]);
  });

  test('budget link appends range[price]=:{amount} with ? or & (R2-77, R2-78)', () => {
    expect(searchHref('/search', withBudget(emptySearch, 54_000, []))).toBe(
      '/search?range[price]=:54000',
    );
    expect(searchHref('/search', withBudget(withQuery(emptySearch, 'kia'), 54_000, []))).toBe(
      '/search?query=kia&range[price]=:54000',
    );
  });
});

test.each([
  [1000, false],
  [1000.5, true],
  [1001, true],
  [54_000, true],
  [54_001, false],
])('a budget search up to $54,000 finds what costs %d: %s (R4-29)', (price, found) => {
  const { min, max } = budgetSearch(withBudget(emptySearch, 54_000, [])).ranges.price ?? {};
  expect(price >= (min ?? 0) && price <= (max ?? Infinity)).toBe(found);
  // As a base filter would.
  const base = { soldDays: 3, priceAbove: BUDGET_PRICE_ABOVE };
  expect(isListed(aVehicle({ price }), base, 'relevance', 0)).toBe(price > 1000);
});

test('a budget below $1,000 finds nothing, whatever the stock (R4-29)', () => {
  const { price } = budgetSearch(withBudget(emptySearch, 500, [])).ranges;
  expect(price).toEqual({ min: 1000.01, max: 1000.01 });
  expect(budgetSearch(emptySearch).ranges.price).toEqual({ min: 1000.01, max: null });
});
