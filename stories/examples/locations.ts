import type { Location, OpeningHour, Weekday } from '@forecourt/domain';

function day(weekday: Weekday, open: string | null, close: string | null): OpeningHour {
  return {
    weekday,
    status: open ? 'Open' : 'Closed',
    open,
    close,
    formattedHours: null,
    date: null,
  };
}

const week: readonly OpeningHour[] = [
  ...([1, 2, 3, 4, 5] as const).map((weekday) => day(weekday, '08:30', '17:30')),
  day(6, '08:30', '16:00'),
  day(0, null, null),
];

const dubbo: Location = {
  id: 'l-1',
  slug: 'dubbo',
  name: 'Coolabarra Motors Dubbo',
  dealershipId: 'd-1',
  dealershipSlug: 'coolabarra',
  dealershipName: 'Coolabarra Motors',
  primary: true,
  visible: true,
  type: 'sales',
  dealerLicenseNumber: 'MD DEMO 201',
  motorVehicleRepairer: 'MVRL DEMO 2011',
  street: '218 Cobra Street',
  city: 'Dubbo',
  state: 'NSW',
  postcode: '2830',
  latitude: -32.25,
  longitude: 148.61,
  placeUrl: 'https://maps.example/dubbo',
  phone: '(02) 5550 0121',
  email: 'sales@coolabarra.example',
  openingHours: week,
};

/** A dealer with two places; the second knows less about itself. */
export const locations: readonly Location[] = [
  dubbo,
  {
    ...dubbo,
    id: 'l-2',
    slug: 'orange',
    name: 'Coolabarra Motors Orange',
    primary: false,
    street: '40 Summer Street',
    city: 'Orange',
    postcode: '2800',
    phone: '(02) 5550 0166',
    motorVehicleRepairer: null,
    placeUrl: null,
    latitude: -33.28,
    longitude: 149.1,
  },
];

const service: Location = {
  ...dubbo,
  id: 'l-3',
  slug: 'dubbo-service',
  name: 'Coolabarra Service Centre',
  primary: false,
  type: 'service',
  street: '14 Depot Road',
  phone: '(02) 5550 0188',
  latitude: -32.6,
  longitude: 148.3,
  dealerLicenseNumber: null,
};

const parts: Location = {
  ...service,
  id: 'l-4',
  slug: 'parts',
  name: 'Coolabarra Genuine Parts and Accessories Warehouse',
  type: 'parts',
  street: 'Unit 3, 112-118 Leewood Drive',
  city: 'Orange',
  postcode: '2800',
  phone: null,
  latitude: null,
  longitude: null,
};

/** A group of yards: sales, service, parts, one without a position, one that is never shown. */
export const group: readonly Location[] = [
  ...locations,
  service,
  parts,
  {
    ...dubbo,
    id: 'l-5',
    slug: 'bathurst',
    name: 'Coolabarra Motors Bathurst',
    primary: false,
    street: '9 Durham Street',
    city: 'Bathurst',
    postcode: '2795',
    latitude: -33.42,
    longitude: 149.58,
  },
  { ...service, id: 'l-6', slug: 'closed', name: 'Closed yard', visible: false },
];
