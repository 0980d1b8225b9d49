import type { Vehicle } from '@forecourt/domain';

/** Fields of a vehicle that its page shows to everybody; a list of what may go out, not of what may not. */
const PUBLIC = [
  'id',
  'slug',
  'name',
  'itemType',
  'carType',
  'status',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'tag',
  'sold',
  'reserved',
  'price',
  'beforePrice',
  'priceType',
  'km',
  'stockNumber',
  'colour',
  'seats',
  'doors',
  'fuel',
  'simpleFuel',
  'body',
  'simpleBody',
  'transmission',
  'simpleTransmission',
  'drive',
  'engineSize',
  'images',
  'location',
] as const satisfies readonly (keyof Vehicle)[];

export type PublicVehicle = Pick<Vehicle, (typeof PUBLIC)[number]>;

export function publicVehicle(vehicle: Vehicle): PublicVehicle {
  return Object.fromEntries(PUBLIC.map((key) => [key, vehicle[key]])) as unknown as PublicVehicle;
}
