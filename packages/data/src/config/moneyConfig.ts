import { budgetDefaults, financePaths } from '@forecourt/domain';
import { z } from 'zod';

const dollars = z.number().min(0).max(9_999_999);

const budgetFinder = z
  .strictObject({
    weekly: dollars
      .default(budgetDefaults.weekly)
      .describe('Weekly repayment that it begins with, dollars'),
    deposit: dollars.default(budgetDefaults.deposit).describe('Deposit, dollars'),
    bodies: z.boolean().default(true).describe('Whether body types can be chosen in it'),
  })
  .nullable()
  .prefault({})
  .describe('Budget finder, on a page of its own and on the home page; null has none');

/** Settings of finance and budgets: part of every site's configuration. */
export const moneyConfig = {
  financePage: z
    .boolean()
    .default(false)
    .describe('Whether the site has a page of finance; with a finance provider it always has'),
  financePath: z
    .enum(financePaths)
    .default('/finance')
    .describe('Address of that page; the other two lead there'),
  personalisedFinance: z
    .boolean()
    .default(false)
    .describe("Whether a vehicle's finance has a page of its own, /personalised/finance"),
  budgetFinder,
  tradeInMargin: z
    .number()
    .min(0)
    .max(60)
    .default(15)
    .describe(
      'Percent of a retail price that an estimate for a trade-in leaves to prepare, warrant and sell the car; shoppers are told',
    ),
  saveValuations: z
    .boolean()
    .default(false)
    .describe(
      "Whether each valuation of a shopper's car is saved at the platform, with the plate it was found by",
    ),
};
