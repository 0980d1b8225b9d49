import '@forecourt/ui/styles/fields.css';
import '@forecourt/ui/styles/search.css';
import '@forecourt/ui/styles/cards.css';
import { listingMeta } from '../../listing/listingMeta.ts';
import { NavigateContext } from '../../shell/RouterLink.tsx';
import { ListingPage } from './ListingPage.tsx';
import { loadListing } from './listing.server.ts';
import { loadListingHere, useListingRoute } from './listingRoute.ts';

export { listingMeta as meta, loadListing as loader, loadListingHere as clientLoader };

export default function ListingRoute() {
  const { view, navigate } = useListingRoute();
  return (
    <NavigateContext value={navigate}>
      <ListingPage view={view} />
    </NavigateContext>
  );
}
