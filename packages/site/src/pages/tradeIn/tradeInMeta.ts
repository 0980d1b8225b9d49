import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { TradeInView } from './tradeInView.server.ts';

/** Title, description and canonical address of a page of trade-ins; its later stages are nobody else's. */
export function tradeInMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, (view: TradeInView) => {
    const titles = {
      'trade-in': view.words.heading,
      sell: 'Sell my car',
      vehicle:
        view.about === null ? 'Trade in' : `Trade in for the ${view.about.card.vehicle.title}`,
    };
    return {
      title: titles[view.kind],
      description:
        'See what your car may be worth before you leave a name or a number: a range, what it rests on, and what is left after a payout.',
      canonical: view.canonical,
      index: !view.asked && view.kind !== 'vehicle',
    };
  });
}
