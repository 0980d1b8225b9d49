// Loaded when a browser draws places itself, or holiday hours are asked for.
import { HolidayHours, LocationCarousel, LocationGrid } from '@forecourt/ui';
import type { FarPlace } from '../../presenters/location.ts';

export interface AllPlacesProps {
  places: readonly FarPlace[];
  /** Which of them are shown. */
  filter: string;
  layout: 'carousel' | 'grid';
}

/** Every place with its hours, under the page's heading. */
export function AllPlaces({ places, filter, layout }: AllPlacesProps) {
  const cards = places.map((place) => ({
    ...place,
    headingLevel: 2 as const,
    holidays: <HolidayHours rows={place.holidayRows} name={place.location.name} />,
  }));
  const Places = layout === 'carousel' ? LocationCarousel : LocationGrid;
  return <Places places={cards} filter={filter} />;
}
