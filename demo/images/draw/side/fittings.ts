import { mix } from '../colour.ts';
import type { Light } from '../light.ts';
import type { SideGeometry } from './geometry.ts';

export function handle(x: number, y: number, colour: string, light: Light): string {
  return [
    `<rect x="${x - 2}" y="${y - 1}" width="46" height="12" rx="6" fill="${mix(colour, light.shade, 0.55)}" fill-opacity=".75"/>`,
    `<rect x="${x}" y="${y - 2}" width="42" height="8" rx="4" fill="${mix(colour, light.sky, 0.35)}"/>`,
    `<rect x="${x + 3}" y="${y - 1}" width="36" height="2" rx="1" fill="#fff" fill-opacity=".5"/>`,
  ].join('');
}

export function mirror({ mirror: [x, y] }: SideGeometry, colour: string, light: Light): string {
  const shell = `M${x} ${y} q-2 -22 16 -24 l24 1 q8 2 7 11 l-2 10 q-1 6 -8 6 l-28 1 q-7 1 -9 -5Z`;
  const cap = `M${x + 3} ${y - 9} q3 -13 14 -14 l23 1 q6 2 6 8Z`;
  return [
    `<path d="M${x + 18} ${y + 2} l13 11 h-15 l-7 -11Z" fill="#14181b"/>`,
    `<path d="${shell}" fill="${mix(colour, light.shade, 0.18)}"/>`,
    `<path d="${cap}" fill="${mix(colour, light.sky, 0.6 * light.gloss + 0.1)}"/>`,
    `<path d="${shell}" fill="none" stroke="${mix(colour, light.shade, 0.8)}" stroke-opacity=".7" stroke-width="1.2"/>`,
  ].join('');
}

export function rails(d: string): string {
  return [
    `<path d="${d}" fill="none" stroke="#15181b" stroke-width="7" stroke-linecap="round"/>`,
    `<path d="${d}" fill="none" stroke="#aab1b7" stroke-width="2.2" transform="translate(0 -2)"/>`,
  ].join('');
}

/** The grille, seen edge-on under the headlight; drawn inside the outline of the body. */
export function grille({ outline, headlight }: SideGeometry): string {
  const [, , startY = '600'] = /^M(\S+) (\S+)/.exec(outline) ?? [];
  const ys = [...headlight.matchAll(/[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
  const nose = Math.min(...[...outline.matchAll(/([\d.]+) [\d.]+/g)].map(([, x]) => Number(x)));
  const top = Math.max(...ys) + 3;
  const foot = Math.min(Number(startY) - 44, top + 52);
  const edge = nose + 15;
  return [
    `<path d="M${nose - 30} ${top} H${edge + 6} Q${edge + 1} ${(top + foot) / 2} ${edge - 4} ${foot} H${nose - 30}Z" fill="#101418"/>`,
    `<path d="M${nose} ${top + 12} H${edge + 3} M${nose} ${top + 24} H${edge + 2} M${nose} ${top + 36} H${edge}" stroke="#59626a" stroke-width="2.4"/>`,
    `<path d="M${edge + 6} ${top} Q${edge + 1} ${(top + foot) / 2} ${edge - 4} ${foot}" fill="none" stroke="#cfd6db" stroke-width="2.2"/>`,
  ].join('');
}
