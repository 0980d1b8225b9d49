import { withSort } from '@forecourt/domain';
import { Cluster, SortSelect } from '@forecourt/ui';
import type { ListingView } from '../../../listing/listingView.ts';
import { useListingActions } from '../ListingContext.ts';
import { ChooseView } from './ChooseView.tsx';

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
