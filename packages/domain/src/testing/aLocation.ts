import type { Location } from '../location/location.ts';

/** A place for tests; name what matters. */
export function aLocation(fields: Partial<Location> = {}): Location {
  return {
    id: 'southport',
    slug: 'southport',
    name: 'Southport',
    dealershipId: null,
    dealershipSlug: null,
    dealershipName: null,
    primary: false,
    visible: true,
    type: 'sales',
    dealerLicenseNumber: null,
    motorVehicleRepairer: null,
    street: null,
    city: 'Southport',
    state: 'QLD',
    postcode: '4215',
    latitude: null,
    longitude: null,
    placeUrl: null,
    phone: null,
    email: null,
    openingHours: [],
    ...fields,
  };
}
