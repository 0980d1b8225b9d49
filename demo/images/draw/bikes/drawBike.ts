import type { Light } from '../light.ts';
import { materials, part } from '../part.ts';
import { blur, element, linear, path } from '../svg.ts';
import type { BikeGeometry, BikeWheel } from './geometry.ts';

const ROAD = 640;

/** A motorcycle from the side, standing on the road of its scene. Colour as `#rrggbb`. */
export function drawBike(bike: BikeGeometry, colour: string, light: Light): string {
  const { front, rear } = bike.wheels;
  return [
    `<defs>${blur('soft', 6)}${blur('softer', 16)}${materials(colour, light, 260, 580)}${linear(
      'glass',
      [0, 180, 0, 330],
      [
        [0, '#dfeaf2', 0.7],
        [1, '#6b7a86', 0.55],
      ],
    )}</defs>`,
    element('ellipse', {
      cx: (front.x + rear.x) / 2,
      cy: ROAD + 4,
      rx: (rear.x - front.x) / 2 + 120,
      ry: 20,
      fill: light.shade,
      'fill-opacity': light.shadow * 0.6,
      filter: 'url(#softer)',
    }),
    ...[front, rear].map(({ x }) =>
      element('ellipse', {
        cx: x,
        cy: ROAD,
        rx: 62,
        ry: 7,
        fill: '#000',
        'fill-opacity': 0.75,
        filter: 'url(#soft)',
      }),
    ),
    ...bike.behind.map(part),
    wheel(front),
    wheel(rear),
    ...bike.front.map(part),
    ...bike.sheen.map((d) => path(d, { fill: light.sky, 'fill-opacity': 0.42 * light.gloss })),
  ].join('');
}

function wheel({ x, radius, tyre, spokes }: BikeWheel): string {
  const y = ROAD - radius;
  const thick = radius * tyre;
  const rim = radius - thick;
  const circle = (r: number, stroke: string, width: number, opacity = 1) =>
    element('circle', {
      cx: x,
      cy: y,
      r: r.toFixed(1),
      fill: 'none',
      stroke,
      'stroke-width': width.toFixed(1),
      'stroke-opacity': opacity,
    });
  return [
    circle(radius - thick / 2, '#17191b', thick),
    circle(radius - thick * 0.28, '#34383b', 2, 0.8),
    circle(radius - 2, '#050606', 3),
    circle(rim - 4, '#8d959c', 9),
    circle(rim, '#f0f2f4', 1.4, 0.8),
    circle(rim - 9, '#2b2f33', 2),
    spokes === 'wire' ? wires(x, y, rim - 8) : castSpokes(x, y, rim - 6),
    circle(radius * 0.42, '#b4bbc1', 7),
    circle(radius * 0.42, '#6d747a', 3),
    element('circle', {
      cx: x,
      cy: y,
      r: radius * 0.15,
      fill: '#50575d',
      stroke: '#171a1c',
      'stroke-width': 2,
    }),
    element('circle', { cx: x, cy: y, r: radius * 0.06, fill: '#c9cfd4' }),
  ].join('');
}

function wires(x: number, y: number, reach: number): string {
  const lines = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * Math.PI * 2;
    const lean = index % 2 ? 0.34 : -0.34;
    return `M${(x + 14 * Math.cos(angle + lean)).toFixed(1)} ${(y + 14 * Math.sin(angle + lean)).toFixed(1)} L${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return path(lines.join(' '), { stroke: '#c3cad0', 'stroke-width': 1.5 });
}

function castSpokes(x: number, y: number, reach: number): string {
  const blades = Array.from({ length: 5 }, (_, index) => {
    const at = (r: number, turn: number) => {
      const angle = ((index * 72 - 90 + turn) / 180) * Math.PI;
      return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    };
    return `M${at(12, -26)} L${at(reach * 0.6, -5)} L${at(reach, -15)} L${at(reach, -8)} L${at(reach * 0.72, 1)} L${at(reach, 9)} L${at(reach, 16)} L${at(reach * 0.6, 6)} L${at(12, 26)}Z`;
  });
  return path(blades.join(' '), { fill: '#3a4046', stroke: '#14171a', 'stroke-width': 1 });
}
