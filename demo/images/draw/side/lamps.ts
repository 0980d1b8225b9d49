import type { Light } from '../light.ts';
import type { SideGeometry } from './geometry.ts';

const DEFINITIONS =
  '<defs><linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9f0f5"/><stop offset=".35" stop-color="#8a98a4"/><stop offset="1" stop-color="#2c363e"/></linearGradient>' +
  '<radialGradient id="projector"><stop offset="0" stop-color="#ffffff"/><stop offset=".4" stop-color="#dbe8f2"/><stop offset=".72" stop-color="#5b6873"/><stop offset="1" stop-color="#11161a"/></radialGradient>' +
  '<linearGradient id="tail" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e8443b"/><stop offset=".5" stop-color="#b3121a"/><stop offset="1" stop-color="#5c060d"/></linearGradient></defs>';

/** Headlight and tail light behind their clear covers; lit where the scene is dark. */
export function lamps({ headlight, tail }: SideGeometry, light: Light): string {
  const head = boundsOf(headlight);
  const rear = boundsOf(tail);
  const height = head.bottom - head.top;
  const radius = Math.min(height * 0.32, 15);
  const middle = head.top + height * 0.56;
  const projectors = [0.34, 0.6].map(
    (share) =>
      `<circle cx="${(head.left + (head.right - head.left) * share).toFixed(1)}" cy="${middle.toFixed(1)}" r="${radius.toFixed(1)}" fill="url(#projector)"/>`,
  );
  const lit = light.lamps;
  return [
    DEFINITIONS,
    `<defs><clipPath id="headlight"><path d="${headlight}"/></clipPath><clipPath id="taillight"><path d="${tail}"/></clipPath></defs>`,
    `<g clip-path="url(#headlight)"><path d="${headlight}" fill="url(#lamp)"/>${projectors.join('')}`,
    `<path d="${headlight}" fill="none" stroke="${lit ? '#fffdf4' : '#f3f8fc'}" stroke-width="6" stroke-opacity=".95"/></g>`,
    `<path d="${headlight}" fill="none" stroke="#12161a" stroke-width="2.6" stroke-linejoin="round"/>`,
    `<path d="${tail}" fill="url(#tail)"/><g clip-path="url(#taillight)">`,
    `<path d="M${rear.left} ${rear.top + (rear.bottom - rear.top) * 0.42} L${rear.right} ${rear.top + (rear.bottom - rear.top) * 0.5}" stroke="${lit ? '#ffb3a6' : '#ff7a6b'}" stroke-width="4"/>`,
    `<path d="${tail}" fill="none" stroke="#ff9a8c" stroke-width="3" stroke-opacity=".6"/></g>`,
    `<path d="${tail}" fill="none" stroke="#2a0507" stroke-width="2.2" stroke-linejoin="round"/>`,
    lit ? glow(headlight, '#fff6df', 0.75) + glow(tail, '#ff2d22', 0.5) : '',
  ].join('');
}

function glow(d: string, colour: string, opacity: number): string {
  return `<path d="${d}" fill="${colour}" fill-opacity="${opacity}" filter="url(#softer)"/>`;
}

/** Box round a path of absolute coordinates; control points count, which is near enough. */
export function boundsOf(d: string): { left: number; right: number; top: number; bottom: number } {
  const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
