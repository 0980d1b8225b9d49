import type { SiteRating } from '@forecourt/domain';
import type { DealerSite } from '../config/loadSites.ts';

/** What others say of dealers, at the providers that the sites name. */
export interface SiteReviews {
  /**
   * A site's rating as it stands now; `null` where the site names no provider, or it gives none. It
   * neither waits nor fails: a page without the rating is a whole page.
   */
  of(site: DealerSite): SiteRating | null;
}

/** Called once for each outage of a site's provider. */
export type OnReviewsNews = (site: DealerSite, news: { provider: string; error: string }) => void;
