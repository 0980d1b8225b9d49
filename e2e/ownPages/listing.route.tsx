import '@forecourt/ui/styles/cards.css';
import '@forecourt/ui/styles/search.css';
import { NavigateContext, useListingRoute } from '@forecourt/site/template';
import { Container, Heading, Link, ResultGrid, VehicleCard } from '@forecourt/ui';

export { loadListing as loader } from '@forecourt/site/pages.server';
export { listingMeta as meta, loadListingHere as clientLoader } from '@forecourt/site/template';

/** The shared listing's data, in the browser too, without its filters. */
export default function OwnListing() {
  const { view, navigate } = useListingRoute();
  return (
    <NavigateContext value={navigate}>
      <Container>
        <Heading level={1}>{`Ours: ${view.title}`}</Heading>
        <Link href="/search?refinementList[car_type][0]=used">Used ones</Link>
        <ResultGrid>
          {view.cards.map((card) => (
            <VehicleCard key={card.vehicle.id} {...card} headingLevel={2} />
          ))}
        </ResultGrid>
      </Container>
    </NavigateContext>
  );
}
