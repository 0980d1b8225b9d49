import type { SiteConfig } from '@forecourt/data';
import {
  type ContentOffer,
  exploreLabel,
  modelLink,
  offerEnds,
  offerPath,
  richTextWords,
} from '@forecourt/domain';
import type { OfferCardProps } from '@forecourt/ui';
import type { SiteServices } from '../contracts/siteServices.ts';
import { contentImage } from './richText.ts';

/** What a list prints of an offer: the properties of `OfferCard`. */
export type OfferCardView = Omit<OfferCardProps, 'headingLevel'> & { id: string };

/** Where a form about an offer or a model stands on its page. */
export const ENQUIRE_ANCHOR = 'enquire';

/** @param hasPage whether there is a page to explore: a model of a site without it is not linked */
export function offerCard(
  offer: ContentOffer,
  { imageService, timeZone }: Pick<SiteConfig, 'imageService' | 'timeZone'>,
  hasPage: SiteServices['hasPage'],
): OfferCardView {
  const href = offerPath(offer);
  return {
    id: offer.id,
    name: offer.name,
    description: richTextWords(offer.body) || null,
    disclaimer: offer.disclaimer,
    ends: offerEnds(offer, timeZone),
    image: offer.picture && contentImage(offer.picture, imageService),
    href,
    enquireHref: `${href}#${ENQUIRE_ANCHOR}`,
    explore: explored(offer, hasPage),
  };
}

/** The model of an offer, at its page here or at the address that stands for it (R2-19, R2-75). */
function explored(offer: ContentOffer, hasPage: SiteServices['hasPage']): OfferCardView['explore'] {
  const label = exploreLabel(offer);
  if (label === null || offer.model === null) return null;
  const { href, external } = modelLink(offer.model);
  return external || hasPage(href.replace(/[?#].*/s, '')) ? { label, href } : null;
}
