import { expect, test } from 'vitest';
import { askPlaces } from '../../testing/placesSite.ts';
import { loadContact } from './contact.server.ts';
import { nearest } from './useNearest.ts';

const { places } = (await loadContact(askPlaces('/contact-us'))).data;
const [north, workshop, parts] = places.map((place, index) => ({
  ...place,
  location: {
    ...place.location,
    latitude: [-28, -27.6, null][index] ?? null,
    longitude: index < 2 ? 153 : null,
  },
}));

test('the nearest place comes first, one without a position last (R7-09)', () => {
  if (!north || !workshop || !parts) throw new Error('There are three places.');
  const shown = nearest([north, parts, workshop], { latitude: -27.5, longitude: 153 });
  expect(shown.map(({ location, distance }) => [location.slug, distance])).toEqual([
    ['workshop', '11 km away'],
    ['north', '56 km away'],
    ['parts', null],
  ]);
  const near = nearest([north], { latitude: -28.001, longitude: 153 });
  expect(near[0]?.distance).toBe('Less than 1 km away');
});

test('until the visitor is found they stand as they came', () => {
  expect(nearest(places, null)).toEqual(places.map((place) => ({ ...place, distance: null })));
});
