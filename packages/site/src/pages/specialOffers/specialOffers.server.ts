import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { type OfferCardView, offerCard } from '../../presenters/offerCard.ts';
import { OFFERS_PATH } from '../../presenters/paths.ts';
import { siteOffers } from '../../presenters/siteOffers.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';
import { requirePage } from '../requirePage.server.ts';

/** All that a dealer offers at this moment. */
export interface SpecialOffersView {
  dealer: string;
  offers: readonly OfferCardView[];
  /** Under the heading: what they are, or in their place why there are none, and the way to the stock. */
  words: { lead: string } | { none: string; stock: string };
  canonical: string;
}

export function loadSpecialOffers({ context }: LoaderFunctionArgs): SpecialOffersView {
  const services = servicesOf(context);
  const { config, content, now, origin, hasPage } = services;
  requirePage(services, OFFERS_PATH);
  describeTrail(services, 'Special offers', OFFERS_PATH);
  const offers = siteOffers({ config, content, now: now() });
  const { lead, none, stock } = fillWords(config.words, 'offers', { name: config.name });
  return {
    dealer: config.name,
    offers: offers.map((offer) => offerCard(offer, config, hasPage)),
    words: offers.length > 0 ? { lead } : { none, stock },
    canonical: origin + OFFERS_PATH,
  };
}
