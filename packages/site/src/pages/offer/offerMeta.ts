import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { OfferPageView } from './offer.server.ts';

/** Title, description, picture and canonical address of an offer. */
export function offerMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, ({ offer, description, canonical, picture }: OfferPageView) => ({
    title: offer.name,
    description,
    canonical,
    ...(picture !== null && { image: picture }),
  }));
}
