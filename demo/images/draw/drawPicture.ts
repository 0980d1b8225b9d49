import { paints } from '../paints.ts';
import type { Picture } from '../picture.ts';
import type { Shape } from '../shapes.ts';
import { forecourt } from './scenes/forecourt.ts';
import { drawCar } from './side/drawCar.ts';
import type { SideGeometry } from './side/geometry.ts';
import { hatch } from './side/hatches.ts';
import { limousine, sedan, wagon } from './side/sedans.ts';
import { convertible, coupe, sportsCar } from './side/sports.ts';
import { fourWheelDrive, largeSuv, luxurySuv, suv } from './side/suvs.ts';
import { dualCabUte, trayUte } from './side/utes.ts';
import { peopleMover, van } from './side/vans.ts';

const cars: Partial<Record<Shape, SideGeometry>> = {
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
};

/** The picture as an SVG document. */
export function drawPicture(picture: Picture): string {
  const inner =
    picture.kind === 'outside'
      ? forecourt.draw() +
        drawCar(cars[picture.shape] ?? sedan, paints[picture.paint], forecourt.light)
      : '';
  const box = picture.kind === 'hero' ? '0 150 1200 450' : '0 0 1200 800';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;
}
