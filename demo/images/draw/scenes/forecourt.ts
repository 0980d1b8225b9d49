import { blur, element, linear, path, radial } from '../svg.ts';
import type { SceneDrawing } from './scene.ts';

const LEFT = 150;
const TOP = 176;
const FOOT = 500;

/** A showroom forecourt in the sun. */
export const forecourt: SceneDrawing = {
  light: {
    sky: '#eef5fb',
    ground: '#c9c2b6',
    shade: '#10161d',
    gloss: 0.8,
    shadow: 0.62,
    lamps: false,
  },
  mirror: 0.05,
  draw: () => [defs(), sky(), trees(), showroom(), paving()].join(''),
  veil: () =>
    `<defs>${radial(
      'sun',
      [120, 40, 760],
      [
        [0, '#fff6dd', 0.4],
        [0.5, '#fff6dd', 0.1],
        [1, '#fff6dd', 0],
      ],
    )}</defs><rect width="1200" height="800" fill="url(#sun)"/>`,
};

function defs(): string {
  return `<defs>${[
    blur('far', 2.6),
    blur('cloud', 16),
    blur('leaf', 5),
    linear(
      'sky',
      [0, 0, 0, 470],
      [
        [0, '#5d9fd6'],
        [0.55, '#a9cfea'],
        [1, '#e6f1f7'],
      ],
    ),
    linear(
      'paving',
      [0, FOOT, 0, 800],
      [
        [0, '#c9c6c0'],
        [0.3, '#b3b0ab'],
        [1, '#85837f'],
      ],
    ),
    linear(
      'inside',
      [0, 236, 0, FOOT],
      [
        [0, '#fff3dc'],
        [0.25, '#d9d3c6'],
        [0.7, '#8f9598'],
        [1, '#5f666b'],
      ],
    ),
    linear(
      'pane',
      [LEFT, TOP, 1200, FOOT],
      [
        [0, '#dcedf8', 0.75],
        [0.3, '#9cc3de', 0.25],
        [0.45, '#e9f4fb', 0.55],
        [0.6, '#86b0cd', 0.2],
        [1, '#cfe4f2', 0.6],
      ],
    ),
    linear(
      'fascia',
      [0, TOP, 0, TOP + 60],
      [
        [0, '#3a434b'],
        [0.2, '#2a3138'],
        [1, '#1c2126'],
      ],
    ),
  ].join('')}</defs>`;
}

function sky(): string {
  const clouds = [
    [190, 92, 150, 22],
    [300, 74, 110, 26],
    [700, 60, 190, 20],
    [860, 84, 150, 26],
    [1090, 50, 130, 18],
    [60, 200, 120, 20],
  ].map(([cx, cy, rx, ry]) =>
    element('ellipse', {
      cx,
      cy,
      rx,
      ry,
      fill: '#ffffff',
      'fill-opacity': 0.62,
    }),
  );
  return (
    path('M0 0 H1200 V520 H0Z', { fill: 'url(#sky)' }) +
    `<g filter="url(#cloud)">${clouds.join('')}</g>`
  );
}

function trees(): string {
  const crowns = [
    [-10, 420, 84, '#4d7148'],
    [54, 396, 66, '#5d8453'],
    [112, 432, 62, '#466a44'],
    [20, 360, 52, '#6a925c'],
    [150, 455, 50, '#5a7f50'],
  ] as const;
  const shapes = crowns.map(([cx, cy, r, fill]) =>
    element('ellipse', { cx, cy, rx: r, ry: r * 0.86, fill }),
  );
  return (
    path(`M30 420 L24 ${FOOT} H38 L40 420Z M108 440 L104 ${FOOT} H114 L114 440Z`, {
      fill: '#5b4b3b',
    }) + `<g filter="url(#leaf)">${shapes.join('')}</g>`
  );
}

function showroom(): string {
  const panes = Array.from({ length: 9 }, (_, index) => LEFT + 20 + index * 132);
  return `<g filter="url(#far)">${[
    path(`M${LEFT} ${TOP + 40} H1260 V${FOOT} H${LEFT}Z`, { fill: 'url(#inside)' }),
    ...[250, 520, 790, 1060].map((x) =>
      path(`M${x} ${TOP + 74} h120 l14 7 h-148Z`, { fill: '#ffffff', 'fill-opacity': 0.9 }),
    ),
    ...[
      [300, '#7f2b2b'],
      [610, '#e4e7ea'],
      [930, '#34506f'],
    ].map(([x, fill]) => insideCar(Number(x), String(fill))),
    path(`M${LEFT} ${TOP + 40} H1260 V${FOOT} H${LEFT}Z`, { fill: 'url(#pane)' }),
    ...panes.map((x) => path(`M${x} ${TOP + 56} h5 V${FOOT} h-5Z`, { fill: '#2a3138' })),
    path(`M${LEFT} 372 H1260`, { stroke: '#2a3138', 'stroke-width': 3 }),
    path(`M${LEFT - 46} ${TOP} H1260 V${TOP + 60} H${LEFT - 46}Z`, { fill: 'url(#fascia)' }),
    path(`M${LEFT - 46} ${TOP + 52} H1260 V${TOP + 60} H${LEFT - 46}Z`, { fill: '#e8792b' }),
    path(`M${LEFT - 46} ${TOP} H1260 V${TOP + 5} H${LEFT - 46}Z`, { fill: '#8f9aa3' }),
    path(`M${LEFT - 30} ${TOP + 60} h14 V${FOOT} h-14Z`, { fill: '#e3e6e8' }),
    path(`M0 ${FOOT - 24} H${LEFT - 20} V${FOOT + 4} H0Z`, { fill: '#4a6b40' }),
    path(`M${LEFT} ${FOOT - 8} H1260 V${FOOT + 4} H${LEFT}Z`, { fill: '#6f7478' }),
  ].join('')}</g>`;
}

function insideCar(x: number, fill: string): string {
  return [
    path(`M${x} 478 q2 -26 34 -30 l36 -6 q34 -30 66 -30 h38 q30 2 56 30 q22 4 24 36Z`, {
      fill,
      'fill-opacity': 0.85,
    }),
    path(`M${x + 78} 442 q26 -22 56 -22 h38 q20 2 40 22Z`, {
      fill: '#2a333a',
      'fill-opacity': 0.8,
    }),
    ...[x + 52, x + 204].map((cx) => element('circle', { cx, cy: 478, r: 17, fill: '#20262b' })),
  ].join('');
}

function paving(): string {
  const joints = Array.from({ length: 15 }, (_, index) => {
    const x = -1500 + index * 300;
    return `M${600 + (x - 0) * 0.32} ${FOOT + 4} L${600 + x * 1.25} 800`;
  });
  return [
    path(`M0 ${FOOT + 2} H1200 V800 H0Z`, { fill: 'url(#paving)' }),
    path(joints.join(' '), {
      stroke: '#6d6b68',
      'stroke-opacity': 0.28,
      'stroke-width': 2,
      fill: 'none',
    }),
    path('M0 540 H1200 M0 596 H1200 M0 688 H1200', {
      stroke: '#6d6b68',
      'stroke-opacity': 0.2,
      'stroke-width': 2,
    }),
    path(`M0 ${FOOT + 2} H1200 V${FOOT + 22} H0Z`, { fill: '#4b4f52', 'fill-opacity': 0.22 }),
  ].join('');
}
