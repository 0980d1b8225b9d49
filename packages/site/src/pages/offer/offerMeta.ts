import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { loadOffer, OfferPageView } from './offer.server.ts';

/** Title, description, picture and canonical address of an offer. */
export function offerMeta({ loaderData, matches }: MetaArgs<typeof loadOffer>): MetaDescriptor[] {
  const view = loaderData as OfferPageView | undefined;
  if (view === undefined) return [];
  const { offer, description, canonical, picture } = view;
  return pageMeta(matches, {
    title: offer.name,
    description,
    canonical,
    ...(picture !== null && { image: picture }),
  });
}
