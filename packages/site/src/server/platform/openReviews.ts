import { httpSiteReviews, type SiteReviews } from '@forecourt/data';
import { errorCatalogue } from '@forecourt/domain';
import type { Log } from '../log/log.ts';

/** What others say of the dealers, where the settings name who tells it; each outage is logged once. */
export function openReviews({
  platformUrl,
  log,
}: {
  platformUrl: string | null;
  log: Log;
}): SiteReviews {
  if (platformUrl === null) return { of: () => null };
  return httpSiteReviews({
    url: platformUrl,
    onNews: ({ key }, { provider, error }) =>
      log({
        event: 'reviews_unreachable',
        site: key,
        error: errorCatalogue.reviews.text.replace('{provider}', provider),
        detail: error,
      }),
  });
}
