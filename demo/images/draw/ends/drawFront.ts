import { lightness, mix } from '../colour.ts';
import type { Light } from '../light.ts';
import type { EndGeometry } from './geometry.ts';
import { grilleOf } from './grilles.ts';
import { headlightOutline } from './headlights.ts';
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

/** A car seen from straight ahead. Colour as `#rrggbb`. */
export function drawFront(end: EndGeometry, colour: string, light: Light): string {
  const dark = mix(colour, light.shade, lightness(colour) > 0.5 ? 0.6 : 0.75);
  return [
    `<defs>${definitions(end, colour, light)}${LAMP_GRADIENTS}</defs>`,
    shadow(end, light),
    both(tyre(end)),
    both(bodyHalf(end, dark)),
    windscreen(end, light),
    both(bonnet(end, dark, light)),
    centred(face(end)),
    both(headlight(end, light)),
    both(sideMirror(end, colour, light)),
    centred(plate(end.boxy ? 520 : 512)),
  ].join('');
}

const LAMP_GRADIENTS =
  '<linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#eaf1f6"/><stop offset=".4" stop-color="#8795a1"/><stop offset="1" stop-color="#232c33"/></linearGradient><radialGradient id="projector"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#dbe8f2"/><stop offset=".75" stop-color="#56636e"/><stop offset="1" stop-color="#11161a"/></radialGradient>';

function windscreen({ half, top, belt, roof, boxy, open }: EndGeometry, light: Light): string {
  const upper = half * roof - 16;
  const lower = half * (boxy ? 0.9 : 0.86);
  const head = top + (open ? 4 : 22);
  const d = `M${-upper} ${head + 4} Q0 ${head - 8} ${upper} ${head + 4} L${lower} ${belt - 8} Q0 ${belt + 12} ${-lower} ${belt - 8}Z`;
  const seat = (x: number) =>
    `<path d="M${x - 36} ${belt} q-4 -${(belt - head) * 0.42} 14 -${(belt - head) * 0.46} h8 q-2 -26 14 -26 q16 0 14 26 h8 q18 0 14 ${(belt - head) * 0.46}Z" fill="#1b2228"/>`;
  const wheelX = -lower * 0.46;
  return centred(
    [
      `<defs><clipPath id="screen"><path d="${d}"/></clipPath></defs>`,
      `<path d="${d}" fill="#0b0f13" stroke="#0b0e11" stroke-width="10" stroke-linejoin="round"/>`,
      `<path d="${d}" fill="url(#glass)"/><g clip-path="url(#screen)">`,
      seat(-lower * 0.45),
      seat(lower * 0.45),
      `<path d="M${-lower} ${belt + 4} V${belt - 22} Q0 ${belt - 34} ${lower} ${belt - 22} V${belt + 10}Z" fill="#0d1114"/>`,
      `<ellipse cx="${wheelX}" cy="${belt - 16}" rx="42" ry="30" fill="none" stroke="#2a3238" stroke-width="8"/>`,
      `<path d="M${-lower * 0.2} ${belt + 10} L${lower * 0.35} ${head - 10} H${lower * 0.62} L${lower * 0.1} ${belt + 10}Z M${lower * 0.18} ${belt + 10} L${lower * 0.7} ${head - 10} H${lower * 0.78} L${lower * 0.26} ${belt + 10}Z" fill="${light.sky}" fill-opacity=".1"/>`,
      `<rect x="-26" y="${head + 2}" width="52" height="14" rx="6" fill="#0c0f12"/></g>`,
      `<path d="M${-lower * 0.7} ${belt - 2} Q${-lower * 0.3} ${belt - 18} ${-lower * 0.02} ${belt + 2} M${-lower * 0.1} ${belt + 3} Q${lower * 0.3} ${belt - 14} ${lower * 0.66} ${belt - 3}" fill="none" stroke="#0a0c0e" stroke-width="4"/>`,
    ].join(''),
  );
}

