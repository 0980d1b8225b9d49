import { type HoursRow, type Location, weeklyHours } from '@forecourt/domain';
import { HolidayHours, type LocationCardProps } from '@forecourt/ui';
import { group, locations } from './locations.ts';

/** Holidays to come, as `holidayHours` of the domain gives them. */
export const holidays: readonly HoursRow[] = [
  { label: '18/04/2025', text: 'Closed' },
  { label: '19/04/2025', text: '9:00am – 12:00pm' },
  { label: '21/04/2025', text: 'Closed' },
  { label: '25/04/2025', text: 'By appointment only' },
];

function placeOf(location: Location): LocationCardProps {
  return {
    location,
    hours: weeklyHours(location.openingHours, [6]),
    opening: { open: true, text: 'Open now until 5:30pm' },
    today: 2,
    holidays: <HolidayHours rows={location.primary ? holidays : []} name={location.name} />,
    href: `/locations/${location.slug}`,
  };
}

export const twoPlaces = locations.map(placeOf);
export const groupPlaces = group.map(placeOf);

/** A picture of the stories in place of a map's tiles, and whose it is. */
export const map = {
  tileUrl: '/map/tile.svg?{z}/{x}/{y}',
  attribution: { label: '© Example map contributors', href: 'https://maps.example/copyright' },
};
