import type { Location } from '@forecourt/domain';

/** A configured location with the facts a test cares about. */
export function location(facts: Partial<Location>): Location {
  return {
    id: '1',
    slug: 'yard',
    name: 'Yard',
    dealershipId: null,
    dealershipSlug: null,
    dealershipName: null,
    primary: false,
    visible: true,
    type: 'sales',
    dealerLicenseNumber: null,
    motorVehicleRepairer: null,
    street: null,
    city: null,
    state: null,
    postcode: null,
    latitude: null,
    longitude: null,
    placeUrl: null,
    phone: null,
    email: null,
    openingHours: [],
    ...facts,
  };
}
