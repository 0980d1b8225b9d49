import type { Location } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { mapPins } from './mapPins.ts';

const place: Location = {
  id: 'l-1',
  slug: 'dubbo',
  name: 'Dubbo',
  dealershipId: null,
  dealershipSlug: null,
  dealershipName: null,
  primary: true,
  visible: true,
  type: 'sales',
  dealerLicenseNumber: null,
  motorVehicleRepairer: null,
  street: '218 Cobra Street',
  city: 'Dubbo',
  state: 'NSW',
  postcode: '2830',
  latitude: -32.25,
  longitude: 148.61,
  placeUrl: null,
  phone: null,
  email: null,
  openingHours: [],
};

test('a place without a position has no pin; the equator is a position', () => {
  const places = [place, { ...place, longitude: null }, { ...place, id: 'l-3', latitude: 0 }];
  expect(mapPins(places)).toEqual([
    {
      id: 'l-1',
      name: 'Dubbo',
      address: ['218 Cobra Street', 'Dubbo NSW 2830'],
      phone: null,
      latitude: -32.25,
      longitude: 148.61,
    },
    expect.objectContaining({ id: 'l-3', latitude: 0 }),
  ]);
});
