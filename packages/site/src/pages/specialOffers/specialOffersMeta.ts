import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { loadSpecialOffers } from './specialOffers.server.ts';

/** Title, description and canonical address of the offers; one without any is not for search engines. */
export function specialOffersMeta({
  loaderData,
  matches,
}: MetaArgs<typeof loadSpecialOffers>): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const { canonical, dealer, offers } = loaderData;
  return pageMeta(matches, {
    title: 'Special offers',
    description: [`Offers at ${dealer} now`, ...offers.slice(0, 3).map(({ name }) => name)].join(
      ' · ',
    ),
    canonical,
    index: offers.length > 0,
  });
}
