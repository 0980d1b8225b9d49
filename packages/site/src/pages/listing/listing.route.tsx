import '@forecourt/ui/styles/rangeSlider.css';
import '@forecourt/ui/styles/pagination.css';
import '@forecourt/ui/styles/search.css';
import { listingMeta } from '../../listing/listingMeta.ts';
import { ListingPage } from './ListingPage.tsx';
import { loadListing } from './listing.server.ts';
import { loadListingHere, useListingRoute } from './listingRoute.ts';
import { ListingContext } from './local/ListingContext.ts';

export { listingMeta as meta, loadListing as loader, loadListingHere as clientLoader };

export default function ListingRoute() {
  const { view, actions } = useListingRoute();
  return (
    <ListingContext value={actions}>
      <ListingPage view={view} />
    </ListingContext>
  );
}
