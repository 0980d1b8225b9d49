import { withSort } from '@forecourt/domain';
import { Cluster, SortSelect } from '@forecourt/ui';
import { use } from 'react';
import type { ListingView } from '../../../listing/listingView.ts';
import { ListingContext } from '../ListingContext.ts';
import { ChooseView } from './ChooseView.tsx';

/** How the results are laid out and in which order. */
export function ListingOrder({ view: { path, asked } }: { view: ListingView }) {
  const listing = use(ListingContext);
  return (
    <Cluster gap="s">
      <ChooseView />
      <SortSelect
        action={path}
        state={asked}
        onSort={(sort) => listing?.search(withSort(asked, sort))}
      />
    </Cluster>
  );
}
