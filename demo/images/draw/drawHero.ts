import { type Paint, paints } from '../paints.ts';
import type { HeroScene } from '../scenes.ts';
import type { Shape } from '../shapes.ts';
import { sceneDrawings } from './compose.ts';
import { drawVehicle } from './drawVehicle.ts';
import { namespaced } from './namespaced.ts';
import { ROAD } from './side/lower.ts';
import { linear } from './svg.ts';

interface Standing {
  shape: Shape;
  paint: Paint;
  /** Left edge of its own picture, height of its road, and size. */
  x: number;
  y: number;
  scale: number;
}

/** How far the backdrop is moved up, so that sky and road are both in the picture. */
const lift: Readonly<Record<HeroScene, number>> = { forecourt: 176, country: 246, studio: 236 };

/** Farthest first. The left third stays free for a headline, top and bottom may be cropped. */
const casts: Readonly<Record<HeroScene, readonly Standing[]>> = {
  forecourt: [
    { shape: 'people-mover', paint: 'white', x: 1060, y: 520, scale: 0.46 },
    { shape: 'hatch', paint: 'red', x: 1000, y: 556, scale: 0.54 },
    { shape: 'suv', paint: 'blue', x: 460, y: 566, scale: 0.62 },
  ],
  country: [
    { shape: 'caravan', paint: 'white', x: 1036, y: 540, scale: 0.5 },
    { shape: 'ute-dual', paint: 'orange', x: 522, y: 540, scale: 0.5 },
  ],
  studio: [
    { shape: 'luxury-suv', paint: 'silver', x: 990, y: 494, scale: 0.5 },
    { shape: 'limousine', paint: 'navy', x: 540, y: 502, scale: 0.5 },
    { shape: 'sports', paint: 'red', x: 740, y: 556, scale: 0.66 },
  ],
};

/** A wide picture for the top of a home page, 1600 by 600. */
export function drawHero(scene: HeroScene): string {
  const drawing = sceneDrawings[scene];
  const stretch = 1600 / 1200;
  const vehicles = casts[scene].map(({ shape, paint, x, y, scale }, index) => {
    const vehicle = namespaced(`v${index}`, drawVehicle(shape, paints[paint], drawing.light));
    return `<g transform="translate(${x} ${y - ROAD * scale}) scale(${scale})">${vehicle}</g>`;
  });
  const backdrop = `<g transform="translate(0 ${-lift[scene]}) scale(${stretch.toFixed(4)})">`;
  return [
    `${backdrop}${namespaced('scene', drawing.draw())}</g>`,
    ...vehicles,
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
