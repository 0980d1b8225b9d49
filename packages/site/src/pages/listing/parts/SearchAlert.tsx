import { searchHref } from '@forecourt/domain';
import { Link } from '@forecourt/ui';
import type { ListingView } from '../../../listing/listingView.ts';
import { ALERTS_PATH, SEARCH_PATH } from '../../../presenters/paths.ts';
import { useSiteView } from '../../../shell/SiteDocument.tsx';

/** The way to mail about a search; that of a page with a filter of its own no address says. */
export function SearchAlert({ view: { path, state } }: { view: ListingView }) {
  const site = useSiteView();
  return (
    site?.alerts &&
    path === SEARCH_PATH && (
      <Link href={searchHref(ALERTS_PATH, state)}>Tell me when one comes in</Link>
    )
  );
}
