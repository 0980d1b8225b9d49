import { lightness, mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { part } from '../part.ts';
import { groove, linear, path } from '../svg.ts';
import { wheel } from '../wheel.ts';
import { grille, handle, mirror, rails } from './fittings.ts';
import type { SideGeometry } from './geometry.ts';
import { glass } from './glass.ts';
import { lamps } from './lamps.ts';
import { cladding, farWheels, ROAD, shadow, skirts, underside } from './lower.ts';
import { paintDefinitions, reflections } from './paintwork.ts';

/** A car from the side, standing on the road of its scene. Colour as `#rrggbb`. */
export function drawCar(car: SideGeometry, colour: string, light: Light): string {
  const body = bodyPath(car);
  const dark = mix(colour, light.shade, lightness(colour) > 0.5 ? 0.62 : 0.75);
  const pale = mix(colour, '#ffffff', 0.7);
  const { front, rear, radius, design } = car.wheels;
  return [
    `<defs>${paintDefinitions(car, colour, light)}<clipPath id="body"><path d="${body}"/></clipPath></defs>`,
    shadow(car, light),
    farWheels(car),
    ...(car.behind ?? []).map(part),
    underside(car),
    path(body, { fill: 'url(#paint)' }),
    `<g clip-path="url(#body)">${reflections(car, colour, light)}${grille(car)}</g>`,
    car.darkRoof ? darkRoof(car, light) : '',
    car.cladding ? cladding(car) : skirts(car, dark),
    ...car.shutLines.map((line) => groove(line, mix(dark, '#000000', 0.4), pale)),
    ...(car.lines ?? []).map((line) => groove(line, dark, pale, 1.6)),
    glass(car, light),
    lamps(car, light),
    ...car.handles.map(([x, y]) => handle(x, y, colour, light)),
    ...(car.front ?? []).map(part),
    mirror(car, colour, light),
    path(body, { fill: 'none', stroke: dark, 'stroke-opacity': 0.5, 'stroke-width': 1.2 }),
    car.rails ? rails(car.rails) : '',
    `<g id="near-wheel" transform="translate(${front} ${ROAD - radius})">${wheel(radius, design)}</g>`,
    `<use href="#near-wheel" x="${rear - front}"/>`,
  ].join('');
}

/** Roof and pillars in black, as a contrast to the paint. */
function darkRoof({ roof, belt, mirror }: SideGeometry, light: Light): string {
  const top = mix('#15181b', light.sky, 0.45 * light.gloss);
  return [
    `<defs>${linear(
      'dark-roof',
      [0, roof, 0, belt],
      [
        [0, top],
        [0.12, '#1b1f23'],
        [1, '#101316'],
      ],
    )}</defs>`,
    `<g clip-path="url(#body)"><rect x="${mirror[0] - 50}" y="${roof - 40}" width="900" height="${belt - roof + 36}" fill="url(#dark-roof)"/></g>`,
  ].join('');
}

/** The outline closed along the sill, with the wheel arches cut out. */
function bodyPath({ outline, sill, wheels, archGap, cabOnly }: SideGeometry): string {
  const reach = wheels.radius + archGap;
  const hub = ROAD - wheels.radius;
  const across = Math.sqrt(reach ** 2 - (sill - hub) ** 2);
  const arch = (x: number) =>
    `L${(x + across).toFixed(1)} ${sill} A${reach} ${reach} 0 0 0 ${(x - across).toFixed(1)} ${sill}`;
  return `${outline} ${cabOnly ? '' : arch(wheels.rear)} ${arch(wheels.front)}Z`;
}
