import type { Look } from '../../look.ts';
import { mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { materials, part } from '../part.ts';
import { blur, element, groove, linear, path } from '../svg.ts';
import { wheel } from '../wheel.ts';

const ROAD = 640;
const RADIUS = 60;
const wheels = [610, 742];

const SHELL =
  'M262 566 L262 470 C264 440 268 420 276 396 L312 252 C318 226 330 212 356 210 L1030 204 C1064 204 1084 216 1088 246 L1096 540 L1070 566 L830 572 C824 500 528 500 520 572Z';

/** A caravan from the side, its drawbar to the left. Colour as `#rrggbb`. */
export function drawCaravan(colour: string, light: Light, look?: Look): string {
  const dark = mix(colour, light.shade, 0.6);
  return [
    `<defs>${blur('soft', 6)}${blur('softer', 16)}${materials(colour, light, 200, 580)}${linear(
      'wall',
      [0, 204, 0, 572],
      [
        [0, mix(colour, light.sky, 0.7)],
        [0.1, mix(colour, light.sky, 0.25)],
        [0.6, colour],
        [0.78, mix(colour, light.shade, 0.14)],
        [1, mix(mix(colour, light.shade, 0.3), light.ground, 0.3)],
      ],
    )}${linear(
      'glass',
      [0, 280, 0, 390],
      [
        [0, '#5a6b78'],
        [0.45, '#26323b'],
        [0.5, '#161d23'],
        [1, '#2d3943'],
      ],
    )}${linear(
      'bend',
      [262, 0, 1096, 0],
      [
        [0, light.shade, 0.42],
        [0.12, light.shade, 0],
        [0.9, light.shade, 0],
        [1, light.shade, 0.45],
      ],
    )}<clipPath id="shell"><path d="${SHELL}"/></clipPath></defs>`,
    element('ellipse', {
      cx: 650,
      cy: ROAD + 2,
      rx: 500,
      ry: 22,
      fill: light.shade,
      'fill-opacity': light.shadow * 0.7,
      filter: 'url(#softer)',
    }),
    element('ellipse', {
      cx: 676,
      cy: ROAD,
      rx: 170,
      ry: 8,
      fill: '#000',
      'fill-opacity': 0.7,
      filter: 'url(#soft)',
    }),
    ...drawbar.map(part),
    path('M300 560 H1070 V586 H300Z', { fill: '#15181b' }),
    path(SHELL, { fill: 'url(#wall)' }),
    `<g clip-path="url(#shell)">${[
      path('M250 470 H1110 V580 H250Z', { fill: '#2b3137' }),
      checkerPlate(),
      path('M250 470 H1110', { stroke: '#c3c9ce', 'stroke-width': 4 }),
      stripes(look),
      element('rect', { x: 240, y: 190, width: 880, height: 400, fill: 'url(#bend)' }),
    ].join('')}</g>`,
    path(SHELL, { fill: 'none', stroke: dark, 'stroke-width': 1.6, 'stroke-opacity': 0.7 }),
    ...[
      [372, 286, 140, 84],
      [720, 286, 118, 84],
      [900, 286, 130, 84],
    ].map(([x = 0, y = 0, width = 0, height = 0]) => pane(x, y, width, height)),
    door(),
    awning(),
    ...roof.map(part),
    path('M520 576 C528 500 824 500 830 576Z', { fill: '#0f1113' }),
    `<g id="near-wheel" transform="translate(${wheels[0]} ${ROAD - RADIUS})">${wheel(RADIUS, 'five')}</g>`,
    `<use href="#near-wheel" x="${(wheels[1] ?? 0) - (wheels[0] ?? 0)}"/>`,
    ...fittings.map(part),
    groove('M276 396 L312 252', dark, '#ffffff'),
  ].join('');
}

const drawbar = [
  { d: 'M96 566 H300', fill: 'trim', stroke: 16 },
  { d: 'M96 560 H300', fill: 'metal', stroke: 2.5 },
  { d: 'M84 548 h34 q10 2 10 18 h-52 q-2 -14 8 -18Z', fill: 'metal' },
  { d: 'M150 566 V634', fill: 'metal', stroke: 9 },
  { d: 'M136 634 h28', fill: 'trim', stroke: 12 },
  { d: 'M150 566 V520', fill: 'trim', stroke: 9 },
  { d: 'M196 556 V486 q0 -18 18 -18 h26 q18 0 18 18 V556Z', fill: 'metal' },
  { d: 'M218 468 v-12 h18 v12', fill: 'dark-metal', stroke: 4 },
  { d: 'M180 556 h90', fill: 'trim', stroke: 5 },
] as const;

const roof = [
  { d: 'M430 208 q4 -16 20 -16 h70 q16 0 20 15Z', fill: 'metal' },
  { d: 'M660 206 q6 -26 24 -26 h110 q22 0 26 25Z', fill: 'body' },
  { d: 'M880 205 h130 v-7 h-130Z', fill: 'trim' },
] as const;

const fittings = [
  { d: 'M1078 470 h16 v52 h-14Z', fill: 'red' },
  { d: 'M1078 500 h15 v12 h-15Z', fill: 'amber' },
  { d: 'M266 506 h14 v16 h-16Z', fill: 'amber' },
  { d: 'M420 500 h70 v40 h-70Z', fill: 'dark-metal', stroke: 3 },
  { d: 'M900 494 h120 v50 h-120Z', fill: 'dark-metal', stroke: 3 },
  { d: 'M330 586 v36 M1030 586 v36', fill: 'metal', stroke: 6 },
] as const;

function pane(x: number, y: number, width: number, height: number): string {
  return [
    element('rect', {
      x: x - 5,
      y: y - 5,
      width: width + 10,
      height: height + 10,
      rx: 14,
      fill: '#14181b',
    }),
    element('rect', { x, y, width, height, rx: 10, fill: 'url(#glass)' }),
    path(
      `M${x + width * 0.2} ${y + height} L${x + width * 0.5} ${y} H${x + width * 0.68} L${x + width * 0.38} ${y + height}Z`,
      { fill: '#ffffff', 'fill-opacity': 0.14 },
    ),
    path(`M${x} ${y + height * 0.62} H${x + width}`, {
      stroke: '#0b0e10',
      'stroke-width': 2,
      'stroke-opacity': 0.6,
    }),
  ].join('');
}

function door(): string {
  return [
    element('rect', {
      x: 560,
      y: 262,
      width: 108,
      height: 296,
      rx: 10,
      fill: '#ffffff',
      'fill-opacity': 0.16,
      stroke: '#4b5259',
      'stroke-width': 3,
    }),
    pane(580, 288, 68, 82),
    element('rect', {
      x: 576,
      y: 396,
      width: 76,
      height: 110,
      rx: 6,
      fill: '#20262b',
      'fill-opacity': 0.75,
    }),
    element('rect', { x: 570, y: 446, width: 9, height: 34, rx: 4, fill: '#d7dce0' }),
  ].join('');
}

function awning(): string {
  return [
    element('rect', { x: 390, y: 226, width: 640, height: 22, rx: 11, fill: '#e3e7ea' }),
    element('rect', { x: 390, y: 238, width: 640, height: 10, rx: 5, fill: '#8c959c' }),
    path('M398 246 V470 M1022 246 V470', { stroke: '#aab1b7', 'stroke-width': 5 }),
  ].join('');
}

function checkerPlate(): string {
  const marks = Array.from({ length: 150 }, (_, index) => {
    const x = 258 + (index % 50) * 17 + (Math.floor(index / 50) % 2) * 8;
    const y = 484 + Math.floor(index / 50) * 28;
    return index % 2 ? `M${x} ${y} l6 5` : `M${x + 6} ${y} l-6 5`;
  });
  return path(marks.join(' '), { stroke: '#6a727a', 'stroke-width': 2, 'stroke-opacity': 0.55 });
}

const bands = [
  ['#c4622a', '#2f4a5e'],
  ['#2f6f8f', '#1d2f40'],
  ['#7b8a3a', '#3b4a2c'],
  ['#8c1f2b', '#3a3f45'],
  ['#3b4148', '#8b949b'],
  ['#d39a2c', '#5a3b1d'],
] as const;

/** A maker's two bands along the wall: a wave, a straight pair, a rising pair or a wedge. */
function stripes(look?: Look): string {
  const [first, second] = bands[((look?.face ?? 0) + (look?.form ?? 0)) % bands.length] ?? bands[0];
  const [upper, lower] = bandForms[(look?.form ?? 0) % bandForms.length] ?? bandForms[0];
  return (
    path(upper, { fill: first, 'fill-opacity': 0.9 }) +
    path(lower, { fill: second, 'fill-opacity': 0.9 })
  );
}

const bandForms = [
  [
    'M300 420 C520 392 700 470 1110 380 V408 C720 492 520 420 288 446Z',
    'M290 446 C520 424 720 496 1110 416 V428 C720 508 520 440 286 460Z',
  ],
  ['M280 424 H1110 V446 H274Z', 'M274 452 H1110 V460 H272Z'],
  ['M560 470 L760 214 H840 L650 470Z', 'M664 470 L852 214 H876 L690 470Z'],
  ['M280 440 L1110 396 V424 L276 452Z', 'M272 462 L1110 436 V446 L272 468Z'],
] as const;
