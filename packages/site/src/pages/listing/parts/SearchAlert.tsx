import { keptSearchText } from '@forecourt/domain';
import { Link, Text } from '@forecourt/ui';
import { memo } from 'react';
import type { ListingView } from '../../../listing/listingView.ts';
import { SEARCH_PATH, searchAlertHref } from '../../../presenters/paths.ts';
import { useSiteView } from '../../../shell/SiteDocument.tsx';

/** The way to mail about a search, behind what it has found now. */
export const SearchAlert = memo(function SearchAlert({ view }: { view: ListingView }) {
  const site = useSiteView();
  // A page with a filter of its own has a search that no address says.
  if (!site?.alerts || view.path !== SEARCH_PATH) return null;
  return (
    <Text>
      Not here yet?{' '}
      <Link href={searchAlertHref(keptSearchText(view.state))}>Tell me when one comes in</Link>
    </Text>
  );
});
