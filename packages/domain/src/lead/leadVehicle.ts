import type { Vehicle } from '../vehicle/vehicle.ts';

const facts = [
  'id',
  'slug',
  'name',
  'itemType',
  'carType',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'price',
  'priceType',
  'km',
  'stockNumber',
  'vin',
  'rego',
  'exteriorColour',
  'colour',
  'doors',
  'body',
  'transmission',
] as const satisfies readonly (keyof Vehicle)[];

/** A vehicle as it was when somebody asked about it: it may be sold or priced anew before that is read. */
export interface LeadVehicle extends Pick<Vehicle, (typeof facts)[number]> {
  /** Its page, absolute. */
  url: string;
}

/** What a lead keeps of its vehicle. */
export function leadVehicle(vehicle: Vehicle, url: string): LeadVehicle {
  const kept = Object.fromEntries(facts.map((fact) => [fact, vehicle[fact]]));
  return { ...(kept as Pick<Vehicle, (typeof facts)[number]>), url };
}
