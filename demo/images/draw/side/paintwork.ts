import { mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { materials } from '../part.ts';
import { blur, linear, path } from '../svg.ts';
import type { SideGeometry } from './geometry.ts';
import { ROAD } from './lower.ts';

/** Gradients of the paint: sky on the roof and the shoulder, the road's light on the flank. */
export function paintDefinitions(car: SideGeometry, colour: string, light: Light): string {
  const { roof, belt, sill } = car;
  const at = (y: number) => (y - roof) / (sill - roof);
  const up = (share: number) => mix(colour, light.sky, share * light.gloss);
  const down = (share: number) => mix(colour, light.shade, share);
  const waist = belt + 14;
  const flank = (share: number) => at(waist + (sill - waist) * share);
  const dim = light.shade;
  const night = (share: number) => mix('#0b1014', light.sky, share);
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
        [flank(0.46), down(0.1)],
        [flank(0.58), down(0.34)],
        [flank(0.76), mix(down(0.2), light.ground, 0.22)],
        [1, down(0.55)],
      ],
    ),
    linear(
      'ends',
      [90, 0, 1110, 0],
      [
        [0, dim, 0.62],
        [0.1, dim, 0.16],
        [0.2, dim, 0],
        [0.82, dim, 0],
        [0.92, dim, 0.2],
        [1, dim, 0.66],
      ],
    ),
    linear(
      'glass',
      [0, roof, 0, belt + 10],
      [
        [0, night(0.42)],
        [0.42, night(0.14)],
        [0.46, night(0.03)],
        [1, night(0.2)],
      ],
    ),
    materials(colour, light, belt - 10, sill),
  ].join('');
}

/** What the flank mirrors and where it turns away, inside the outline of the body. */
export function reflections(car: SideGeometry, colour: string, light: Light): string {
  const { belt, sill, roof, wheels } = car;
  const low = belt + (sill - belt) * 0.62;
  const shine = mix(colour, light.sky, 0.85);
  const lip = wheels.radius + car.archGap + 5;
  const horizon = `M60 ${low + 12} C250 ${low - 14} 420 ${low + 10} 600 ${low - 2} S950 ${low + 12} 1140 ${low - 8} V${sill + 30} H60Z`;
  return [
    path(horizon, { fill: light.shade, 'fill-opacity': 0.16, filter: 'url(#soft)' }),
    `<path d="${car.crease}" fill="none" stroke="${light.shade}" stroke-width="7" stroke-opacity=".32" filter="url(#soft)" transform="translate(0 5)"/>`,
    `<path d="${car.crease}" fill="none" stroke="${shine}" stroke-width="2.2" stroke-opacity="${(0.2 + 0.55 * light.gloss).toFixed(2)}"/>`,
    `<rect x="60" y="${roof - 20}" width="1080" height="${sill - roof + 60}" fill="url(#ends)"/>`,
    ...[wheels.front, wheels.rear].map(
      (x) =>
        `<circle cx="${x}" cy="${ROAD - wheels.radius}" r="${lip}" fill="none" stroke="${shine}" stroke-width="2" stroke-opacity=".35"/>`,
    ),
    `<rect x="60" y="${sill - 9}" width="1080" height="40" fill="#000" fill-opacity=".28"/>`,
  ].join('');
}
