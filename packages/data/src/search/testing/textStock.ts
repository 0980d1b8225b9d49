import type { Vehicle } from '@forecourt/domain';
import { aVehicle } from '../../testing/aVehicle.ts';

/** One vehicle of each model that `textCases` names. */
export const textStock: readonly Vehicle[] = [
  aVehicle({ make: 'Isuzu', model: 'D-MAX', badge: 'SX', colour: 'White' }),
  aVehicle({ make: 'Hyundai', model: 'i30', badge: 'Active', colour: 'Blue' }),
  aVehicle({ make: 'Toyota', model: 'LandCruiser', badge: 'GXL' }),
  aVehicle({ make: 'Toyota', model: 'Land Cruiser', badge: 'Sahara' }),
  aVehicle({ make: 'Mazda', model: '3', badge: 'G25 GT', simpleBody: 'Hatch' }),
  aVehicle({ make: 'Mazda', model: 'CX-5', badge: 'Akera' }),
  aVehicle({ make: 'Nissan', model: 'X-Trail', badge: 'ST-L' }),
  aVehicle({ make: 'Toyota', model: 'RAV4', year: 2021, colour: 'Gold' }),
  aVehicle({ make: 'Mercedes-Benz', model: 'C-Class (W205)', badge: 'C200' }),
  aVehicle({ make: 'Citroën', model: 'C5 Aircross', badge: 'Shine' }),
  aVehicle({ make: 'Volkswagen', model: 'Golf', badge: 'GTI', colour: 'Grey' }),
  aVehicle({ make: 'Ford', model: 'Ranger', badge: 'XLT' }),
  aVehicle({ make: 'Land Rover', model: 'Range Rover', badge: 'Vogue' }),
].map((vehicle, index) => ({ ...vehicle, id: `text-${index}`, slug: `text-${index}` }));
