import type { Look } from '../look.ts';
import type { Shape } from '../shapes.ts';
import { adventureBike, cruiser, sportBike } from './bikes/bikes.ts';
import { drawBike } from './bikes/drawBike.ts';
import type { BikeGeometry } from './bikes/geometry.ts';
import { drawCaravan } from './caravan/drawCaravan.ts';
import type { Light } from './light.ts';
import { dress } from './look/dress.ts';
import { drawCar } from './side/drawCar.ts';
import type { SideGeometry } from './side/geometry.ts';
import { hatch } from './side/hatches.ts';
import { limousine, sedan, wagon } from './side/sedans.ts';
import { convertible, coupe, sportsCar } from './side/sports.ts';
import { fourWheelDrive, largeSuv, luxurySuv, suv } from './side/suvs.ts';
import { dualCabUte, trayUte } from './side/utes.ts';
import { peopleMover, van } from './side/vans.ts';

export type Model =
  | { kind: 'car'; geometry: SideGeometry }
  | { kind: 'bike'; geometry: BikeGeometry }
  | { kind: 'caravan' };

function car(geometry: SideGeometry): Model {
  return { kind: 'car', geometry };
}
function bike(geometry: BikeGeometry): Model {
  return { kind: 'bike', geometry };
}

export const models: Readonly<Record<Shape, Model>> = {
  hatch: car(hatch),
  sedan: car(sedan),
  wagon: car(wagon),
  suv: car(suv),
  'suv-large': car(largeSuv),
  'four-wheel-drive': car(fourWheelDrive),
  'ute-dual': car(dualCabUte),
  'ute-tray': car(trayUte),
  van: car(van),
  'people-mover': car(peopleMover),
  coupe: car(coupe),
  sports: car(sportsCar),
  convertible: car(convertible),
  limousine: car(limousine),
  'luxury-suv': car(luxurySuv),
  cruiser: bike(cruiser),
  'sport-bike': bike(sportBike),
  'adventure-bike': bike(adventureBike),
  caravan: { kind: 'caravan' },
};

/** A shape's model, or the one of its models that has this look. */
export function modelOf(shape: Shape, look?: Look): Model {
  const model = models[shape];
  if (look === undefined || model.kind !== 'car') return model;
  return { kind: 'car', geometry: dress(shape, model.geometry, look) };
}

/** A vehicle from the side, facing left, standing on the road at y = 640. */
export function drawVehicle(shape: Shape, colour: string, light: Light, look?: Look): string {
  const model = modelOf(shape, look);
  switch (model.kind) {
    case 'car':
      return drawCar(model.geometry, colour, light);
    case 'bike':
      return drawBike(model.geometry, colour, light);
    case 'caravan':
      return drawCaravan(colour, light, look);
  }
}
