import type { ContentOffer } from '@forecourt/domain';
import { offerPath } from '@forecourt/domain';
import { redirect } from 'react-router';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { siteOffers } from '../../presenters/siteOffers.ts';
import { notFound } from '../notFound/notFound.server.ts';

/** What stands in the address of an offer's page. */
export interface OfferParams {
  manufacturer?: string | undefined;
  offerId?: string | undefined;
}

/**
 * The offer that a page is about, which its id alone finds (R2-13).
 *
 * @throws the answer for an offer that this site does not show now, and for an address other than the
 *   offer's own: 301 to that. Asked for anew each time, since an offer may get another manufacturer.
 */
export function offerAt(
  { config, content, now }: Pick<SiteServices, 'config' | 'content' | 'now'>,
  { manufacturer, offerId }: OfferParams,
  url: URL,
): ContentOffer {
  const offers = siteOffers({ config, content, now: now() });
  const offer = offers.find(({ id }) => id === offerId);
  if (offer === undefined) throw notFound();
  if ((manufacturer ?? null) !== offer.manufacturer) {
    const headers = { 'cache-control': 'no-cache' };
    throw redirect(offerPath(offer) + url.search, { status: 301, headers });
  }
  return offer;
}
