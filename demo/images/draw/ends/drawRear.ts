import { lightness, mix } from '../colour.ts';
import type { Light } from '../light.ts';
import type { EndGeometry } from './geometry.ts';
import {
  bodyHalf,
  both,
  centred,
  definitions,
  FOOT,
  plate,
  shadow,
  sideMirror,
  tyre,
} from './shell.ts';

/** A car seen from straight behind. Colour as `#rrggbb`. */
export function drawRear(end: EndGeometry, colour: string, light: Light): string {
  const dark = mix(colour, light.shade, lightness(colour) > 0.5 ? 0.6 : 0.75);
  return [
    `<defs>${definitions(end, colour, light)}${TAIL_GRADIENT}</defs>`,
    shadow(end, light),
    both(tyre(end)),
    both(sideMirror(end, colour, light)),
    end.open ? both(openSeat(end)) : '',
    both(bodyHalf(end, dark)),
    rearScreen(end, light),
    centred(bumper(end)),
    end.rear === 'tray' ? centred(tray(end)) : both(panels(end, dark) + tail(end, light)),
    centred(plate(plateHeight(end))),
  ].join('');
}

const TAIL_GRADIENT =
  '<linearGradient id="tail" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff6a5c"/><stop offset=".5" stop-color="#c4141c"/><stop offset="1" stop-color="#5c060d"/></linearGradient>';

function plateHeight({ rear, belt }: EndGeometry): number {
  if (rear === 'boot') return belt + 92;
  if (rear === 'hatch') return belt + 84;
  return rear === 'tray' ? 556 : 528;
}

function rearScreen({ half, top, belt, roof, rear, open }: EndGeometry, light: Light): string {
  if (open) return '';
  const upper = half * roof - 18;
  const lower = half * (rear === 'hatch' || rear === 'barn' ? 0.8 : 0.76);
  const head = top + 24;
  const base = belt - (rear === 'boot' ? 4 : 14);
  const d = `M${-upper} ${head + 4} Q0 ${head - 6} ${upper} ${head + 4} L${lower} ${base} Q0 ${base + 8} ${-lower} ${base}Z`;
  const split =
    rear === 'barn'
      ? `<rect x="-14" y="${head - 10}" width="28" height="${base - head + 24}" fill="url(#paint)"/>`
      : '';
  return centred(
    [
      `<path d="${d}" fill="#0b0f13" stroke="#0b0e11" stroke-width="9" stroke-linejoin="round"/><path d="${d}" fill="url(#glass)"/>`,
      `<path d="M${-lower * 0.5} ${base} L${-lower * 0.1} ${head} H${lower * 0.16} L${-lower * 0.24} ${base}Z" fill="${light.sky}" fill-opacity=".12"/>`,
      ...[0.3, 0.45, 0.6, 0.75].map(
        (share) =>
          `<path d="M${-upper} ${head + (base - head) * share} H${upper}" stroke="#c8784a" stroke-opacity=".25" stroke-width="1.4"/>`,
      ),
      split,
      `<rect x="-40" y="${top + 10}" width="80" height="7" rx="3" fill="#b3121a"/>`,
    ].join(''),
  );
}

/** Back of a seat with its roll hoop, and the frame of the windscreen ahead of it. */
function openSeat({ half, top, belt }: EndGeometry): string {
  const edge = half * 0.6;
  return [
    `<path d="M0 ${top + 8} H${edge} L${half * 0.86} ${belt}" fill="none" stroke="#15181b" stroke-width="11" stroke-linejoin="round"/><path d="M0 ${top + 12} H${edge - 4} L${half * 0.8} ${belt + 4} H0Z" fill="#9fb4c2" fill-opacity=".28"/>`,
    `<path d="M50 ${belt + 10} V${belt - 38} q0 -22 22 -22 h56 q22 0 22 22 V${belt + 10}Z" fill="#2a2f33"/><rect x="68" y="${belt - 88}" width="64" height="40" rx="15" fill="#33393e"/>`,
    `<path d="M54 ${belt + 8} V${belt - 48} q0 -14 14 -14 h64 q14 0 14 14 V${belt + 8}" fill="none" stroke="url(#chrome)" stroke-width="8"/>`,
  ].join('');
}

