import '@forecourt/ui/styles/search.css';
import { withValues } from '@forecourt/domain';
import { ListingContext, useListingRoute } from '@forecourt/site/template';
import { Container, Heading, Link, ResultGrid, VehicleCard } from '@forecourt/ui';

export { loadListing as loader } from '@forecourt/site/pages.server';
export { listingMeta as meta, loadListingHere as clientLoader } from '@forecourt/site/template';

/** The shared listing's data, in the browser too, without its filters. */
export default function OwnListing() {
  const { view, actions } = useListingRoute();
  return (
    <ListingContext value={actions}>
      <Container>
        <Heading level={1}>{`Ours: ${view.title}`}</Heading>
        <Link href="/search?refinementList[car_type][0]=used">Used ones</Link>
        <button
          type="button"
          onClick={() => actions.search(withValues(view.asked, 'make', ['Kia']))}
        >
          Only Kia
        </button>
        <ResultGrid>
          {view.cards.map((card) => (
            <VehicleCard key={card.vehicle.id} {...card} headingLevel={2} />
          ))}
        </ResultGrid>
      </Container>
    </ListingContext>
  );
}
