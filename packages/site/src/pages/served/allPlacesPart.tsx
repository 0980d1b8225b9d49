// Loaded when a browser draws places itself, or more than their links is asked for.
import '@forecourt/ui/styles/modal.css';
import { HolidayHours, LocationCarousel, LocationGrid } from '@forecourt/ui';
import type { FarPlace } from '../../presenters/location.ts';

export interface AllPlacesProps {
  places: readonly FarPlace[];
  /** Which of them are shown. */
  filter: string;
}

/** Every place with its hours, under the page's heading. */
export function AllPlaces({ places, filter }: AllPlacesProps) {
  return <LocationGrid places={places.map(whole)} filter={filter} />;
}

/** The same in a row that scrolls. */
export function AllPlacesRow({ places, filter }: AllPlacesProps) {
  return <LocationCarousel places={places.map(whole)} filter={filter} />;
}

function whole(place: FarPlace) {
  return {
    ...place,
    headingLevel: 2 as const,
    holidays: <HolidayHours rows={place.holidayRows} name={place.location.name} />,
  };
}
