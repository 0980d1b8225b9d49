import { mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { ROAD } from '../side/lower.ts';
import { blur, linear } from '../svg.ts';
import type { EndGeometry } from './geometry.ts';

const MIDDLE = 600;
export const FOOT = 596;

/** Draws the right half twice, the second time mirrored. */
export function both(half: string): string {
  return `<g transform="translate(${MIDDLE} 0)">${half}</g><g transform="translate(${MIDDLE} 0) scale(-1 1)">${half}</g>`;
}

/** Draws something once, round the middle. */
export function centred(drawing: string): string {
  return `<g transform="translate(${MIDDLE} 0)">${drawing}</g>`;
}

/** Right half of the body: filled, turned away at the side, and edged. */
export function bodyHalf(end: EndGeometry, edge: string): string {
  const d = outline(end);
  return `<path d="${d}" fill="url(#paint)"/><path d="${d}" fill="url(#turn)"/><path d="${d}" fill="none" stroke="${edge}" stroke-opacity=".6" stroke-width="1.5"/>`;
}

/** Right half of the outline, from the middle of the roof to the middle of the sill. */
function outline(end: EndGeometry): string {
  const { half, top, belt, open } = end;
  const roof = half * end.roof;
  const shoulder = end.boxy ? half * 0.97 : half * 0.93;
  const crown = open
    ? `M0 ${belt - 4} L${shoulder - 20} ${belt - 2}`
    : `M0 ${top} C${roof * 0.6} ${top} ${roof * 0.9} ${top + 3} ${roof} ${top + 20} L${shoulder - 14} ${belt - 8}`;
  return `${crown} C${shoulder} ${belt + 6} ${half} ${belt + 30} ${half} ${belt + 70} L${half + 2} ${FOOT - 66} C${half + 2} ${FOOT - 20} ${half - 4} ${FOOT} ${half - 24} ${FOOT} L0 ${FOOT + 2}`;
}

export function definitions({ top, belt }: EndGeometry, colour: string, light: Light): string {
  const up = (share: number) => mix(colour, light.sky, share * light.gloss);
  const down = (share: number) => mix(colour, light.shade, share);
  const night = (share: number) => mix('#0b1014', light.sky, share);
  const at = (y: number) => (y - top) / (FOOT - top);
  return [
    blur('soft', 5),
    blur('softer', 14),
    linear(
      'paint',
      [0, top, 0, FOOT],
      [
        [0, up(0.8)],
        [at(top + 16), up(0.3)],
        [at(belt - 2), up(0.2)],
        [at(belt + 20), up(0.62)],
        [at(belt + 70), up(0.12)],
        [at(belt + 130), down(0.18)],
        [1, down(0.5)],
      ],
    ),
    linear(
      'turn',
      [0, 0, 270, 0],
      [
        [0, light.shade, 0],
        [0.62, light.shade, 0.02],
        [1, light.shade, 0.55],
      ],
    ),
    linear(
      'glass',
      [0, top, 0, belt],
      [
        [0, night(0.5)],
        [0.44, night(0.2)],
        [0.5, night(0.05)],
        [1, night(0.16)],
      ],
    ),
    linear(
      'chrome',
      [0, belt, 0, FOOT],
      [
        [0, '#f4f6f8'],
        [0.5, '#8d959c'],
        [1, '#d5dadd'],
      ],
    ),
  ].join('');
}

export function shadow({ half }: EndGeometry, light: Light): string {
  return [
    `<ellipse cx="600" cy="${ROAD + 4}" rx="${half + 70}" ry="24" fill="${light.shade}" fill-opacity="${light.shadow * 0.6}" filter="url(#softer)"/>`,
    `<ellipse cx="600" cy="${ROAD - 2}" rx="${half + 6}" ry="11" fill-opacity="${light.shadow}" filter="url(#soft)"/>`,
  ].join('');
}

/** A tyre under one corner. */
export function tyre({ half }: EndGeometry): string {
  return `<path d="M${half - 76} 520 H${half - 2} V622 q0 16 -14 16 h-46 q-14 0 -14 -16Z" fill="#131517"/><path d="M${half - 66} 600 v34 M${half - 50} 600 v38 M${half - 34} 600 v38 M${half - 18} 600 v34" stroke="#2f3336" stroke-width="3"/>`;
}

/** A plate without letters. */
export function plate(y: number): string {
  return `<rect x="-62" y="${y}" width="124" height="36" rx="5" fill="#f4f5f2" stroke="#23282c" stroke-width="3"/><path d="M-44 ${y + 18} h88" stroke="#c9cdd0" stroke-width="9" stroke-dasharray="11 5"/>`;
}

export function sideMirror(
  { half, belt, boxy }: EndGeometry,
  colour: string,
  light: Light,
): string {
  const x = half * (boxy ? 0.95 : 0.9);
  const tall = boxy ? 46 : 34;
  return `<path d="M${x - 14} ${belt - 12} l26 -6 v12 l-22 6Z" fill="#15181b"/><path d="M${x + 8} ${belt - 12} q0 -${tall - 14} 18 -${tall - 10} h34 q14 2 12 18 l-4 12 q-2 8 -12 8 h-38 q-10 0 -10 -10Z" fill="${mix(colour, light.sky, 0.3)}" stroke="${light.shade}" stroke-opacity=".5" stroke-width="1.4"/><path d="M${x + 8} ${belt - 12} q2 16 16 14 h32 q10 -2 12 -12Z" fill="${mix(colour, light.shade, 0.5)}"/>`;
}
