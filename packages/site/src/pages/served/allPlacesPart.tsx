// Loaded when a browser draws places itself, or more than their links is asked for.
import '@forecourt/ui/styles/modal.css';
import { HolidayHours, LocationDirectory } from '@forecourt/ui';
import type { FarPlace } from '../../presenters/location.ts';

export interface AllPlacesProps {
  places: readonly FarPlace[];
  /** Which of them are shown. */
  filter: string;
  /** Words of the step to a place's own page, before its town. */
  step: string;
}

/** Every place with its hours, under the page's heading. */
export function AllPlaces({ places, filter, step }: AllPlacesProps) {
  return (
    <LocationDirectory
      places={places.map((place) => ({ ...whole(place), step }))}
      filter={filter}
    />
  );
}

function whole(place: FarPlace) {
  return {
    ...place,
    headingLevel: 2 as const,
    holidays: <HolidayHours rows={place.holidayRows} name={place.location.name} />,
  };
}
