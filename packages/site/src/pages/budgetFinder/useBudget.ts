import { budgetSearch, type SearchState, searchHref, withSort } from '@forecourt/domain';
import type { BudgetFinderProps } from '@forecourt/ui';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { BUDGET_PATH, SEARCH_PATH } from '../../presenters/paths.ts';
import { NavigateContext } from '../../shell/RouterLink.tsx';
import type { LocalStock } from '../listing/local/localStock.ts';
import { BUDGET_CARDS, type BudgetStock } from './budgetStock.ts';
import type { BudgetView } from './budgetView.server.ts';

const whole = { path: SEARCH_PATH, preset: { path: '', values: {} } };

/**
 * A finder that counts while the visitor types, within the stock in this browser, which is fetched
 * once somebody begins. Until it has come the page says what the server knew, and no more.
 *
 * @param served what the server found for the amounts that the page begins with
 * @returns the finder's properties, and the vehicles within what is entered now
 */
export function useBudget(view: BudgetView, served: BudgetStock | null = null) {
  const { files, state, prices, bodies, weekly, deposit } = view;
  const navigate = use(NavigateContext);
  const [found, setFound] = useState(served);
  const [count, setCount] = useState(served?.count ?? null);
  const newest = useRef<SearchState | null>(null);
  const leave = useRef(() => {});
  const acts = useMemo(() => {
    let stock: Promise<LocalStock> | null = null;
    // Most who open the page type nothing, and searching is more than all else of it.
    const begin = async () => {
      const { browserStock } = await import('../listing/local/browserStock.ts');
      // What was entered while the stock was on its way is counted when it has come.
      leave.current = browserStock.whenCome(() => {
        if (newest.current !== null) ask(newest.current);
      });
      if (files !== null) browserStock.bring(files);
      return browserStock;
    };
    const find = async (next: SearchState): Promise<void> => {
      stock ??= begin();
      const dearest = withSort(next, 'price_desc');
      const href = searchHref(SEARCH_PATH, dearest);
      const url = new URL(href, window.location.origin);
      const answer = await (await stock).search(budgetSearch(dearest), whole, url);
      if (newest.current !== next) return;
      setCount(answer?.count ?? null);
      if (answer === null) return;
      const amount = next.ranges.price?.max ?? null;
      const cards = answer.cards.slice(0, BUDGET_CARDS);
      setFound({ amount, count: answer.count, href, cards });
    };
    // What cannot be counted is not told; the link leads there all the same.
    const ask = (next: SearchState) => void find(next).catch(() => setCount(null));
    return {
      onChange(next: SearchState | null) {
        newest.current = next;
        if (next !== null) return ask(next);
        setCount(null);
        setFound(null);
      },
      onSearch: (next: SearchState) => void navigate?.(searchHref(SEARCH_PATH, next)),
    };
  }, [files, navigate]);
  useEffect(() => () => leave.current(), []);
  const finder = {
    action: BUDGET_PATH,
    searchPath: SEARCH_PATH,
    state,
    stats: prices ?? undefined,
    bodies,
    weekly,
    deposit,
    count,
    ...acts,
  } satisfies BudgetFinderProps;
  return { finder, found };
}
