import { linear, path } from '../svg.ts';
import type { SceneDrawing } from './scene.ts';

/** A showroom forecourt in the sun. */
export const forecourt: SceneDrawing = {
  light: {
    sky: '#e9f2fa',
    ground: '#b9b4ab',
    shade: '#10151b',
    gloss: 0.75,
    shadow: 0.62,
    lamps: false,
  },
  draw: () =>
    [
      `<defs>${linear(
        'sky',
        [0, 0, 0, 520],
        [
          [0, '#7fb2de'],
          [0.6, '#c4dcef'],
          [1, '#eaf2f6'],
        ],
      )}${linear(
        'ground',
        [0, 520, 0, 800],
        [
          [0, '#b5b3ae'],
          [0.4, '#9c9a96'],
          [1, '#7b7a78'],
        ],
      )}</defs>`,
      path('M0 0 H1200 V530 H0Z', { fill: 'url(#sky)' }),
      path('M0 520 H1200 V800 H0Z', { fill: 'url(#ground)' }),
    ].join(''),
};
