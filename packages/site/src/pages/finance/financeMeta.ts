import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { FinanceView } from './financeView.server.ts';

/** Title, description and canonical address of a page of finance. */
export function financeMeta({ loaderData, matches }: MetaArgs): MetaDescriptor[] {
  const view = loaderData as FinanceView | undefined;
  if (view === undefined) return [];
  const { about, asked, canonical } = view;
  return pageMeta(matches, {
    title: about === null ? 'Finance' : `Finance for the ${about.card.vehicle.title}`,
    description:
      'Work out repayments with the comparison rate beside them, see the total payable and the interest in it, and ask us about finance.',
    canonical,
    index: !asked,
  });
}
