import type { Scene } from '../scenes.ts';
import { namespaced } from './namespaced.ts';
import { bayside } from './scenes/bayside.ts';
import { country } from './scenes/country.ts';
import { forecourt } from './scenes/forecourt.ts';
import { gallery } from './scenes/gallery.ts';
import { paddock } from './scenes/paddock.ts';
import type { SceneDrawing } from './scenes/scene.ts';
import { shed } from './scenes/shed.ts';
import { skyline } from './scenes/skyline.ts';
import { studio } from './scenes/studio.ts';

export const sceneDrawings: Readonly<Record<Scene, SceneDrawing>> = {
  forecourt,
  skyline,
  bayside,
  country,
  paddock,
  shed,
  studio,
  gallery,
};

/** What stands behind every vehicle of a scene. */
export function backdropOf(scene: SceneDrawing): string {
  return namespaced('scene', scene.draw());
}

/** A vehicle on top of its scene, mirrored in the floor where that is polished. */
export function inFrontOf(scene: SceneDrawing, vehicle: string, mirrored = false): string {
  const veil = namespaced('veil', scene.veil());
  return [
    reflection(scene.mirror),
    `<g id="vehicle">${namespaced('vehicle', vehicle)}</g>`,
    mirrored ? `<g transform="matrix(-1 0 0 1 1200 0)">${veil}</g>` : veil,
  ].join('');
}

function reflection(strength: number): string {
  if (strength === 0) return '';
  const fade = `<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${strength}"/><stop offset=".8" stop-color="#fff" stop-opacity="0"/></linearGradient>`;
  return `<defs>${fade}<mask id="floor" maskUnits="userSpaceOnUse" x="0" y="636" width="1200" height="164"><rect y="636" width="1200" height="164" fill="url(#fade)"/></mask></defs><g mask="url(#floor)"><use href="#vehicle" transform="matrix(1 0 0 -1 0 1276)"/></g>`;
}
