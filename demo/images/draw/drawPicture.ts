import { paints } from '../paints.ts';
import type { Picture } from '../picture.ts';
import type { Scene } from '../scenes.ts';
import { namespaced } from './namespaced.ts';
import { country } from './scenes/country.ts';
import { forecourt } from './scenes/forecourt.ts';
import type { SceneDrawing } from './scenes/scene.ts';
import { studio } from './scenes/studio.ts';
import { drawVehicle } from './drawVehicle.ts';

const scenes: Readonly<Record<Scene, SceneDrawing>> = { forecourt, country, studio };

/** The picture as an SVG document. */
export function drawPicture(picture: Picture): string {
  if (picture.kind !== 'outside') return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 ${picture.kind === 'hero' ? 450 : 800}"><rect width="1200" height="800"/></svg>`;
  const scene = scenes[picture.scene];
  const car = `<g id="vehicle">${namespaced('car', drawVehicle(picture.shape, paints[picture.paint], scene.light))}</g>`;
  const reflection = scene.mirror === 0 ? '' : `<defs><linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${scene.mirror}"/><stop offset=".8" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="floor-mask" maskUnits="userSpaceOnUse" x="0" y="636" width="1200" height="164"><rect x="0" y="636" width="1200" height="164" fill="url(#fade)"/></mask></defs><g mask="url(#floor-mask)"><use href="#vehicle" transform="matrix(1 0 0 -1 0 1276)"/></g>`;
  const inner = namespaced('scene', scene.draw()) + reflection + car + scene.veil().replace('url(#', 'url(#scene-');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">${inner}</svg>`;
}
