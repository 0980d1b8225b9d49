import { paints } from '../paints.ts';
import type { Picture } from '../picture.ts';
import { drawCabin } from './cabin/drawCabin.ts';
import { backdropOf, inFrontOf, sceneDrawings } from './compose.ts';
import { drawHero } from './drawHero.ts';
import { drawVehicle } from './drawVehicle.ts';
import { drawFront } from './ends/drawFront.ts';
import { drawRear } from './ends/drawRear.ts';
import { dressEnd } from './ends/dressEnd.ts';
import { type EndShape, ends } from './ends/geometry.ts';
import { type Frame, framing } from './framing.ts';

/** A picture as SVG markup, in two layers: the backdrop is the same for all vehicles of a scene. */
export interface Drawing {
  /** The part that is shown, in the drawing's own units. */
  frame: Frame;
  /** Fills 1200 by 800; null where the overlay is the whole picture. */
  backdrop: string | null;
  /** The backdrop is seen from its other side. */
  mirrored?: boolean;
  overlay: string;
}

export function drawPicture(picture: Picture): Drawing {
  switch (picture.kind) {
    case 'outside':
      return drawOutside(picture);
    case 'cabin':
      return {
        frame: { left: 0, top: 0, width: 1200, height: 800 },
        backdrop: null,
        overlay: drawCabin(picture.trim, picture.view, picture.km),
      };
    case 'place':
      return {
        frame: { left: 0, top: 60, width: 1050, height: 700 },
        backdrop: backdropOf(sceneDrawings[picture.scene]),
        overlay: inFrontOf(sceneDrawings[picture.scene], ''),
      };
    case 'hero':
      return {
        frame: { left: 0, top: 0, width: 1600, height: 600 },
        backdrop: null,
        overlay: drawHero(picture.scene),
      };
  }
}

type Outside = Extract<Picture, { kind: 'outside' }>;

function drawOutside(picture: Outside): Drawing {
  const scene = sceneDrawings[picture.scene];
  const mirrored = picture.look !== undefined && (picture.look.era + picture.look.face) % 2 === 1;
  return {
    mirrored,
    frame: framing(picture.shape, picture.view, picture.look),
    backdrop: backdropOf(scene),
    overlay: inFrontOf(scene, drawSubject(picture), mirrored),
  };
}

function drawSubject({ scene, shape, paint, view, look }: Outside): string {
  const { light } = sceneDrawings[scene];
  if ((view === 'front' || view === 'rear') && shape in ends) {
    const draw = view === 'front' ? drawFront : drawRear;
    return draw(dressEnd(shape as EndShape, look), paints[paint], light);
  }
  const side = drawVehicle(shape, paints[paint], light, look);
  return view === 'reverse' ? `<g transform="matrix(-1 0 0 1 1200 0)">${side}</g>` : side;
}
