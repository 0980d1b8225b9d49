import { isBlank } from '../text/isBlank.ts';
import { present } from '../text/present.ts';
import type { Offer } from './offer.ts';

/** Whether a site may show an offer, in a list or by its URL (R2-13). */
export const isOfferShown = (offer: Offer, websiteId: string): boolean =>
  !offer.excludedWebsiteIds.includes(websiteId);

/** Offers of a strip or page; `count` limits them, `null` shows all (R1-07). */
export const shownOffers = (
  offers: readonly Offer[],
  websiteId: string,
  count: number | null = null,
): readonly Offer[] =>
  offers.filter((offer) => isOfferShown(offer, websiteId)).slice(0, count ?? offers.length);

/** Canonical path of an offer: with its manufacturer when it has one (R2-13). */
export const offerPath = ({ id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>): string =>
  `/offers/${present([manufacturer, id]).map(encodeURIComponent).join('/')}`;

/** The offer's own picture or its model's, else the plain one (R3-15). */
export const offerImage = (
  offer: Pick<Offer, 'imageUrl' | 'imageOrModelImageUrl'>,
): string | null => present([offer.imageOrModelImageUrl, offer.imageUrl])[0] ?? null;

/** Description as HTML: the cleaned one, else the raw one escaped, never injected (R3-15). */
export const offerHtml = (offer: Pick<Offer, 'description' | 'sanitizedDescription'>): string =>
  isBlank(offer.sanitizedDescription)
    ? (offer.description ?? '').replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
    : offer.sanitizedDescription;

/** `Explore {model}`, or `null` for an offer without a model (R2-75). */
export const exploreLabel = ({ model }: Pick<Offer, 'model'>): string | null =>
  model && `Explore ${model.name}`;
