import type { SiteConfig } from '@forecourt/data';
import { type Content, type ContentOffer, shownOffers } from '@forecourt/domain';

/** What decides which offers a site shows. */
export interface OfferFacts {
  config: Pick<SiteConfig, 'slug' | 'websiteId'>;
  content: Pick<Content, 'offers'>;
  /** Milliseconds since 1970 UTC. */
  now: number;
}

/** The offers of a site at this moment, in the dealer's order (R1-02, R2-13). */
export function siteOffers(
  { config, content, now }: OfferFacts,
  count: number | null = null,
): readonly ContentOffer[] {
  return shownOffers(content.offers, { websiteId: websiteIdOf(config), now }, count);
}

/** Name of the website for whoever keeps offers of several. */
export function websiteIdOf({ slug, websiteId }: OfferFacts['config']): string {
  return websiteId ?? slug;
}
