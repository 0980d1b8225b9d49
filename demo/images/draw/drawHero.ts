import { readLook } from '../look.ts';
import { type Paint, paints } from '../paints.ts';
import type { HeroScene } from '../scenes.ts';
import type { Shape } from '../shapes.ts';
import { sceneDrawings } from './compose.ts';
import { drawVehicle, modelOf } from './drawVehicle.ts';
import { namespaced } from './namespaced.ts';
import { boundsOf } from './side/lamps.ts';
import { ROAD } from './side/lower.ts';
import { linear } from './svg.ts';

interface Standing {
  shape: Shape;
  paint: Paint;
  look: string;
  /** Middle and length of its body, and height of its road. */
  middle: number;
  length: number;
  y: number;
}

/** How far the backdrop is moved up, so that sky and road are both in the picture. */
const lift: Readonly<Record<HeroScene, number>> = { forecourt: 214, country: 250, studio: 258 };

/**
 * One vehicle a picture, whole in every window: a phone shows x from 320 to 1280, half a desktop
 * window from 450 to 1150, and the widest window y from 66 to 534. The left stays free where words lie
 * over the picture. Another at the side would be cut by the edge of some window.
 */
export const cast: Readonly<Record<HeroScene, Standing>> = {
  forecourt: { shape: 'suv', paint: 'yellow', look: 'fdab', middle: 1010, length: 500, y: 506 },
  country: { shape: 'ute-dual', paint: 'orange', look: 'cgea', middle: 800, length: 630, y: 528 },
  studio: { shape: 'sports', paint: 'ember', look: 'cbda', middle: 956, length: 500, y: 514 },
};

/** A wide picture for the top of a home page, 1600 by 600. */
export function drawHero(scene: HeroScene): string {
  const drawing = sceneDrawings[scene];
  const stretch = 1600 / 1200;
  const { shape, paint, look: code, middle, length, y } = cast[scene];
  const look = readLook(code) ?? undefined;
  const model = modelOf(shape, look);
  if (model.kind !== 'car') throw new Error(`A hero shows cars, and no ${shape}.`);
  const { left, right } = boundsOf(model.geometry.outline);
  const scale = length / (right - left);
  const vehicle = namespaced('v', drawVehicle(shape, paints[paint], drawing.light, look));
  const x = middle - ((left + right) / 2) * scale;
  const backdrop = `<g transform="translate(0 ${-lift[scene]}) scale(${stretch.toFixed(4)})">`;
  return [
    `${backdrop}${namespaced('scene', drawing.draw())}</g>`,
    `<g transform="translate(${x.toFixed(1)} ${(y - ROAD * scale).toFixed(1)}) scale(${scale.toFixed(4)})">${vehicle}</g>`,
    `${backdrop}${namespaced('veil', drawing.veil())}</g>`,
    `<defs>${linear(
      'calm',
      [0, 0, 900, 0],
      [
        [0, drawing.light.shade, 0.42],
        [1, drawing.light.shade, 0],
      ],
    )}</defs><rect width="1600" height="600" fill="url(#calm)"/>`,
  ].join('');
}
