import type { Light } from '../light.ts';
import { path } from '../svg.ts';
import type { SideGeometry } from './geometry.ts';

/** Side windows with the cabin behind them, the sky on them and the pillars over them. */
export function glass(car: SideGeometry, light: Light): string {
  const { roof, belt } = car;
  const bright = car.brightFrames ?? false;
  const windows = car.windows.join(' ');
  const at = (share: number) => roof + (belt - roof) * share;
  const skyline = `M0 ${roof - 20} H1200 V${at(0.34)} C900 ${at(0.5)} 500 ${at(0.22)} 0 ${at(0.62)}Z`;
  const streaks = [430, 660, 880].map(
    (x) =>
      `M${x} ${belt + 10} L${x + 90} ${roof - 10} H${x + 128} L${x + 38} ${belt + 10}Z M${x + 48} ${belt + 10} L${x + 138} ${roof - 10} H${x + 150} L${x + 60} ${belt + 10}Z`,
  );
  return [
    `<defs><clipPath id="windows"><path d="${windows}"/></clipPath></defs>`,
    ...car.screens.map(
      (d) => path(d, { fill: 'url(#glass)' }) + path(d, { fill: light.sky, 'fill-opacity': 0.16 }),
    ),
    `<path d="${windows}" fill="#0b0f13" stroke="#0a0c0e" stroke-width="9" stroke-linejoin="round"/>`,
    path(windows, { fill: 'url(#glass)' }),
    `<g clip-path="url(#windows)">${cabin(car)}`,
    path(skyline, { fill: light.sky, 'fill-opacity': 0.2 * light.gloss + 0.06 }),
    path(streaks.join(' '), { fill: light.sky, 'fill-opacity': 0.09 }),
    '</g>',
    `<path d="${windows}" fill="none" stroke="#cfd5da" stroke-opacity="${bright ? 0.5 : 0.28}" stroke-width="${bright ? 2.6 : 1.4}"/>`,
    ...car.pillars.map((d) => path(d, { fill: '#0d1013' })),
  ].join('');
}

/** Seats and steering wheel, seen through the glass. */
function cabin({ heads, belt, roof }: SideGeometry): string {
  const top = roof + (belt - roof) * 0.36;
  const seats = heads.map((x) =>
    path(
      `M${x - 4} ${top} q16 -12 30 0 l5 24 q26 18 30 ${belt - top} h-74 q2 -34 8 -${belt - top - 22}Z`,
      { fill: '#1d242a' },
    ),
  );
  const wheel = (heads[0] ?? 540) - 74;
  return `${seats.join('')}<ellipse cx="${wheel}" cy="${belt - 4}" rx="9" ry="27" fill="none" stroke="#20272d" stroke-width="6" transform="rotate(-24 ${wheel} ${belt})"/>`;
}
