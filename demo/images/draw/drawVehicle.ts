import type { Shape } from '../shapes.ts';
import { adventureBike, cruiser, sportBike } from './bikes/bikes.ts';
import { drawBike } from './bikes/drawBike.ts';
import { drawCaravan } from './caravan/drawCaravan.ts';
import type { Light } from './light.ts';
import { drawCar } from './side/drawCar.ts';
import { hatch } from './side/hatches.ts';
import { limousine, sedan, wagon } from './side/sedans.ts';
import { convertible, coupe, sportsCar } from './side/sports.ts';
import { fourWheelDrive, largeSuv, luxurySuv, suv } from './side/suvs.ts';
import { dualCabUte, trayUte } from './side/utes.ts';
import { peopleMover, van } from './side/vans.ts';

const cars = {
  hatch,
  sedan,
  wagon,
  suv,
  'suv-large': largeSuv,
  'four-wheel-drive': fourWheelDrive,
  'ute-dual': dualCabUte,
  'ute-tray': trayUte,
  van,
  'people-mover': peopleMover,
  coupe,
  sports: sportsCar,
  convertible,
  limousine,
  'luxury-suv': luxurySuv,
} as const;

const bikes = {
  cruiser,
  'sport-bike': sportBike,
  'adventure-bike': adventureBike,
} as const;

/** A vehicle from the side, facing left, standing on the road at y = 640. */
export function drawVehicle(shape: Shape, colour: string, light: Light): string {
  if (shape === 'caravan') return drawCaravan(colour, light);
  return isBike(shape)
    ? drawBike(bikes[shape], colour, light)
    : drawCar(cars[shape], colour, light);
}

function isBike(shape: Shape): shape is keyof typeof bikes {
  return Object.hasOwn(bikes, shape);
}
