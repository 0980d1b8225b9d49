import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { loadBudgetFinder } from './budgetFinder.server.ts';

/** Title and canonical address of the budget finder; one with amounts of its own is not for search engines. */
export function budgetFinderMeta({
  loaderData,
  matches,
}: MetaArgs<typeof loadBudgetFinder>): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const { asked, canonical } = loaderData;
  return pageMeta(matches, {
    title: 'Find cars for your budget',
    description:
      'Say what you can put towards a car each week, and your deposit: see the budget that makes before interest, and every vehicle in stock up to that price.',
    canonical,
    index: !asked,
  });
}
