import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { SpecialOffersView } from './specialOffers.server.ts';

/** Title, description and canonical address of the offers; one without any is not for search engines. */
export function specialOffersMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, ({ canonical, dealer, offers }: SpecialOffersView) => ({
    title: 'Special offers',
    description: [`Offers at ${dealer} now`, ...offers.slice(0, 3).map(({ name }) => name)].join(
      ' · ',
    ),
    canonical,
    index: offers.length > 0,
  }));
}
