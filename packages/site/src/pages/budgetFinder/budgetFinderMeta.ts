import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { BudgetFinderView } from './budgetFinder.server.ts';

/** Title and canonical address of the budget finder; one with amounts of its own is not for search engines. */
export function budgetFinderMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, ({ asked, canonical }: BudgetFinderView) => ({
    title: 'Find cars for your budget',
    description:
      'Say what you can put towards a car each week, and your deposit: see the budget that makes before interest, and every vehicle in stock up to that price.',
    canonical,
    index: !asked,
  }));
}
