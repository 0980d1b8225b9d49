import type { GroupWords } from '@forecourt/data';
import { type ContentOffer, isOfferShown, modelDescription, offerPath } from '@forecourt/domain';
import type { OfferDetailProps } from '@forecourt/ui';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { describePage, servicesOf } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { type ModelStock, modelStock } from '../../presenters/modelStock.ts';
import { ENQUIRE_ANCHOR, type OfferCardView, offerCard } from '../../presenters/offerCard.ts';
import { offersTrail } from '../../presenters/paths.ts';
import { richTextView } from '../../presenters/richText.ts';
import { siteOffers, websiteIdOf } from '../../presenters/siteOffers.ts';
import { offerThing } from '../../presenters/things/offerThing.ts';
import { trailThing } from '../../presenters/things/pageThings.ts';
import { drawForm, formPage } from '../form/drawForm.server.ts';
import type { FormView } from '../form/formView.ts';
import type { FormOptions } from '../form/siteForm.server.ts';
import { takeForm } from '../form/takeForm.server.ts';
import { notFound } from '../notFound/notFound.server.ts';
import { offerAt } from './offerAt.server.ts';

/** Words of an offer's page, filled in. */
export interface OfferWords
  extends Pick<GroupWords<'offers'>, 'ask' | 'askIntro' | 'call' | 'others' | 'all'> {
  /** Heading over the phone number. */
  talk: string;
}

/** What an offer's page prints. */
export interface OfferPageView {
  offer: OfferDetailProps;
  /** What is in stock of the model that it is about. */
  stock: ModelStock | null;
  /** Other offers of the site. */
  others: readonly OfferCardView[];
  form: FormView;
  words: OfferWords;
  canonical: string;
  description: string;
  /** Absolute address of its picture. */
  picture: string | null;
}

/** Further offers under an offer. */
const OTHERS = 3;

export async function loadOffer({ params, url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { config, content, hasPage, now, origin } = services;
  const offer = offerAt(services, params, url);
  const { href, ...card } = offerCard(offer, config, hasPage);
  const make = content.models.find(({ slug }) => slug === offer.model?.slug)?.manufacturer ?? null;
  const { name, words } = config;
  const { lead: _, none: __, stock: ___, ...own } = fillWords(words, 'offers', { name });
  const stock = offer.model && (await modelStock(services, make, offer.model.name));
  const query = url.searchParams;
  const view: OfferPageView = {
    offer: {
      ...card,
      enquireHref: `#${ENQUIRE_ANCHOR}`,
      body: richTextView(offer.body, config.imageService),
    },
    stock,
    others: siteOffers({ config, content, now: now() })
      .filter(({ id }) => id !== offer.id)
      .slice(0, OTHERS)
      .map((other) => offerCard(other, config, hasPage)),
    form: drawForm(services, 'offer', { ...formOf(offer), query }),
    words: { ...own, talk: fillWords(words, 'forms', { name }).talk },
    canonical: origin + href,
    description: modelDescription(card.description ?? offer.name).text,
    picture: card.image && new URL(card.image.src, origin).href,
  };
  const { canonical, description, picture } = view;
  describePage(services, [
    offerThing(offer, { url: canonical, description, picture, dealer: config.name, make }),
    trailThing(origin, [...offersTrail, { label: offer.name, href }]),
  ]);
  return formPage(view);
}

/** Takes a lead, also of somebody who began to write before the offer was over. */
export function submitOffer({ params, request, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const { config, content } = services;
  const offer = content.offers.find(({ id }) => id === params['offerId']);
  // At its start a site that may show it shows it.
  const place = { websiteId: websiteIdOf(config), now: offer?.startsAt ?? services.now() };
  if (offer === undefined || !isOfferShown({ ...offer, expiresAt: null }, place)) throw notFound();
  return takeForm(services, request, 'offer', formOf(offer));
}

/** The form about an offer says which it is before the shopper's own words. */
function formOf(offer: ContentOffer): FormOptions {
  const about = `About the offer "${offer.name}" (${offer.id})`;
  return { path: offerPath(offer), change: { hiddenText: about } };
}
