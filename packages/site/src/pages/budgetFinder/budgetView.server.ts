import {
  compareFacetCounts,
  emptySearch,
  type FacetStats,
  facetValueLabel,
  type SearchState,
} from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import type { StockFileHrefs } from '../../contracts/stock.ts';
import { BUDGET_PATH } from '../../presenters/paths.ts';

/** What a budget finder begins with, on any page. */
export interface BudgetView {
  /** The search that the budget is added to. */
  state: SearchState;
  /** `null` where nothing has a price. */
  prices: FacetStats | null;
  /** The commonest body types of the stock, by how many there are; none where they are no choice. */
  bodies: readonly { value: string; label: string }[];
  /** Dollars a week. */
  weekly: number;
  /** Dollars. */
  deposit: number;
  /** To count in the browser what a budget finds; `null` when the stock cannot be sent. */
  files: StockFileHrefs | null;
}

/** So many fill two rows; none stands alone in a third. */
const FULL = [8, 6, 4];

/** The finder of a site, of what its stock says once a version: no search (R2-02). */
export async function budgetView(
  { config, stock }: Pick<SiteServices, 'config' | 'stock'>,
  state: SearchState = emptySearch,
): Promise<BudgetView> {
  const { budgetPrices, facets } = await stock.overview();
  const known =
    config.budgetFinder?.bodies === false
      ? []
      : [...(facets.body ?? [])].sort(compareFacetCounts('body'));
  const bodies = known.slice(
    0,
    FULL.find((count) => count <= known.length),
  );
  return {
    state,
    prices: budgetPrices,
    bodies: bodies.map(({ value }) => ({ value, label: facetValueLabel('body', value) })),
    weekly: config.budgetFinder?.weekly ?? 0,
    deposit: config.budgetFinder?.deposit ?? 0,
    files: stock.files,
  };
}

/** That of a home page; `null` where the site has no finder, or nothing with a price. */
export async function homeBudget(services: SiteServices): Promise<BudgetView | null> {
  if (!services.hasPage(BUDGET_PATH)) return null;
  const view = await budgetView(services);
  return view.prices === null ? null : view;
}
