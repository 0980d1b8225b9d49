import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { type OfferCardView, offerCard } from '../../presenters/offerCard.ts';
import { OFFERS_PATH } from '../../presenters/paths.ts';
import { siteOffers } from '../../presenters/siteOffers.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';
import { requirePage } from '../requirePage.server.ts';

/** All that a dealer offers at this moment. */
export interface SpecialOffersView {
  dealer: string;
  offers: readonly OfferCardView[];
  canonical: string;
}

export function loadSpecialOffers({ context }: LoaderFunctionArgs): SpecialOffersView {
  const services = servicesOf(context);
  const { config, content, now, origin, hasPage } = services;
  requirePage(services, OFFERS_PATH);
  describeTrail(services, 'Special offers', OFFERS_PATH);
  return {
    dealer: config.name,
    offers: siteOffers({ config, content, now: now() }).map((offer) =>
      offerCard(offer, config, hasPage),
    ),
    canonical: origin + OFFERS_PATH,
  };
}
