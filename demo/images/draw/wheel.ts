import type { WheelDesign } from './side/geometry.ts';
import { element, path, radial } from './svg.ts';

interface WheelStyle {
  spokes: number;
  /** Rim radius over tyre radius. */
  rim: number;
  /** Half the angle of a spoke at the hub and at the rim, degrees. */
  hub: number;
  edge: number;
  metal: readonly [light: string, mid: string, dark: string];
  twin?: boolean;
  /** How far a spoke turns from hub to rim, degrees. */
  sweep?: number;
  /** A plate covers the spokes' inner part, share of the rim. */
  plate?: number;
}

const silver = ['#f4f6f8', '#b9c0c7', '#6d757d'] as const;
const gunmetal = ['#a4abb2', '#656c73', '#2c3136'] as const;
const black = ['#5a6067', '#2c3035', '#131517'] as const;

const styles: Readonly<Record<WheelDesign, WheelStyle>> = {
  five: { spokes: 5, rim: 0.7, hub: 17, edge: 9, metal: silver, twin: true },
  multi: { spokes: 10, rim: 0.72, hub: 9, edge: 5, metal: silver },
  steel: { spokes: 8, rim: 0.6, hub: 15, edge: 14, metal: ['#d5d9dc', '#9aa1a7', '#5c646b'] },
  rugged: { spokes: 6, rim: 0.62, hub: 15, edge: 11, metal: black },
  sport: {
    spokes: 7,
    rim: 0.77,
    hub: 8,
    edge: 6,
    metal: ['#8a9097', '#4a5056', '#22262a'],
    twin: true,
  },
  turbine: { spokes: 9, rim: 0.72, hub: 9, edge: 6, metal: silver, sweep: 22 },
  mesh: { spokes: 12, rim: 0.75, hub: 5, edge: 3.4, metal: gunmetal, twin: true },
  blade: { spokes: 5, rim: 0.74, hub: 26, edge: 15, metal: silver, sweep: 10 },
  aero: { spokes: 5, rim: 0.73, hub: 30, edge: 26, metal: gunmetal, plate: 0.62 },
  split: { spokes: 6, rim: 0.74, hub: 12, edge: 7.5, metal: black, twin: true },
  block: { spokes: 8, rim: 0.63, hub: 9, edge: 13, metal: gunmetal },
};

/** Tyre, brake and alloy as seen from the side, round (0, 0); definitions come along. */
export function wheel(radius: number, design: WheelDesign): string {
  const style = styles[design];
  const { rim, metal } = style;
  const rimRadius = radius * rim;
  const [light, mid, dark] = metal;
  const defs = [
    radial(
      'tyre',
      [0, 0, radius],
      [
        [0.6, '#191b1d'],
        [0.8, '#26292c'],
        [0.93, '#1b1d1f'],
        [1, '#0a0b0c'],
      ],
    ),
    radial(
      'barrel',
      [0, 0, rimRadius],
      [
        [0, '#3a3f44'],
        [0.7, '#1c1f22'],
        [1, '#090a0b'],
      ],
    ),
    `<linearGradient id="alloy" x1="0.2" y1="0" x2="0.8" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    `<linearGradient id="lip" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${dark}"/><stop offset=".75" stop-color="${mid}"/><stop offset="1" stop-color="${light}"/></linearGradient>`,
  ].join('');
  const ring = (r: number, width: number, colour: string, opacity = 1) =>
    element('circle', {
      r: r.toFixed(1),
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-opacity': opacity,
    });
  return [
    `<defs>${defs}</defs>`,
    element('circle', { r: radius, fill: 'url(#tyre)' }),
    design === 'rugged' || design === 'block' ? lugs(radius) : '',
    ring(radius * 0.9, 1.2, '#4a4e52', 0.55),
    ring(rimRadius + radius * 0.05, 1.5, '#000000', 0.6),
    element('circle', { r: rimRadius, fill: 'url(#barrel)' }),
    brake(rimRadius),
    spokePaths(style, rimRadius),
    style.plate === undefined ? '' : plate(rimRadius * style.plate),
    ring(rimRadius - radius * 0.018, radius * 0.045, 'url(#lip)'),
    ring(rimRadius + radius * 0.012, 1, '#000000', 0.7),
    element('circle', {
      r: rimRadius * 0.2,
      fill: 'url(#alloy)',
      stroke: '#000',
      'stroke-opacity': 0.35,
    }),
    element('circle', {
      r: rimRadius * 0.115,
      fill: '#23272b',
      stroke: '#8b9299',
      'stroke-width': 1,
    }),
    bolts(rimRadius),
    gloss(radius),
  ].join('');
}

