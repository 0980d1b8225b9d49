import type { SearchState, Vehicle } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { provideServices, type SiteServices } from '../../contracts/siteServices.ts';
import { loadBudgetFinder } from './budgetFinder.server.ts';
import { homeBudget } from './budgetView.server.ts';

const prices = { min: 6990, max: 90_000 };
const bodies = ['SUV', 'Ute', 'Sedan', 'Hatch', 'Van'].map((value, n) => ({ value, count: 9 - n }));

/** Services of a site whose stock finds seven vehicles, whatever it is asked. */
function servicesWith({
  has = true,
  budgetPrices = prices as typeof prices | null,
  choice = true,
} = {}) {
  const searches: SearchState[] = [];
  const services = {
    config: {
      budgetFinder: { weekly: 200, deposit: 2000, bodies: choice },
      financePath: '/finance-enquiry',
      words: { budget: { found: 'Within {amount}', least: 'The least' } },
    },
    origin: 'https://one.example',
    now: () => 0,
    hasPage: () => has,
    stock: {
      overview: async () => ({ budgetPrices, facets: { body: bodies } }),
      async search(state: SearchState) {
        searches.push(state);
        return { count: 7, hits: [] as Vehicle[] };
      },
      files: null,
    },
  } as unknown as SiteServices;
  return { services, searches };
}

async function load(search = '', options = {}) {
  const { services, searches } = servicesWith(options);
  const view = await loadBudgetFinder({
    url: new URL(`https://one.example/budget-finder${search}`),
    context: provideServices(services),
  } as unknown as LoaderFunctionArgs);
  return { view, searches };
}

test('body types are a choice where the site wants one', async () => {
  expect((await load()).view.budget.bodies).toHaveLength(4);
  expect((await load('', { choice: false })).view.budget.bodies).toEqual([]);
});

test('the finder begins with $200 a week and $2,000 and finds what they buy, above $1,000 (R4-27, R4-29)', async () => {
  const { view, searches } = await load();
  expect(view.budget).toMatchObject({ weekly: 200, deposit: 2000, prices });
  expect(view.found).toMatchObject({ amount: 54_000, count: 7 });
  expect(view.found.href).toBe('/search?range[price]=:54000&sortBy=Car_production:price:desc');
  expect(searches[0]).toMatchObject({ ranges: { price: { min: 1000.01, max: 54_000 } } });
  expect(view).toMatchObject({ asked: false, financeHref: '/finance-enquiry' });
  // What is entered is known in the browser alone.
  expect(view.words).toEqual({ found: 'Within {amount}', least: 'The least' });
});

test('a form without a script is answered with its amounts, and its search is kept (R2-78)', async () => {
  const query = '?refinementList[make][0]=Kia&weekly=%24150&deposit=1%2C000&range[price]=:9&page=3';
  const { view } = await load(query);
  expect(view.budget).toMatchObject({ weekly: 150, deposit: 1000 });
  expect(view.budget.state).toMatchObject({ values: { make: ['Kia'] }, ranges: {}, page: 1 });
  expect(view.found).toMatchObject({ amount: 40_000 });
  expect(view.asked).toBe(true);
});

test('below every price the least expensive are shown, and none is counted (R4-28)', async () => {
  const { view, searches } = await load('?weekly=1&deposit=0');
  expect(view.found).toMatchObject({ amount: null, count: 0 });
  expect(searches[0]).toMatchObject({
    sort: 'price_asc',
    ranges: { price: { min: 1000.01, max: null } },
  });
});

test('body types fill whole rows', async () => {
  const { view } = await load();
  expect(view.budget.bodies.map(({ value }) => value)).toEqual(['SUV', 'Ute', 'Sedan', 'Hatch']);
});

test('a site without a finder has no page of it, and none at home', async () => {
  await expect(load('', { has: false })).rejects.toMatchObject({ init: { status: 404 } });
  expect(await homeBudget(servicesWith({ has: false }).services)).toBeNull();
});

test('the finder at home asks nothing, and is not there where nothing has a price (R2-02)', async () => {
  const { services, searches } = servicesWith();
  expect(await homeBudget(services)).toMatchObject({ weekly: 200, deposit: 2000 });
  expect(searches).toEqual([]);
  expect(await homeBudget(servicesWith({ budgetPrices: null }).services)).toBeNull();
});
