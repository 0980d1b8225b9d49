import { tradeInCopy } from '@forecourt/ui';
import type { MetaDescriptor } from 'react-router';
import { type Matches, pageMeta } from '../../presenters/pageMeta.ts';
import type { TradeInView } from './tradeInView.server.ts';

/** Title, description and canonical address of a page of trade-ins; its later stages are nobody else's. */
export function tradeInMeta({
  loaderData,
  matches,
}: {
  loaderData: unknown;
  matches: Matches;
}): MetaDescriptor[] {
  const view = loaderData as TradeInView | undefined;
  if (view === undefined) return [];
  const titles = {
    'trade-in': tradeInCopy.headline,
    sell: 'Sell my car',
    vehicle: view.about === null ? 'Trade in' : `Trade in for the ${view.about.card.vehicle.title}`,
  };
  return pageMeta(matches, {
    title: titles[view.kind],
    description:
      'See what your car may be worth before you leave a name or a number: a range, what it rests on, and what is left after a payout.',
    canonical: view.canonical,
    index: !view.asked && view.kind !== 'vehicle',
  });
}
