import type { Light } from '../light.ts';
import type { LampSign, SideGeometry, TailSign } from './geometry.ts';

const DEFINITIONS =
  '<defs><linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9f0f5"/><stop offset=".35" stop-color="#8a98a4"/><stop offset="1" stop-color="#2c363e"/></linearGradient>' +
  '<linearGradient id="dark-lamp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#59646d"/><stop offset=".4" stop-color="#2b343b"/><stop offset="1" stop-color="#141a1f"/></linearGradient>' +
  '<radialGradient id="projector"><stop offset="0" stop-color="#ffffff"/><stop offset=".4" stop-color="#dbe8f2"/><stop offset=".72" stop-color="#5b6873"/><stop offset="1" stop-color="#11161a"/></radialGradient>' +
  '<linearGradient id="tail" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e8443b"/><stop offset=".5" stop-color="#b3121a"/><stop offset="1" stop-color="#5c060d"/></linearGradient></defs>';

/** Headlight and tail light behind their clear covers; lit where the scene is dark. */
export function lamps(car: SideGeometry, light: Light): string {
  const { headlight, tail, lampSign = 'lenses', tailSign = 'line' } = car;
  const lit = light.lamps;
  const clear = lit ? '#fffdf4' : '#f3f8fc';
  return [
    DEFINITIONS,
    `<defs><clipPath id="headlight"><path d="${headlight}"/></clipPath><clipPath id="taillight"><path d="${tail}"/></clipPath></defs>`,
    `<g clip-path="url(#headlight)"><path d="${headlight}" fill="${lampSign === 'lenses' ? 'url(#lamp)' : 'url(#dark-lamp)'}"/>${headSign(lampSign, boundsOf(headlight), clear)}`,
    lampSign === 'lenses' || lampSign === 'hook'
      ? `<path d="${headlight}" fill="none" stroke="${clear}" stroke-width="6" stroke-opacity=".95"/></g>`
      : '</g>',
    `<path d="${headlight}" fill="none" stroke="#12161a" stroke-width="2.6" stroke-linejoin="round"/>`,
    `<path d="${tail}" fill="url(#tail)"/><g clip-path="url(#taillight)">`,
    rearSign(tailSign, tail, lit ? '#ffb3a6' : '#ff7a6b'),
    `<path d="${tail}" fill="none" stroke="#ff9a8c" stroke-width="3" stroke-opacity=".6"/></g>`,
    `<path d="${tail}" fill="none" stroke="#2a0507" stroke-width="2.2" stroke-linejoin="round"/>`,
    lit ? glow(headlight, '#fff6df', 0.75) + glow(tail, '#ff2d22', 0.5) : '',
  ].join('');
}

type Bounds = ReturnType<typeof boundsOf>;

function headSign(sign: LampSign, { left, right, top, bottom }: Bounds, clear: string): string {
  const [width, height] = [right - left, bottom - top];
  const at = (share: number) => (left + width * share).toFixed(1);
  const down = (share: number) => (top + height * share).toFixed(1);
  const lens = (share: number, radius: number) =>
    `<circle cx="${at(share)}" cy="${down(0.56)}" r="${radius.toFixed(1)}" fill="url(#projector)"/>`;
  const small = Math.min(height * 0.32, 15);
  switch (sign) {
    case 'lenses':
    case 'hook':
      return lens(0.34, small) + lens(0.6, small);
    case 'blocks':
      return [0.14, 0.34, 0.54]
        .map(
          (share) =>
            `<rect x="${at(share)}" y="${down(0.34)}" width="${(width * 0.15).toFixed(1)}" height="${(height * 0.4).toFixed(1)}" rx="3" fill="${clear}" fill-opacity=".92"/>`,
        )
        .join('');
    case 'bar':
      return `<path d="M${left} ${down(0.7)} C${at(0.4)} ${down(0.42)} ${at(0.7)} ${down(0.3)} ${right} ${down(0.16)}" fill="none" stroke="${clear}" stroke-width="${Math.max(4, height * 0.16).toFixed(1)}"/>`;
    case 'rings':
      return [0.3, 0.62]
        .map(
          (share) =>
            `${lens(share, small * 0.7)}<circle cx="${at(share)}" cy="${down(0.56)}" r="${(small * 1.15).toFixed(1)}" fill="none" stroke="${clear}" stroke-width="3.4"/>`,
        )
        .join('');
  }
}

function rearSign(sign: TailSign, tail: string, colour: string): string {
  const { left, right, top, bottom } = boundsOf(tail);
  const [width, height] = [right - left, bottom - top];
  const line = (d: string, thick = 4) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thick}"/>`;
  switch (sign) {
    case 'line':
      return line(`M${left} ${top + height * 0.42} L${right} ${top + height * 0.5}`);
    case 'hook':
      return line(
        `M${left} ${top + height * 0.3} L${right - width * 0.3} ${top + height * 0.3} V${bottom - height * 0.2} H${left}`,
        5,
      );
    case 'ring':
      return line(tail, 13);
    case 'blocks':
      return line(
        [0.2, 0.45, 0.7].map((share) => `M${left} ${top + height * share} H${right}`).join(' '),
        5,
      );
  }
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
