import { linear, radial } from '../svg.ts';
import type { Upholstery } from './upholstery.ts';

/** The bed end of a caravan. */
export function bed({ light, tone, dark }: Upholstery): string {
  const pillow = (x: number, y: number, fill: string) =>
    `<path d="M${x} ${y} q-18 -64 20 -66 q80 -14 160 0 q36 4 22 66 q-100 26 -202 0Z" fill="${fill}" stroke="#b9b3a8" stroke-width="2"/>`;
  return [
    walls(),
    windowPane(100, 210, 190, 180),
    windowPane(910, 210, 190, 180),
    cupboards(340, 96, 520),
    '<rect x="330" y="250" width="540" height="200" rx="18" fill="#8b6f52"/><path d="M510 250 v200 M690 250 v200" stroke="#6e563e" stroke-width="4"/>',
    '<ellipse cx="300" cy="300" rx="20" ry="28" fill="#ffe9b8"/><ellipse cx="900" cy="300" rx="20" ry="28" fill="#ffe9b8"/>',
    pillow(372, 470, '#ffffff'),
    pillow(626, 470, '#ffffff'),
    pillow(410, 500, light),
    pillow(600, 500, tone),
    '<path d="M310 480 Q600 450 890 480 L1010 760 H190Z" fill="#f7f4ee"/><path d="M290 530 Q600 500 910 530 L1010 760 H190Z" fill="#ece6da"/>',
    `<path d="M240 640 Q600 600 960 640 L1010 760 H190Z" fill="${tone}"/><path d="M240 640 Q600 600 960 640" stroke="${dark}" stroke-width="4" fill="none"/><path d="M420 618 L390 760 M600 610 V760 M780 618 L810 760" stroke="${dark}" stroke-opacity=".4" stroke-width="3"/>`,
    '<path d="M60 470 h150 v330 H30Z M990 470 h150 l30 330 H1010Z" fill="#9a7b5a"/><path d="M46 470 h170 v16 H44Z M984 470 h170 v16 H984Z" fill="#efeae1"/><circle cx="130" cy="452" r="12" fill="#6b8c66"/><path d="M118 452 h24 l-4 20 h-16Z" fill="#d9d4ca"/>',
    GLOW,
  ].join('');
}

/** The kitchen side of a caravan. */
export function kitchen({ light, tone, dark }: Upholstery): string {
  return [
    walls(),
    cupboards(70, 84, 780),
    windowPane(330, 246, 320, 150),
    '<rect x="884" y="150" width="236" height="560" rx="14" fill="#c9ced2"/><path d="M884 360 h236" stroke="#7f878d" stroke-width="5"/><path d="M906 220 v100 M906 400 v160" stroke="#5c646a" stroke-width="10" stroke-linecap="round"/><path d="M890 156 h60 l-30 548 h-30Z" fill="#fff" fill-opacity=".25"/>',
    '<path d="M50 450 H870 V482 H50Z" fill="#f3f1ec"/><path d="M50 478 H870" stroke="#b3ada2" stroke-width="4"/><path d="M64 482 H858 V720 H64Z" fill="#8f7051"/>',
    ...[76, 272, 468, 664].map(
      (x) =>
        `<rect x="${x}" y="500" width="180" height="${x === 468 ? 96 : 206}" rx="8" fill="#a58461" stroke="#6e563e" stroke-width="3"/><path d="M${x + 66} 522 h48" stroke="#e3e6e8" stroke-width="7" stroke-linecap="round"/>`,
    ),
    '<rect x="468" y="610" width="180" height="96" rx="8" fill="#15181b"/><rect x="480" y="624" width="156" height="64" rx="6" fill="#2b3238"/>',
    '<rect x="120" y="438" width="220" height="16" rx="6" fill="#1b1f22"/><path d="M146 438 h56 M240 438 h56" stroke="#5a6269" stroke-width="8"/><path d="M560 450 h180 l-14 18 H574Z" fill="#aeb5ba"/><path d="M650 450 V390 q0 -24 26 -24 q24 0 24 22" fill="none" stroke="#d5dadd" stroke-width="11" stroke-linecap="round"/>',
    `<path d="M0 620 Q40 540 70 540 V800 H0Z" fill="${tone}"/><path d="M0 700 H200 V800 H0Z" fill="${light}"/><path d="M0 700 H200" stroke="${dark}" stroke-width="4"/>`,
    '<circle cx="790" cy="430" r="20" fill="#d98c3f"/><circle cx="820" cy="434" r="18" fill="#e0b11f"/><path d="M764 440 h84 l-12 16 h-60Z" fill="#efeae1" stroke="#b9b3a8" stroke-width="2"/>',
    GLOW,
  ].join('');
}

const GLOW =
  '<rect width="1200" height="800" fill="url(#lamplight)"/><rect width="1200" height="800" fill="url(#vignette)"/>';

function walls(): string {
  return [
    `<defs>${linear(
      'wall',
      [0, 0, 0, 800],
      [
        [0, '#f4f0e8'],
        [0.6, '#e2dccf'],
        [1, '#c6bda9'],
      ],
    )}${linear(
      'floor',
      [0, 700, 0, 800],
      [
        [0, '#a98d6c'],
        [1, '#7c6347'],
      ],
    )}${linear(
      'dusk',
      [0, 200, 0, 400],
      [
        [0, '#6b7da6'],
        [0.6, '#e8a67e'],
        [1, '#f5cf8d'],
      ],
    )}${radial(
      'lamplight',
      [600, 90, 760],
      [
        [0, '#fff1cf', 0.5],
        [0.5, '#ffe2a6', 0.14],
        [1, '#ffe2a6', 0],
      ],
    )}${radial(
      'vignette',
      [600, 400, 840],
      [
        [0, '#2a1c10', 0],
        [0.6, '#2a1c10', 0],
        [1, '#2a1c10', 0.45],
      ],
    )}</defs>`,
    '<rect width="1200" height="800" fill="url(#wall)"/><path d="M0 720 H1200 V800 H0Z" fill="url(#floor)"/><path d="M0 0 H1200 V44 Q600 70 0 44Z" fill="#fbf9f4"/>',
    '<path d="M300 40 h600" stroke="#ffe9b8" stroke-width="8" stroke-linecap="round"/>',
  ].join('');
}

function cupboards(x: number, y: number, width: number): string {
  const doors = Math.round(width / 180);
  const each = width / doors;
  return Array.from({ length: doors }, (_, index) => {
    const left = x + index * each;
    return `<rect x="${left + 4}" y="${y}" width="${each - 8}" height="118" rx="12" fill="#a58461" stroke="#6e563e" stroke-width="3"/><path d="M${left + each / 2 - 26} ${y + 100} h52" stroke="#e3e6e8" stroke-width="7" stroke-linecap="round"/><path d="M${left + 16} ${y + 14} h${each - 32}" stroke="#fff" stroke-opacity=".2" stroke-width="4"/>`;
  }).join('');
}

function windowPane(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x - 10}" y="${y - 10}" width="${width + 20}" height="${height + 20}" rx="22" fill="#d2ccc0"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="url(#dusk)"/><path d="M${x} ${y + height * 0.74} q${width * 0.3} -${height * 0.16} ${width * 0.55} 0 t${width * 0.45} -6 v${height * 0.26 - 6} q0 12 -14 12 h-${width - 28} q-14 0 -14 -14Z" fill="#5d5566"/><path d="M${x + 12} ${y + 26} h${width - 24}" stroke="#fff" stroke-opacity=".45" stroke-width="22"/>`;
}
