import type { GroupWords } from '@forecourt/data';
import {
  budgetOf,
  budgetResult,
  budgetSearch,
  chosenValues,
  emptySearch,
  parseAmount,
  parseSearch,
  type SearchState,
  searchHref,
  withBudget,
  withRange,
  withSort,
} from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { BUDGET_PATH, SEARCH_PATH, stockTrail } from '../../presenters/paths.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';
import { vehicleCard } from '../../presenters/vehicleCard.ts';
import { requirePage } from '../requirePage.server.ts';
import { BUDGET_CARDS, type BudgetStock } from './budgetStock.ts';
import { type BudgetView, budgetView } from './budgetView.server.ts';

/** What the page of a budget finder prints. */
export interface BudgetFinderView {
  budget: BudgetView;
  /** Vehicles within the amounts of the address. */
  found: BudgetStock;
  /** Whether the address has a search or amounts of its own: such a page is kept out of engines. */
  asked: boolean;
  financeHref: string | null;
  canonical: string;
  /** The words of the page; the amount of `found` is what is entered. */
  words: GroupWords<'budget'>;
}

/** The finder by itself; without a script its form is sent here, and answered with amount and link. */
export async function loadBudgetFinder({
  url,
  context,
}: LoaderFunctionArgs): Promise<BudgetFinderView> {
  const services = servicesOf(context);
  requirePage(services, BUDGET_PATH);
  describeTrail(services, 'Budget finder', BUDGET_PATH, stockTrail);
  const { search, searchParams } = url;
  const begun = await budgetView(services, searchOf(search));
  const amount = (name: 'weekly' | 'deposit') => {
    const text = searchParams.get(name);
    return text === null ? begun[name] : Math.min(parseAmount(text), LARGEST);
  };
  const budget = { ...begun, weekly: amount('weekly'), deposit: amount('deposit') };
  const { config, origin, hasPage } = services;
  return {
    budget,
    found: await stockWithin(budget, services),
    asked: search !== '',
    financeHref: hasPage(config.financePath) ? config.financePath : null,
    canonical: origin + BUDGET_PATH,
    words: fillWords(config.words, 'budget', { amount: '{amount}' }),
  };
}

/** More is no budget, and would be printed by many digits. */
const LARGEST = 9_999_999;

/** A budget takes the place of a price range, and what it finds begins at the first page. */
function searchOf(search: string): SearchState {
  return withRange(parseSearch(search), 'price', null);
}

/** What is within a budget, dearest first; below all prices the least expensive there is. */
async function stockWithin(
  { state, prices, weekly, deposit }: BudgetView,
  { config, stock, now }: SiteServices,
): Promise<BudgetStock> {
  const { amount, affordable } = budgetResult(budgetOf(weekly, deposit), prices ?? undefined);
  const within = withSort(withBudget(state, amount, chosenValues(state, 'body')), 'price_desc');
  const cheapest = withSort(emptySearch, 'price_asc');
  const search = affordable ? within : cheapest;
  const { hits, count } = await stock.search(budgetSearch(search));
  return {
    amount: affordable ? amount : null,
    count: affordable ? count : 0,
    href: searchHref(SEARCH_PATH, search),
    cards: hits.slice(0, BUDGET_CARDS).map((hit) => vehicleCard(hit, config, now())),
  };
}