function brake(rim: number): string {
  return [
    element('circle', { r: rim * 0.66, fill: '#6f757a' }),
    element('circle', { r: rim * 0.66, fill: 'none', stroke: '#9aa0a5', 'stroke-width': 1.2 }),
    element('circle', { r: rim * 0.38, fill: '#33373b' }),
    path(arcBand(rim * 0.46, rim * 0.74, -35, 30), { fill: '#3c4147', stroke: '#15171a' }),
  ].join('');
}

function spokePaths({ spokes, hub, edge, twin, sweep = 0 }: WheelStyle, rim: number): string {
  const inner = rim * 0.14;
  const one = (at: number, width: number) => {
    const p = (radius: number, degrees: number) => point(radius, at + degrees);
    const half = sweep * 0.4;
    return `M${p(inner, -hub * 2)} L${p(rim * 0.45, half - hub * width * 0.62)} L${p(rim * 0.97, sweep - edge * width)} L${p(rim * 0.97, sweep + edge * width)} L${p(rim * 0.45, half + hub * width * 0.62)} L${p(inner, hub * 2)}Z`;
  };
  const shapes = Array.from({ length: spokes }, (_, index) => {
    const at = (360 / spokes) * index - 90;
    return twin ? one(at - edge * 1.25, 0.62) + one(at + edge * 1.25, 0.62) : one(at, 1);
  });
  const d = shapes.join('');
  return (
    path(d, { fill: '#000', 'fill-opacity': 0.45, transform: 'translate(1.5 2.5)' }) +
    path(d, { fill: 'url(#alloy)', stroke: '#000', 'stroke-opacity': 0.25, 'stroke-width': 0.8 })
  );
}

/** Smooth cover of a wheel that is made to part the air. */
function plate(radius: number): string {
  return [
    element('circle', { r: radius, fill: 'url(#alloy)', stroke: '#000', 'stroke-opacity': 0.3 }),
    element('circle', {
      r: radius * 0.82,
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.25,
      'stroke-width': 1.4,
    }),
  ].join('');
}

function bolts(rim: number): string {
  return Array.from({ length: 5 }, (_, index) => {
    const [cx, cy] = point(rim * 0.165, index * 72 - 54).split(' ');
    return element('circle', { cx, cy, r: (rim * 0.022).toFixed(1), fill: '#1b1e21' });
  }).join('');
}

/** Tread blocks of a tyre for dirt roads. */
function lugs(radius: number): string {
  const dash = (radius * 2 * Math.PI) / 56;
  return element('circle', {
    r: radius - 1.5,
    fill: 'none',
    stroke: '#0c0d0e',
    'stroke-width': 5,
    'stroke-dasharray': `${(dash * 0.62).toFixed(2)} ${(dash * 0.38).toFixed(2)}`,
  });
}

function gloss(radius: number): string {
  return path(arcBand(radius * 0.8, radius * 0.95, -150, -40), {
    fill: '#ffffff',
    'fill-opacity': 0.07,
  });
}

/** A ring segment between two angles, degrees clockwise from the right. */
function arcBand(inner: number, outer: number, from: number, to: number): string {
  return `M${point(outer, from)} A${outer} ${outer} 0 0 1 ${point(outer, to)} L${point(inner, to)} A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

function point(radius: number, degrees: number): string {
  const radians = (degrees / 180) * Math.PI;
  return `${(radius * Math.cos(radians)).toFixed(2)} ${(radius * Math.sin(radians)).toFixed(2)}`;
}
