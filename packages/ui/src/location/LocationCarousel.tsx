import { Carousel } from '../primitives/carousel/Carousel.tsx';
import { LocationCard } from './LocationCard.tsx';
import { LocationGrid, type LocationGridProps, placesOf } from './LocationGrid.tsx';

/** As many as a grid shows in one row of a desk: all are seen without scrolling. */
const ROW = 4;

/**
 * Places as cards in a row that scrolls, where they are more than a grid has in one row. Same filters
 * as the grid (R2-86, R2-87).
 */
export function LocationCarousel(props: LocationGridProps) {
  const shown = placesOf(props);
  if (shown.length <= ROW) return <LocationGrid {...props} />;
  return (
    <Carousel label="Locations" columns="wide">
      {shown.map((place) => (
        <LocationCard key={place.location.id} {...place} />
      ))}
    </Carousel>
  );
}
