import { isBlank } from '../text/isBlank.ts';
import { present } from '../text/present.ts';
import type { Offer } from './offer.ts';

/** Whether a site may show an offer, in a list or by its URL (R2-13). */
export function isOfferShown(offer: Offer, websiteId: string): boolean {
  return !offer.excludedWebsiteIds.includes(websiteId);
}

/** Offers of a strip or page; `count` limits them, `null` shows all (R1-07). */
export function shownOffers(
  offers: readonly Offer[],
  websiteId: string,
  count: number | null = null,
): readonly Offer[] {
  return offers.filter((offer) => isOfferShown(offer, websiteId)).slice(0, count ?? offers.length);
}

/** Canonical path of an offer: with its manufacturer when it has one (R2-13). */
export function offerPath({ id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>): string {
  return `/offers/${present([manufacturer, id]).map(encodeURIComponent).join('/')}`;
}

/** The offer's own picture or its model's, else the plain one (R3-15). */
export function offerImage(offer: Pick<Offer, 'imageUrl' | 'imageOrModelImageUrl'>): string | null {
  return present([offer.imageOrModelImageUrl, offer.imageUrl])[0] ?? null;
}

/** Description as HTML: the cleaned one, else the raw one escaped, never injected (R3-15). */
export function offerHtml(offer: Pick<Offer, 'description' | 'sanitizedDescription'>): string {
  return isBlank(offer.sanitizedDescription)
    ? (offer.description ?? '').replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
    : offer.sanitizedDescription;
}

/** `Explore {model}`, or `null` for an offer without a model (R2-75). */
export function exploreLabel({ model }: Pick<Offer, 'model'>): string | null {
  return model && `Explore ${model.name}`;
}
