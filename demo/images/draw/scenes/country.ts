import { blur, element, linear, path, radial } from '../svg.ts';
import type { SceneDrawing } from './scene.ts';

/** A country road in the last light. */
export const country: SceneDrawing = {
  light: {
    sky: '#ffeccf',
    ground: '#cf9a6e',
    shade: '#1b1822',
    gloss: 0.8,
    shadow: 0.6,
    lamps: true,
  },
  mirror: 0,
  draw: () =>
    [
      defs(),
      sky(),
      ranges(),
      paddock(),
      windmill(),
      gum(1040, 470, 1),
      gum(60, 474, 1.25),
      fence(),
      road(),
    ].join(''),
  veil: () =>
    `<defs>${radial(
      'warm',
      [180, 440, 900],
      [
        [0, '#ffb054', 0.2],
        [0.45, '#ff9a4a', 0.08],
        [1, '#ff9a4a', 0],
      ],
    )}</defs><rect width="1200" height="800" fill="url(#warm)"/>`,
};

function defs(): string {
  return `<defs>${[
    blur('haze', 3),
    blur('cloud', 9),
    blur('leaf', 3),
    linear(
      'sky',
      [0, 0, 0, 480],
      [
        [0, '#34507e'],
        [0.35, '#7f7fa6'],
        [0.6, '#d99a86'],
        [0.82, '#f7bb70'],
        [1, '#ffdf9d'],
      ],
    ),
    linear(
      'grass',
      [0, 462, 0, 580],
      [
        [0, '#d7a455'],
        [0.5, '#b98540'],
        [1, '#8a6230'],
      ],
    ),
    linear(
      'road',
      [0, 560, 0, 800],
      [
        [0, '#8d5f47'],
        [0.12, '#6c5b57'],
        [0.4, '#57504f'],
        [1, '#383436'],
      ],
    ),
    linear(
      'verge',
      [0, 545, 0, 600],
      [
        [0, '#b4683a'],
        [1, '#8f4f2d'],
      ],
    ),
    radial(
      'sun',
      [250, 452, 420],
      [
        [0, '#fff8dc', 1],
        [0.09, '#fff0b8', 0.95],
        [0.14, '#ffd98a', 0.6],
        [0.5, '#ffb65e', 0.22],
        [1, '#ffb65e', 0],
      ],
    ),
  ].join('')}</defs>`;
}

function sky(): string {
  const clouds = [
    [560, 150, 300, 12, '#f4a981'],
    [820, 118, 260, 10, '#c78a97'],
    [240, 212, 260, 9, '#ffc58f'],
    [980, 236, 240, 9, '#f3a37b'],
    [120, 96, 220, 10, '#9a86a6'],
    [700, 286, 300, 7, '#ffcf97'],
  ].map(([cx, cy, rx, ry, fill]) =>
    element('ellipse', { cx, cy, rx, ry, fill, 'fill-opacity': 0.6 }),
  );
  return [
    path('M0 0 H1200 V500 H0Z', { fill: 'url(#sky)' }),
    `<g filter="url(#cloud)">${clouds.join('')}</g>`,
    path('M0 0 H1200 V500 H0Z', { fill: 'url(#sun)' }),
  ].join('');
}

function ranges(): string {
  return [
    path(
      'M0 452 C80 426 150 408 240 418 C330 428 380 396 470 392 C560 388 620 424 720 418 C820 412 870 384 960 392 C1060 402 1120 422 1200 416 V500 H0Z',
      { fill: '#8f7593', 'fill-opacity': 0.75 },
    ),
    path(
      'M0 464 C120 444 200 452 300 446 C420 438 500 426 600 440 C720 456 800 436 900 432 C1010 428 1100 446 1200 440 V500 H0Z',
      { fill: '#6f5a72', 'fill-opacity': 0.8 },
    ),
    path('M0 474 C200 460 400 468 600 460 C800 454 1000 468 1200 458 V500 H0Z', {
      fill: '#5a4a4f',
      'fill-opacity': 0.75,
    }),
  ].join('');
}

function paddock(): string {
  const tufts = Array.from({ length: 90 }, (_, index) => {
    const x = (index * 137) % 1200;
    const y = 486 + ((index * 53) % 66);
    return `M${x} ${y} q2 -8 6 -10 M${x + 3} ${y} q0 -8 -4 -11`;
  });
  return [
    path('M0 468 H1200 V580 H0Z', { fill: 'url(#grass)' }),
    path(tufts.join(' '), {
      stroke: '#f0c878',
      'stroke-opacity': 0.5,
      'stroke-width': 1.6,
      fill: 'none',
    }),
  ].join('');
}

