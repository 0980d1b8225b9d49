import { isBlank } from '../text/isBlank.ts';
import { present } from '../text/present.ts';
import { formatDate, wallTime } from '../time/zone.ts';
import type { Offer } from './offer.ts';

/** Where and when offers are asked for. */
export interface OfferPlace {
  /** The website's id (R1-02). */
  websiteId: string;
  /** Milliseconds since 1970 UTC. */
  now: number;
}

/** Whether an offer holds: from its start on, until its end has come (R2-13). */
export function isOfferCurrent(
  { startsAt, expiresAt }: Pick<Offer, 'startsAt' | 'expiresAt'>,
  now: number,
): boolean {
  return (startsAt === null || startsAt <= now) && (expiresAt === null || now < expiresAt);
}

/** Whether a site may show an offer now, in a list or by its URL (R2-13). */
export function isOfferShown(offer: Offer, { websiteId, now }: OfferPlace): boolean {
  return !offer.excludedWebsiteIds.includes(websiteId) && isOfferCurrent(offer, now);
}

/** Offers of a strip or page; `count` limits them, `null` shows all (R1-07). */
export function shownOffers<Shown extends Offer>(
  offers: readonly Shown[],
  place: OfferPlace,
  count: number | null = null,
): readonly Shown[] {
  return offers.filter((offer) => isOfferShown(offer, place)).slice(0, count ?? offers.length);
}

/** When an offer ends, as `Ends 31/12/2026`: the last day on which it can be had; `null` for one without end. */
export function offerEnds(
  { expiresAt }: Pick<Offer, 'expiresAt'>,
  timeZone: string,
): string | null {
  return expiresAt === null ? null : `Ends ${formatDate(wallTime(expiresAt - 1, timeZone).date)}`;
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
