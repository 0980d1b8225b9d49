import { blur, linear, path, radial } from '../svg.ts';
import type { SceneDrawing } from './scene.ts';

/** A dark studio with a light tent above and a polished floor. */
export const studio: SceneDrawing = {
  light: {
    sky: '#ffffff',
    ground: '#4b4a4d',
    shade: '#08090b',
    gloss: 0.95,
    shadow: 0.85,
    lamps: true,
  },
  mirror: 0.3,
  draw: () => [defs(), wall(), floor()].join(''),
  veil: () =>
    `<defs>${radial(
      'edges',
      [600, 420, 840],
      [
        [0, '#000000', 0],
        [0.66, '#000000', 0],
        [1, '#000000', 0.5],
      ],
    )}</defs><rect width="1200" height="800" fill="url(#edges)"/>`,
};

function defs(): string {
  return `<defs>${[
    blur('tent', 12),
    blur('line', 3),
    linear(
      'wall',
      [0, 0, 0, 520],
      [
        [0, '#1b1e22'],
        [0.6, '#3a3f45'],
        [1, '#4b5158'],
      ],
    ),
    radial(
      'spot',
      [600, 420, 640],
      [
        [0, '#a7afb6', 0.75],
        [0.45, '#6b7279', 0.4],
        [1, '#1b1e22', 0],
      ],
    ),
    linear(
      'floor',
      [0, 510, 0, 800],
      [
        [0, '#565b60'],
        [0.22, '#33373b'],
        [0.6, '#1d2023'],
        [1, '#0f1113'],
      ],
    ),
    radial(
      'pool',
      [600, 640, 620],
      [
        [0, '#aab0b5', 0.34],
        [0.5, '#7d8489', 0.14],
        [1, '#000000', 0],
      ],
    ),
  ].join('')}</defs>`;
}

function wall(): string {
  const ribs = Array.from({ length: 41 }, (_, index) => `M${index * 30} 0 V514`);
  return [
    path('M0 0 H1200 V520 H0Z', { fill: 'url(#wall)' }),
    path(ribs.join(' '), { stroke: '#000000', 'stroke-opacity': 0.2, 'stroke-width': 5 }),
    path(ribs.join(' '), {
      stroke: '#ffffff',
      'stroke-opacity': 0.05,
      'stroke-width': 1.5,
      transform: 'translate(4 0)',
    }),
    path('M0 0 H1200 V520 H0Z', { fill: 'url(#spot)' }),
    path('M190 40 H1010 L1060 92 H140Z', {
      fill: '#ffffff',
      filter: 'url(#tent)',
      'fill-opacity': 0.95,
    }),
    path('M198 44 H1002 L1046 88 H154Z', { fill: '#ffffff' }),
    path('M0 506 H1200', { stroke: '#e7c78d', 'stroke-width': 4, filter: 'url(#line)' }),
    path('M0 507 H1200', { stroke: '#fff1d2', 'stroke-width': 2 }),
  ].join('');
}

function floor(): string {
  return [
    path('M0 510 H1200 V800 H0Z', { fill: 'url(#floor)' }),
    path('M0 512 H1200 V560 H0Z', { fill: '#e7c78d', 'fill-opacity': 0.08 }),
    path('M0 510 H1200 V800 H0Z', { fill: 'url(#pool)' }),
    path('M260 790 H940 L900 720 H300Z', {
      fill: '#ffffff',
      'fill-opacity': 0.1,
      filter: 'url(#tent)',
    }),
  ].join('');
}
