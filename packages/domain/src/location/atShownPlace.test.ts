import { expect, test } from 'vitest';
import { aLocation } from '../testing/aLocation.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import { atShownPlace } from './atShownPlace.ts';

const north = aLocation({ slug: 'north', name: 'North Yard', dealershipSlug: 'north' });
const back = aLocation({ slug: 'back', name: 'Back Yard', dealershipSlug: 'north' });
const secret = aLocation({ slug: 'secret', name: 'Secret Yard', dealershipSlug: 'secret' });
const places = { locations: [north], hiddenLocations: [back, secret] };
function at({ slug, name, dealershipSlug }: typeof north) {
  return aVehicle({
    location: { slug, name, city: 'Town', state: 'QLD', postcode: '4000' },
    dealershipSlug,
    dealershipName: 'Dealership',
  });
}

test('leaves a vehicle at a place that is listed as it is', () => {
  const vehicle = at(north);
  expect(atShownPlace(vehicle, places)).toBe(vehicle);
  expect(atShownPlace(at(secret), { ...places, hiddenLocations: [] })).toEqual(at(secret));
});

test('takes a hidden place away and keeps its dealership, which has a place that is listed', () => {
  expect(atShownPlace(at(back), places)).toEqual({ ...at(back), location: null });
});

test('takes a dealership away whose places are all hidden', () => {
  expect(atShownPlace(at(secret), places)).toMatchObject({
    location: null,
    dealershipSlug: null,
    dealershipName: null,
  });
});

test('is not listed at hidden places besides, by name or slug, in any case', () => {
  const vehicle = { ...at(north), distributionLocations: ['BACK YARD', 'North Yard', 'secret'] };
  expect(atShownPlace(vehicle, places).distributionLocations).toEqual(['North Yard']);
});
