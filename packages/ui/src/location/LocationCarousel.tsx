import { Carousel } from '../primitives/carousel/Carousel.tsx';
import { LocationCard } from './LocationCard.tsx';
import { type LocationGridProps, placesOf } from './LocationGrid.tsx';

/** Places as cards in a row that scrolls. Same filters as the grid (R2-86, R2-87). */
export function LocationCarousel(props: LocationGridProps) {
  const shown = placesOf(props);
  if (shown.length === 0) return null;
  return (
    <Carousel label="Locations" columns="wide">
      {shown.map((place) => (
        <LocationCard key={place.location.id} {...place} />
      ))}
    </Carousel>
  );
}
