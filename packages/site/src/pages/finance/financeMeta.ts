import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { FinanceView } from './financeView.server.ts';

/** Title, description and canonical address of a page of finance. */
export function financeMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, ({ about, asked, canonical }: FinanceView) => ({
    title: about === null ? 'Finance' : `Finance for the ${about.card.vehicle.title}`,
    description:
      'Work out repayments with the comparison rate beside them, see the total payable and the interest in it, and ask us about finance.',
    canonical,
    index: !asked,
  }));
}