function bonnet({ half, belt, nose }: EndGeometry, dark: string, light: Light): string {
  return [
    `<path d="M${half * 0.84} ${belt} C${half * 0.86} ${belt + 26} ${half * 0.86} ${nose - 26} ${half * 0.8} ${nose - 4} Q${half * 0.4} ${nose + 6} 0 ${nose + 6}" fill="none" stroke="${dark}" stroke-opacity=".65" stroke-width="2.2"/>`,
    `<path d="M${half * 0.42} ${belt + 10} Q${half * 0.4} ${nose - 30} ${half * 0.34} ${nose - 2}" fill="none" stroke="${dark}" stroke-opacity=".35" stroke-width="3"/>`,
    `<path d="M${half * 0.44} ${belt + 10} Q${half * 0.42} ${nose - 30} ${half * 0.36} ${nose - 2}" fill="none" stroke="${light.sky}" stroke-opacity=".4" stroke-width="2"/>`,
  ].join('');
}

function face({ half, nose, boxy, face: which = 0 }: EndGeometry): string {
  const wide = half * (boxy ? 0.5 : 0.46);
  const { d, mesh, closed, bright } = grilleOf(which, wide, nose + 12, nose + (boxy ? 84 : 60));
  const intake = FOOT - 44;
  return [
    `<defs><clipPath id="grille"><path d="${d}"/></clipPath></defs><path d="${d}" fill="#0d1013"/>`,
    `<g clip-path="url(#grille)"><path d="${mesh}" fill="none" stroke="#4a525a" stroke-width="3.4"/></g>`,
    closed
      ? ''
      : `<path d="${d}" fill="none" stroke="${bright ? 'url(#chrome)' : '#23282d'}" stroke-width="4"/>`,
    `<path d="M${-half * 0.62} ${intake} H${half * 0.62} L${half * 0.54} ${FOOT - 10} H${-half * 0.54}Z" fill="#0e1114"/>`,
    `<path d="M${-half * 0.58} ${intake + 12} H${half * 0.58} M${-half * 0.56} ${intake + 22} H${half * 0.56}" stroke="#3a4147" stroke-width="3"/>`,
    `<path d="M${-half * 0.9} ${FOOT - 8} Q0 ${FOOT + 6} ${half * 0.9} ${FOOT - 8} V${FOOT + 4} H${-half * 0.9}Z" fill="#15181b"/>`,
  ].join('');
}

function headlight(end: EndGeometry, light: Light): string {
  const { half, nose, boxy, lamp = 0 } = end;
  const d = headlightOutline(end);
  const y = nose + (boxy ? 38 : 20);
  const r = lamp === 1 ? 8 : boxy ? 19 : 13;
  const fogY = FOOT - 52;
  return [
    `<path d="${d}" fill="url(#lamp)"/>${lampLight(end, y, r)}`,
    `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="3"/><path d="${d}" fill="none" stroke="#11161a" stroke-width="1.6"/>`,
    light.lamps ? `<path d="${d}" fill="#fff6df" fill-opacity=".7" filter="url(#softer)"/>` : '',
    `<path d="M${half * 0.74} ${fogY - 12} H${half * 0.95} L${half * 0.92} ${fogY + 18} H${half * 0.72}Z" fill="#14181b"/><ellipse cx="${half * 0.84}" cy="${fogY + 3}" rx="17" ry="8" fill="url(#projector)"/>`,
  ].join('');
}

/** Two lenses, a bar or three blocks, as in the side's lamp. */
function lampLight({ half, sign = 0 }: EndGeometry, y: number, r: number): string {
  const lens = (share: number, down: number) =>
    `<circle cx="${half * share}" cy="${y + down}" r="${r}" fill="url(#projector)"/>`;
  if (sign % 5 === 1)
    return `<path d="M${half * 0.55} ${y + 8} L${half * 0.95} ${y - 8}" stroke="#fff" stroke-width="${r * 0.6}"/>`;
  if (sign % 5 === 2)
    return [0.64, 0.75, 0.86]
      .map(
        (share) =>
          `<rect x="${half * share - r * 0.6}" y="${y - r * 0.5}" width="${r * 1.2}" height="${r}" rx="3" fill="#fff"/>`,
      )
      .join('');
  return lens(0.7, 4) + lens(0.85, 0);
}