function windmill(): string {
  const blades = Array.from({ length: 16 }, (_, index) => {
    const a = (index / 16) * Math.PI * 2;
    const b = a + 0.24;
    const at = (r: number, angle: number) =>
      `${(800 + r * Math.cos(angle)).toFixed(1)} ${(236 + r * Math.sin(angle)).toFixed(1)}`;
    return `M${at(9, a)} L${at(38, a)} L${at(38, b)} L${at(9, a + 0.12)}Z`;
  });
  return `<g filter="url(#haze)" opacity=".85">${[
    path(
      'M800 236 L776 476 M800 236 L824 476 M788 356 H812 M783 404 H817 M779 446 H821 M788 356 L817 404 M812 356 L783 404 M783 404 L821 446 M817 404 L779 446',
      { stroke: '#3b2f38', 'stroke-width': 3.4, fill: 'none' },
    ),
    path(blades.join(' '), { fill: '#3b2f38' }),
    path('M800 234 h46 l18 -14 v32 l-18 -12 h-46Z', { fill: '#3b2f38' }),
  ].join('')}</g>`;
}

/** A gum tree: pale trunk, crown in loose clumps. */
function gum(x: number, y: number, scale: number): string {
  const clumps = [
    [-62, -196, 56, 32],
    [-16, -232, 62, 36],
    [44, -212, 56, 32],
    [72, -170, 44, 26],
    [-84, -156, 40, 24],
    [10, -184, 60, 30],
    [-30, -150, 34, 18],
  ] as const;
  const crown = clumps.map(([cx, cy, rx, ry], index) =>
    element('ellipse', {
      cx,
      cy,
      rx,
      ry,
      fill: ['#3f4330', '#4d4f34', '#353a2c'][index % 3],
    }),
  );
  const lit = clumps.map(([cx, cy, rx, ry]) =>
    element('ellipse', {
      cx: cx - 12,
      cy: cy - 10,
      rx: rx * 0.6,
      ry: ry * 0.5,
      fill: '#b98a4c',
      'fill-opacity': 0.38,
    }),
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})">${[
    path(
      'M-8 10 C-4 -60 -10 -90 -40 -150 L-34 -152 C-10 -108 -4 -100 0 -96 C2 -130 4 -150 0 -190 L8 -190 C12 -150 12 -128 12 -104 C24 -130 36 -150 58 -170 L62 -166 C40 -136 18 -100 14 -60 C12 -30 12 -10 14 10Z',
      { fill: '#6b5148' },
    ),
    path('M-6 10 C-2 -60 -6 -90 -20 -120 C-4 -96 2 -60 2 10Z', {
      fill: '#e0b184',
      'fill-opacity': 0.7,
    }),
    `<g filter="url(#leaf)">${crown.join('')}${lit.join('')}</g>`,
  ].join('')}</g>`;
}

function fence(): string {
  const posts = Array.from({ length: 13 }, (_, index) => -10 + index * 102);
  return [
    path('M0 506 H1200 M0 522 H1200 M0 538 H1200', {
      stroke: '#4b3b34',
      'stroke-opacity': 0.7,
      'stroke-width': 1.6,
    }),
    ...posts.map(
      (x) =>
        path(`M${x} 496 h7 l1 60 h-9Z`, { fill: '#4a3831' }) +
        path(`M${x} 496 h2 l0 60 h-2Z`, { fill: '#e6a765', 'fill-opacity': 0.7 }),
    ),
  ].join('');
}

function road(): string {
  const stones = Array.from({ length: 120 }, (_, index) =>
    element('ellipse', {
      cx: (index * 211) % 1200,
      cy: 600 + ((index * 89) % 195),
      rx: 1.5 + (index % 4),
      ry: 1 + (index % 3) * 0.5,
      fill: index % 2 ? '#8b7a70' : '#2b2729',
      'fill-opacity': 0.35,
    }),
  );
  return [
    path('M0 552 C300 546 900 556 1200 548 V606 H0Z', { fill: 'url(#verge)' }),
    path('M0 578 C300 572 900 580 1200 574 V800 H0Z', { fill: 'url(#road)' }),
    ...stones,
    path(
      'M-40 746 H240 L220 760 H-60Z M420 746 H760 L756 760 H410Z M940 746 H1240 L1260 760 H950Z',
      { fill: '#f1e3c8', 'fill-opacity': 0.55 },
    ),
  ].join('');
}
