import { lightness, mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { blur, element, groove, linear, path } from '../svg.ts';
import { wheel } from '../wheel.ts';
import type { Part, SideGeometry } from './geometry.ts';

const road = 640;

/** A car from the side, standing on the road of its scene. Colour as `#rrggbb`. */
export function drawCar(car: SideGeometry, colour: string, light: Light): string {
  const body = bodyPath(car);
  const dark = mix(colour, light.shade, lightness(colour) > 0.5 ? 0.62 : 0.75);
  return [
    `<defs>${definitions(car, colour, light)}<clipPath id="body"><path d="${body}"/></clipPath></defs>`,
    shadow(car, light),
    farWheels(car),
    ...(car.behind ?? []).map(part),
    underside(car),
    path(body, { fill: 'url(#paint)' }),
    `<g clip-path="url(#body)">${reflections(car, colour, light)}</g>`,
    car.cladding ? cladding(car) : skirts(car, dark),
    ...car.shutLines.map((line) =>
      groove(line, mix(dark, '#000000', 0.4), mix(colour, '#ffffff', 0.7)),
    ),
    ...(car.lines ?? []).map((line) => groove(line, dark, mix(colour, '#ffffff', 0.7), 1.6)),
    glass(car, light),
    lamps(car, light),
    ...car.handles.map(([x, y]) => handle(x, y, colour, light)),
    ...(car.front ?? []).map(part),
    mirror(car, colour, light),
    path(body, { fill: 'none', stroke: dark, 'stroke-opacity': 0.5, 'stroke-width': 1.2 }),
    car.rails ? rails(car.rails) : '',
    `<g id="near-wheel" transform="translate(${car.wheels.front} ${road - car.wheels.radius})">${wheel(car.wheels.radius, car.wheels.design)}</g>`,
    `<use href="#near-wheel" x="${car.wheels.rear - car.wheels.front}"/>`,
  ].join('');
}

/** The outline closed along the sill, with the two wheel arches cut out. */
function bodyPath({ outline, sill, wheels, archGap, cabOnly }: SideGeometry): string {
  const reach = wheels.radius + archGap;
  const rise = road - wheels.radius;
  const across = Math.sqrt(reach ** 2 - (sill - rise) ** 2);
  const arch = (x: number) =>
    `L${(x + across).toFixed(1)} ${sill} A${reach} ${reach} 0 0 0 ${(x - across).toFixed(1)} ${sill}`;
  return `${outline} ${cabOnly ? '' : arch(wheels.rear)} ${arch(wheels.front)}Z`;
}

function definitions(car: SideGeometry, colour: string, light: Light): string {
  const { roof, belt, sill } = car;
  const at = (y: number) => (y - roof) / (sill - roof);
  const up = (share: number) => mix(colour, light.sky, share * light.gloss);
  const down = (share: number) => mix(colour, light.shade, share);
  const waist = belt + 14;
  return [
    blur('soft', 5),
    blur('softer', 14),
    linear(
      'paint',
      [0, roof, 0, sill],
      [
        [0, up(0.75)],
        [at(roof + 14), up(0.35)],
        [at(belt - 4), up(0.05)],
        [at(waist), up(0.62)],
        [at(waist + 26), up(0.16)],
        [at(waist + (sill - waist) * 0.46), down(0.1)],
        [at(waist + (sill - waist) * 0.58), down(0.34)],
        [at(waist + (sill - waist) * 0.76), mix(down(0.2), light.ground, 0.22)],
        [1, down(0.55)],
      ],
    ),
    linear(
      'ends',
      [90, 0, 1110, 0],
      [
        [0, light.shade, 0.62],
        [0.1, light.shade, 0.16],
        [0.2, light.shade, 0],
        [0.82, light.shade, 0],
        [0.92, light.shade, 0.2],
        [1, light.shade, 0.66],
      ],
    ),
    linear(
      'glass',
      [0, roof, 0, belt + 10],
      [
        [0, mix('#10161c', light.sky, 0.42)],
        [0.42, mix('#10161c', light.sky, 0.14)],
        [0.46, mix('#0b1014', light.sky, 0.03)],
        [1, mix('#0b1014', light.sky, 0.2)],
      ],
    ),
    linear(
      'body-part',
      [0, belt, 0, sill],
      [
        [0, up(0.5)],
        [0.25, up(0.1)],
        [0.6, down(0.3)],
        [1, down(0.55)],
      ],
    ),
    linear(
      'metal',
      [0, belt, 0, sill],
      [
        [0, '#eef1f4'],
        [0.5, '#8b939b'],
        [1, '#4b5259'],
      ],
    ),
  ].join('');
}

function shadow({ wheels }: SideGeometry, light: Light): string {
  const from = wheels.front - 205;
  const to = wheels.rear + 225;
  const middle = (from + to) / 2;
  return [
    element('ellipse', {
      cx: middle,
      cy: road + 4,
      rx: (to - from) / 2,
      ry: 26,
      fill: light.shade,
      'fill-opacity': light.shadow * 0.55,
      filter: 'url(#softer)',
    }),
    element('ellipse', {
      cx: middle,
      cy: road - 1,
      rx: (to - from) / 2 - 50,
      ry: 11,
      fill: '#000000',
      'fill-opacity': light.shadow,
      filter: 'url(#soft)',
    }),
    ...[wheels.front, wheels.rear].map((x) =>
      element('ellipse', {
        cx: x,
        cy: road,
        rx: wheels.radius * 0.85,
        ry: 7,
        fill: '#000000',
        'fill-opacity': 0.75,
        filter: 'url(#soft)',
      }),
    ),
  ].join('');
}

/** The two wheels of the other side, seen under the body. */
function farWheels({ wheels }: SideGeometry): string {
  return [wheels.front + 16, wheels.rear - 16]
    .map((cx) =>
      element('circle', {
        cx,
        cy: road - wheels.radius - 8,
        r: wheels.radius * 0.97,
        fill: '#0b0c0e',
      }),
    )
    .join('');
}

function underside({ wheels, sill }: SideGeometry): string {
  const hub = road - wheels.radius;
  const reach = wheels.radius + 24;
  return path(
    `M${wheels.front - reach} ${hub - reach * 0.86} H${wheels.rear + reach} V${sill - 6} L${wheels.rear + reach - 12} ${sill + 10} H${wheels.front - reach + 16} L${wheels.front - reach} ${sill - 8}Z`,
    { fill: '#0c0d0f' },
  );
}

function reflections(car: SideGeometry, colour: string, light: Light): string {
  const { belt, sill, roof } = car;
  const low = belt + (sill - belt) * 0.62;
  const shine = mix(colour, light.sky, 0.85);
  return [
    path(
      `M60 ${low + 12} C250 ${low - 14} 420 ${low + 10} 600 ${low - 2} S950 ${low + 12} 1140 ${low - 8} V${sill + 30} H60Z`,
      {
        fill: light.shade,
        'fill-opacity': 0.16,
        filter: 'url(#soft)',
      },
    ),
    path(car.crease, {
      fill: 'none',
      stroke: light.shade,
      'stroke-width': 7,
      'stroke-opacity': 0.32,
      filter: 'url(#soft)',
      transform: 'translate(0 5)',
    }),
    path(car.crease, {
      fill: 'none',
      stroke: shine,
      'stroke-width': 2.2,
      'stroke-opacity': 0.55 * light.gloss + 0.2,
    }),
    element('rect', {
      x: 60,
      y: roof - 20,
      width: 1080,
      height: sill - roof + 60,
      fill: 'url(#ends)',
    }),
    ...[car.wheels.front, car.wheels.rear].map((x) =>
      element('circle', {
        cx: x,
        cy: road - car.wheels.radius,
        r: car.wheels.radius + car.archGap + 5,
        fill: 'none',
        stroke: shine,
        'stroke-width': 2,
        'stroke-opacity': 0.35,
      }),
    ),
    element('rect', {
      x: 60,
      y: sill - 9,
      width: 1080,
      height: 40,
      fill: '#000',
      'fill-opacity': 0.28,
    }),
  ].join('');
}

function cladding({ wheels, sill, archGap }: SideGeometry): string {
  const hub = road - wheels.radius;
  const reach = wheels.radius + archGap;
  const arc = (x: number) =>
    element('path', {
      d: `M${x - reach - 4} ${sill - 1} A${reach + 5} ${reach + 5} 0 0 1 ${x + reach + 4} ${sill - 1}`,
      transform: `translate(0 ${Math.round((hub - sill) * 0.12)})`,
      fill: 'none',
      stroke: '#1e2225',
      'stroke-width': 15,
    });
  return [
    path(
      `M${wheels.front + reach - 6} ${sill - 20} L${wheels.rear - reach + 6} ${sill - 20} L${wheels.rear - reach + 6} ${sill + 3} L${wheels.front + reach - 6} ${sill + 3}Z`,
      { fill: '#1e2225' },
    ),
    path(`M${wheels.front + reach} ${sill - 20} H${wheels.rear - reach}`, {
      stroke: '#565c61',
      'stroke-width': 1.5,
    }),
    arc(wheels.front),
    arc(wheels.rear),
  ].join('');
}

function skirts({ wheels, sill, archGap }: SideGeometry, dark: string): string {
  const reach = wheels.radius + archGap;
  return (
    path(
      `M${wheels.front + reach + 2} ${sill - 10} L${wheels.rear - reach - 2} ${sill - 12} V${sill} H${wheels.front + reach}Z`,
      { fill: mix(dark, '#000000', 0.45) },
    ) +
    path(`M${wheels.front + reach + 4} ${sill - 11} L${wheels.rear - reach - 4} ${sill - 13}`, {
      stroke: '#ffffff',
      'stroke-opacity': 0.2,
      'stroke-width': 1.4,
    })
  );
}

function glass(car: SideGeometry, light: Light): string {
  const { roof, belt } = car;
  const windows = car.windows.join(' ');
  return [
    `<defs><clipPath id="windows"><path d="${windows}"/></clipPath></defs>`,
    ...car.screens.map(
      (d) => path(d, { fill: 'url(#glass)' }) + path(d, { fill: light.sky, 'fill-opacity': 0.16 }),
    ),
    path(windows, {
      fill: '#0b0f13',
      stroke: '#0a0c0e',
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }),
    path(windows, { fill: 'url(#glass)' }),
    `<g clip-path="url(#windows)">${cabin(car)}`,
    path(
      `M0 ${roof - 20} H1200 V${roof + (belt - roof) * 0.34} C900 ${roof + (belt - roof) * 0.5} 500 ${roof + (belt - roof) * 0.22} 0 ${roof + (belt - roof) * 0.62}Z`,
      { fill: light.sky, 'fill-opacity': 0.2 * light.gloss + 0.06 },
    ),
    ...[430, 660, 880].map((x) =>
      path(`M${x} ${belt + 10} L${x + 90} ${roof - 10} H${x + 128} L${x + 38} ${belt + 10}Z`, {
        fill: light.sky,
        'fill-opacity': 0.09,
      }),
    ),
    '</g>',
    path(windows, { fill: 'none', stroke: '#cfd5da', 'stroke-opacity': 0.28, 'stroke-width': 1.4 }),
    ...car.pillars.map((d) => path(d, { fill: '#0d1013' })),
  ].join('');
}

/** Seats and steering wheel behind the glass. */
function cabin({ heads, belt, roof }: SideGeometry): string {
  const top = roof + (belt - roof) * 0.36;
  const seats = heads.map((x) =>
    path(
      `M${x - 4} ${top} q16 -12 30 0 l5 24 q26 18 30 ${belt - top} h-74 q2 -34 8 -${belt - top - 22}Z`,
      { fill: '#1d242a' },
    ),
  );
  const first = heads[0] ?? 540;
  return [
    ...seats,
    element('ellipse', {
      cx: first - 74,
      cy: belt - 4,
      rx: 9,
      ry: 27,
      fill: 'none',
      stroke: '#20272d',
      'stroke-width': 6,
      transform: `rotate(-24 ${first - 74} ${belt})`,
    }),
  ].join('');
}

function lamps({ headlight, tail }: SideGeometry, light: Light): string {
  const defs =
    '<defs><linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset=".5" stop-color="#c5d2dc"/><stop offset="1" stop-color="#5d6a75"/></linearGradient>' +
    '<linearGradient id="tail" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff5a4d"/><stop offset=".5" stop-color="#c4141c"/><stop offset="1" stop-color="#6d0710"/></linearGradient></defs>';
  const glow = light.lamps
    ? path(headlight, { fill: '#fff6df', filter: 'url(#softer)', 'fill-opacity': 0.9 }) +
      path(tail, { fill: '#ff2d22', filter: 'url(#softer)', 'fill-opacity': 0.55 })
    : '';
  return [
    defs,
    path(headlight, {
      fill: 'url(#lamp)',
      stroke: '#14181b',
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }),
    path(tail, {
      fill: 'url(#tail)',
      stroke: '#2a0507',
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }),
    glow,
  ].join('');
}

function handle(x: number, y: number, colour: string, light: Light): string {
  return [
    element('rect', {
      x: x - 2,
      y: y - 1,
      width: 46,
      height: 12,
      rx: 6,
      fill: mix(colour, light.shade, 0.55),
      'fill-opacity': 0.75,
    }),
    element('rect', {
      x,
      y: y - 2,
      width: 42,
      height: 8,
      rx: 4,
      fill: mix(colour, light.sky, 0.35),
    }),
    element('rect', {
      x: x + 3,
      y: y - 1,
      width: 36,
      height: 2,
      rx: 1,
      fill: '#ffffff',
      'fill-opacity': 0.5,
    }),
  ].join('');
}

function mirror({ mirror: [x, y] }: SideGeometry, colour: string, light: Light): string {
  const d = `M${x} ${y} q-2 -24 18 -26 l26 1 q9 2 8 12 l-2 11 q-1 6 -9 6 l-30 1 q-9 1 -11 -5Z`;
  return [
    path(`M${x + 20} ${y + 2} l14 12 h-16 l-8 -12Z`, { fill: '#14181b' }),
    path(d, { fill: mix(colour, light.shade, 0.18) }),
    path(`M${x + 3} ${y - 9} q3 -15 16 -16 l26 1 q7 2 7 9Z`, {
      fill: mix(colour, light.sky, 0.6 * light.gloss + 0.1),
    }),
    path(d, {
      fill: 'none',
      stroke: mix(colour, light.shade, 0.8),
      'stroke-width': 1.2,
      'stroke-opacity': 0.7,
    }),
  ].join('');
}

function rails(d: string): string {
  return (
    path(d, { fill: 'none', stroke: '#15181b', 'stroke-width': 7, 'stroke-linecap': 'round' }) +
    path(d, { fill: 'none', stroke: '#aab1b7', 'stroke-width': 2.2, transform: 'translate(0 -2)' })
  );
}

const fills: Readonly<Record<Part['fill'], string>> = {
  body: 'url(#body-part)',
  trim: '#1a1d20',
  metal: 'url(#metal)',
  shadow: '#0b0c0e',
  glass: 'url(#glass)',
  amber: '#f08c1a',
  red: '#b3121a',
  cloth: '#24282c',
};

function part({ d, fill, stroke }: Part): string {
  const paint = fills[fill];
  return stroke === undefined
    ? path(d, { fill: paint, stroke: '#000', 'stroke-opacity': 0.35, 'stroke-width': 1 })
    : path(d, {
        fill: 'none',
        stroke: paint,
        'stroke-width': stroke,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      });
}