function panels({ half, belt, rear }: EndGeometry, dark: string): string {
  const edge = half * 0.8;
  const base = rear === 'boot' ? belt + 84 : FOOT - 62;
  const lid = `M${edge} ${belt - 2} C${edge + 6} ${belt + 40} ${edge - 2} ${base - 30} ${edge - 18} ${base} H0`;
  const middle = rear === 'barn' ? `M0 ${belt - 200} V${base + 20}` : '';
  const rail =
    rear === 'tailgate'
      ? `<path d="M0 ${belt + 2} H${half * 0.98} V${belt + 16} H0Z" fill="#15181b"/><path d="M0 ${belt + 96} h44 v24 H0Z" fill="#15181b"/>`
      : '';
  return `${rail}<path d="${lid} ${middle}" fill="none" stroke="${dark}" stroke-opacity=".75" stroke-width="2.4"/><path d="M0 ${belt + 62} H${half * 0.42}" stroke="#e3e7ea" stroke-width="${rear === 'tailgate' ? 0 : 5}"/>`;
}

function tail({ half, belt, rear, boxy }: EndGeometry, light: Light): string {
  const upright = boxy || rear === 'barn' || rear === 'tailgate';
  const d = upright
    ? `M${half * 0.84} ${belt + 24} H${half - 3} V${belt + 132} H${half * 0.84}Z`
    : `M${half * 0.4} ${belt + 36} C${half * 0.6} ${belt + 24} ${half * 0.84} ${belt + 16} ${half * 0.985} ${belt + 28} C${half} ${belt + 56} ${half * 0.99} ${belt + 76} ${half * 0.96} ${belt + 86} C${half * 0.8} ${belt + 84} ${half * 0.62} ${belt + 66} ${half * 0.4} ${belt + 54}Z`;
  const line = upright
    ? `M${half * 0.9} ${belt + 34} V${belt + 122}`
    : `M${half * 0.46} ${belt + 46} Q${half * 0.75} ${belt + 42} ${half * 0.95} ${belt + 50}`;
  return [
    `<path d="${d}" fill="url(#tail)" stroke="#2a0507" stroke-width="2.4"/><path d="${line}" fill="none" stroke="#ffb0a4" stroke-width="4"/>`,
    light.lamps ? `<path d="${d}" fill="#ff2d22" fill-opacity=".5" filter="url(#softer)"/>` : '',
    `<rect x="${half * 0.74}" y="${FOOT - 50}" width="${half * 0.2}" height="8" rx="4" fill="#9c151c"/>`,
  ].join('');
}

function bumper({ half, rear }: EndGeometry): string {
  const work = rear === 'tailgate' || rear === 'tray';
  return [
    `<path d="M${-half * 0.94} ${FOOT - 36} H${half * 0.94} L${half * 0.86} ${FOOT + 3} H${-half * 0.86}Z" fill="#15181b"/>`,
    work
      ? `<rect x="${-half * 0.98}" y="${FOOT - 40}" width="${half * 1.96}" height="16" rx="6" fill="url(#chrome)"/>`
      : `<path d="M${-half * 0.7} ${FOOT - 12} h58 m${half * 1.4 - 116} 0 h58" stroke="url(#chrome)" stroke-width="11" stroke-linecap="round"/>`,
  ].join('');
}

function tray({ half }: EndGeometry): string {
  const wide = half + 34;
  return [
    `<rect x="${-wide}" y="438" width="${wide * 2}" height="88" rx="4" fill="url(#chrome)"/>`,
    `<path d="M${-wide} 466 H${wide} M${-wide} 496 H${wide} M0 438 V526" stroke="#5a6268" stroke-width="3"/>`,
    `<rect x="${-wide}" y="524" width="${wide * 2}" height="22" fill="#23282c"/>`,
    ...[-wide + 6, wide - 62].map(
      (x) => `<rect x="${x}" y="550" width="56" height="22" rx="3" fill="url(#tail)"/>`,
    ),
  ].join('');
}
