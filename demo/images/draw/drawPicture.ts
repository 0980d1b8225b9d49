import { paints } from '../paints.ts';
import type { Picture } from '../picture.ts';
import { drawCabin } from './cabin/drawCabin.ts';
import { inScene, sceneDrawings } from './compose.ts';
import { drawHero } from './drawHero.ts';
import { drawVehicle } from './drawVehicle.ts';
import { drawFront } from './ends/drawFront.ts';
import { drawRear } from './ends/drawRear.ts';
import { ends } from './ends/geometry.ts';
import { framing } from './framing.ts';

/** The picture as an SVG document: three by two, a hero sixteen by six. */
export function drawPicture(picture: Picture): string {
  switch (picture.kind) {
    case 'outside':
      return drawOutside(picture);
    case 'cabin':
      return svg('0 0 1200 800', drawCabin(picture.trim, picture.view));
    case 'hero':
      return svg('0 0 1600 600', drawHero(picture.scene));
  }
}

function drawOutside({ scene, shape, paint, view }: Extract<Picture, { kind: 'outside' }>): string {
  const drawing = sceneDrawings[scene];
  const { light } = drawing;
  if ((view === 'front' || view === 'rear') && shape in ends) {
    const end = ends[shape as keyof typeof ends];
    const draw = view === 'front' ? drawFront : drawRear;
    return svg(framing(shape, view), inScene(drawing, draw(end, paints[paint], light)));
  }
  const side = drawVehicle(shape, paints[paint], light);
  const turned = view === 'reverse' ? `<g transform="matrix(-1 0 0 1 1200 0)">${side}</g>` : side;
  return svg(framing(shape, view), inScene(drawing, turned));
}

function svg(box: string, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;
}
