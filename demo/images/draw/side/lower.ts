import { mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { path } from '../svg.ts';
import type { SideGeometry } from './geometry.ts';

/** Height of the road in every picture. */
export const ROAD = 640;

const PLASTIC = '#1e2225';

/** Shadow of the whole body, and the darker ones where the tyres touch. */
export function shadow({ wheels }: SideGeometry, light: Light): string {
  const from = wheels.front - 205;
  const to = wheels.rear + 225;
  const middle = (from + to) / 2;
  const half = (to - from) / 2;
  return [
    `<ellipse cx="${middle}" cy="${ROAD + 4}" rx="${half}" ry="26" fill="${light.shade}" fill-opacity="${light.shadow * 0.55}" filter="url(#softer)"/>`,
    `<ellipse cx="${middle}" cy="${ROAD - 1}" rx="${half - 50}" ry="11" fill-opacity="${light.shadow}" filter="url(#soft)"/>`,
    ...[wheels.front, wheels.rear].map(
      (x) =>
        `<ellipse cx="${x}" cy="${ROAD}" rx="${wheels.radius * 0.85}" ry="7" fill-opacity=".75" filter="url(#soft)"/>`,
    ),
  ].join('');
}

/** The two wheels of the other side, seen under the body. */
export function farWheels({ wheels }: SideGeometry): string {
  return [wheels.front + 16, wheels.rear - 16]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${ROAD - wheels.radius - 8}" r="${wheels.radius * 0.97}" fill="#0b0c0e"/>`,
    )
    .join('');
}

export function underside({ wheels, sill }: SideGeometry): string {
  const hub = ROAD - wheels.radius;
  const reach = wheels.radius + 24;
  const left = wheels.front - reach;
  const right = wheels.rear + reach;
  return path(
    `M${left} ${hub - reach * 0.86} H${right} V${sill - 6} L${right - 12} ${sill + 10} H${left + 16} L${left} ${sill - 8}Z`,
    { fill: '#0c0d0f' },
  );
}

/** Black plastic round the wheels and along the sill. */
export function cladding({ wheels, sill, archGap, cabOnly }: SideGeometry): string {
  const hub = ROAD - wheels.radius;
  const reach = wheels.radius + archGap;
  const drop = Math.round((hub - sill) * 0.12);
  const arc = (x: number) =>
    `<path d="M${x - reach - 4} ${sill - 1} A${reach + 5} ${reach + 5} 0 0 1 ${x + reach + 4} ${sill - 1}" transform="translate(0 ${drop})" fill="none" stroke="${PLASTIC}" stroke-width="15"/>`;
  const from = wheels.front + reach - 6;
  const to = cabOnly ? 606 : wheels.rear - reach + 6;
  return [
    path(`M${from} ${sill - 20} H${to} V${sill + 3} H${from}Z`, { fill: PLASTIC }),
    path(`M${from + 6} ${sill - 20} H${to - 6}`, { stroke: '#565c61', 'stroke-width': 1.5 }),
    arc(wheels.front),
    cabOnly ? '' : arc(wheels.rear),
  ].join('');
}

/** Painted sills, a shade darker than the doors. */
export function skirts({ wheels, sill, archGap }: SideGeometry, dark: string): string {
  const reach = wheels.radius + archGap;
  const from = wheels.front + reach;
  const to = wheels.rear - reach;
  return [
    path(`M${from + 2} ${sill - 10} L${to - 2} ${sill - 12} V${sill} H${from}Z`, {
      fill: mix(dark, '#000000', 0.45),
    }),
    `<path d="M${from + 4} ${sill - 11} L${to - 4} ${sill - 13}" stroke="#fff" stroke-opacity=".2" stroke-width="1.4"/>`,
  ].join('');
}
