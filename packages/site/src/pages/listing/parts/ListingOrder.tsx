import { withSort } from '@forecourt/domain';
import { Cluster, SortSelect, ViewSwitch } from '@forecourt/ui';
import type { ListingView } from '../../../listing/listingView.ts';
import { useResultView } from '../../../shell/resultView.ts';
import { useSiteView } from '../../../shell/SiteDocument.tsx';
import { useListingActions } from '../local/ListingContext.ts';

/** How the results are laid out and in which order. */
export function ListingOrder({ view }: { view: ListingView }) {
  const { path, asked } = view;
  const listing = useListingActions(view);
  return (
    <Cluster gap="s">
      <ChooseView />
      <SortSelect
        action={path}
        state={asked}
        onSort={(sort) => listing.search(withSort(asked, sort))}
      />
    </Cluster>
  );
}

/** Lets the shopper lay results out side by side or one a line; the browser remembers it. */
function ChooseView() {
  const [view, choose] = useResultView(useSiteView()?.resultView ?? 'grid');
  return <ViewSwitch view={view} onView={choose} />;
}
