import type { Ad, LeftOut } from './adRow.ts';

/** Photos of a line; more make it longer than anybody looks. */
const PHOTOS = 5;

/** Fields of Meta's automotive catalogue (developers.facebook.com/docs/marketing-api/auto-ads/reference). */
export const metaColumns: readonly string[] = [
  'vehicle_id',
  'vin',
  'title',
  'description',
  'url',
  'make',
  'model',
  'trim',
  'year',
  'mileage.value',
  'mileage.unit',
  'state_of_vehicle',
  'availability',
  'price',
  'exterior_color',
  'body_style',
  'transmission',
  'fuel_type',
  'drivetrain',
  'date_first_on_lot',
  'dealer_id',
  'dealer_name',
  'address',
  'latitude',
  'longitude',
  ...Array.from({ length: PHOTOS }, (_, n) => [`image[${n}].url`, `image[${n}].tag[0]`]).flat(),
];

const bodies: Readonly<Record<string, string>> = {
  SUV: 'SUV',
  Ute: 'TRUCK',
  'Cab Chassis': 'TRUCK',
  'People Mover': 'MINIVAN',
  Van: 'VAN',
  Wagon: 'WAGON',
  Hatch: 'HATCHBACK',
  Convertible: 'CONVERTIBLE',
  Softtop: 'CONVERTIBLE',
  Coupe: 'COUPE',
  Sedan: 'SEDAN',
};
const fuels: Readonly<Record<string, string>> = {
  Petrol: 'PETROL',
  Diesel: 'DIESEL',
  Electric: 'ELECTRIC',
  Hybrid: 'HYBRID',
};
const transmissions: Readonly<Record<string, string>> = {
  Automatic: 'AUTOMATIC',
  Manual: 'MANUAL',
};
const drives: Readonly<Record<string, string>> = {
  '4x4': 'FOUR_WD',
  '4x2': 'TWO_WD',
  AWD: 'AWD',
  FWD: 'FWD',
  RWD: 'RWD',
};

function wordOf(words: Readonly<Record<string, string>>, known: string | null): string {
  return words[known ?? ''] ?? 'OTHER';
}

/** The line of a vehicle, or what Meta wants of it beside. */
export function metaRow(ad: Ad): readonly string[] | LeftOut {
  const { vehicle, place, photos } = ad;
  const { street, city, state, postcode, latitude, longitude } = place;
  if (vehicle.km === null) return 'kilometres';
  const hasPoint = latitude !== null && longitude !== null;
  if (!street || !city || !state || !postcode || !hasPoint) return 'address of the place';
  return [
    vehicle.id,
    ad.vin,
    ad.title,
    ad.description,
    ad.url,
    vehicle.make,
    vehicle.model,
    vehicle.badge ?? '',
    String(ad.year),
    String(vehicle.km),
    'KM',
    vehicle.carType === 'new' ? 'NEW' : 'USED',
    'AVAILABLE',
    `${ad.price.toFixed(2)} AUD`,
    ad.colour,
    wordOf(bodies, vehicle.simpleBody),
    wordOf(transmissions, vehicle.simpleTransmission),
    wordOf(fuels, vehicle.simpleFuel),
    wordOf(drives, vehicle.drive),
    ad.since,
    place.slug,
    place.name,
    JSON.stringify({ addr1: street, city, region: state, postal_code: postcode, country: 'AU' }),
    String(latitude),
    String(longitude),
    ...Array.from({ length: PHOTOS }, (_, n) => {
      const photo = photos[n];
      return photo === undefined ? ['', ''] : [photo, `Photo ${n + 1}`];
    }).flat(),
  ];
}
