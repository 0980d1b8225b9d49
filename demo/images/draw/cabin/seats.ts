import { blur, linear, radial } from '../svg.ts';
import type { Upholstery } from './upholstery.ts';

/** The two front seats, from ahead. */
export function frontSeats(leather: Upholstery): string {
  return [
    room(leather),
    seat(330, leather, 1),
    seat(870, leather, 1),
    '<path d="M520 430 Q600 410 680 430 L724 800 H476Z" fill="#1a1d20"/><path d="M532 440 Q600 424 668 440 L676 520 H524Z" fill="#2c3135"/><path d="M520 430 L476 800 M680 430 L724 800" stroke="#8b939a" stroke-width="4"/><circle cx="570" cy="600" r="34" fill="#090a0b" stroke="#59616a" stroke-width="4"/><circle cx="634" cy="680" r="34" fill="#090a0b" stroke="#59616a" stroke-width="4"/>',
    VIGNETTE,
  ].join('');
}

/** The bench in the second row. */
export function rearSeats(leather: Upholstery): string {
  const { light, tone, dark, stitch } = leather;
  const rest = (x: number, width: number) =>
    `<path d="M${x - 10} 232 v44 M${x + 10} 232 v44" stroke="#b9c0c6" stroke-width="8"/><rect x="${x - width / 2}" y="150" width="${width}" height="96" rx="34" fill="url(#leather)"/><path d="M${x - width / 2 + 16} 172 q${width / 2 - 16} -16 ${width - 32} 0" stroke="${light}" stroke-width="3" fill="none" stroke-opacity=".7"/>`;
  return [
    room(leather),
    rest(310, 170),
    rest(600, 140),
    rest(890, 170),
    '<path d="M96 560 Q90 300 170 258 H1030 Q1110 300 1104 560Z" fill="url(#leather)"/>',
    `<path d="M452 262 L440 560 M748 262 L760 560" stroke="${dark}" stroke-width="5"/><path d="M190 286 Q320 270 440 290 L430 540 M1010 286 Q880 270 760 290 L770 540" fill="none" stroke="${stitch}" stroke-width="2.5" stroke-dasharray="9 6"/>`,
    ...[350, 410, 470, 530].map(
      (y) =>
        `<path d="M196 ${y} Q310 ${y + 14} 428 ${y} M772 ${y} Q890 ${y + 14} 1004 ${y}" fill="none" stroke="${dark}" stroke-opacity=".6" stroke-width="3"/>`,
    ),
    `<path d="M60 640 Q70 540 180 528 H1020 Q1130 540 1140 640 L1150 760 H50Z" fill="url(#cushion)"/><path d="M444 532 L420 756 M756 532 L780 756" stroke="${dark}" stroke-width="5"/><path d="M90 620 Q600 560 1110 620" fill="none" stroke="${stitch}" stroke-width="2.5" stroke-dasharray="9 6"/>`,
    `<path d="M180 250 L260 560 M1020 250 L940 560" stroke="#24282b" stroke-width="16"/><rect x="246" y="530" width="30" height="34" rx="5" fill="#b3121a"/><rect x="924" y="530" width="30" height="34" rx="5" fill="#b3121a"/>`,
    `<path d="M470 330 h260 v150 q-130 30 -260 0Z" fill="${tone}" stroke="${dark}" stroke-width="4"/>`,
    VIGNETTE,
  ].join('');
}

const VIGNETTE = '<rect width="1200" height="800" fill="url(#vignette)"/>';

function room({ light, tone, dark }: Upholstery): string {
  return [
    `<defs>${blur('far', 8)}${linear(
      'day',
      [0, 40, 0, 330],
      [
        [0, '#bcd9ec'],
        [1, '#eef4f4'],
      ],
    )}${linear(
      'leather',
      [0, 100, 0, 620],
      [
        [0, light],
        [0.35, tone],
        [1, dark],
      ],
    )}${linear(
      'cushion',
      [0, 520, 0, 780],
      [
        [0, light],
        [0.3, tone],
        [1, dark],
      ],
    )}${radial(
      'vignette',
      [600, 400, 820],
      [
        [0, '#000', 0],
        [0.6, '#000', 0],
        [1, '#000', 0.6],
      ],
    )}</defs>`,
    '<rect width="1200" height="800" fill="#202327"/><path d="M0 0 H1200 V60 Q600 20 0 60Z" fill="#d9d6cf"/>',
    '<path d="M0 80 Q90 70 150 86 L196 320 H0Z M1200 80 Q1110 70 1050 86 L1004 320 H1200Z M250 76 Q600 48 950 76 L930 300 H270Z" fill="url(#day)"/>',
    '<g filter="url(#far)"><ellipse cx="420" cy="280" rx="190" ry="46" fill="#7f9c74"/><ellipse cx="780" cy="286" rx="190" ry="40" fill="#6d8c67"/></g>',
    '<path d="M0 320 H196 L240 800 H0Z M1200 320 H1004 L960 800 H1200Z" fill="#2c3034"/><path d="M240 300 H960 V420 H240Z" fill="#1b1e21"/>',
  ].join('');
}

function seat(x: number, { light, dark, stitch }: Upholstery, scale: number): string {
  const ribs = Array.from(
    { length: 7 },
    (_, index) => `M-78 ${318 + index * 36} Q0 ${334 + index * 36} 78 ${318 + index * 36}`,
  ).join(' ');
  return `<g transform="translate(${x} 0) scale(${scale})">${[
    '<path d="M-22 214 v60 M22 214 v60" stroke="#c3c9ce" stroke-width="9"/>',
    `<path d="M-78 128 Q-72 96 -40 94 H40 Q72 96 78 128 L72 206 Q64 226 40 226 H-40 Q-64 226 -72 206Z" fill="url(#leather)"/><path d="M-58 120 Q0 102 58 120" stroke="${light}" stroke-width="4" fill="none"/>`,
    `<path d="M-120 268 Q-96 246 -50 246 H50 Q96 246 120 268 L164 470 L150 612 H-150 L-164 470Z" fill="url(#leather)"/>`,
    `<path d="M-120 268 Q-140 380 -164 470 L-150 612 H-104 Q-118 420 -84 292Z M120 268 Q140 380 164 470 L150 612 H104 Q118 420 84 292Z" fill="${dark}" fill-opacity=".35"/>`,
    `<path d="${ribs}" stroke="${dark}" stroke-opacity=".65" stroke-width="3.5" fill="none"/><path d="M-84 292 Q-118 420 -104 606 M84 292 Q118 420 104 606" stroke="${stitch}" stroke-width="2.6" stroke-dasharray="9 6" fill="none"/>`,
    `<path d="M-176 640 Q-170 576 -110 570 H110 Q170 576 176 640 L196 790 H-196Z" fill="url(#cushion)"/><path d="M-110 584 L-132 790 M110 584 L132 790" stroke="${stitch}" stroke-width="2.6" stroke-dasharray="9 6" fill="none"/><path d="M-150 610 Q0 586 150 610" stroke="${light}" stroke-opacity=".8" stroke-width="4" fill="none"/>`,
  ].join('')}</g>`;
}
