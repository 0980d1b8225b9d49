import { blur, linear, radial } from '../svg.ts';
import type { SceneDrawing } from './scene.ts';

/** A country yard: gravel, a corrugated shed and a string of flags. */
export const shed: SceneDrawing = {
  light: {
    sky: '#eef4f8',
    ground: '#c79a72',
    shade: '#17161a',
    gloss: 0.76,
    shadow: 0.6,
    lamps: false,
  },
  mirror: 0,
  draw: () => [definitions(), sky(), trees(), building(), bunting(), gravel()].join(''),
  veil: () =>
    `<defs>${radial(
      'noon',
      [240, 30, 820],
      [
        [0, '#fff4d6', 0.34],
        [0.5, '#fff4d6', 0.08],
        [1, '#fff4d6', 0],
      ],
    )}</defs><rect width="1200" height="800" fill="url(#noon)"/>`,
};

function definitions(): string {
  return `<defs>${[
    blur('cloud', 14),
    blur('far', 2),
    blur('leaf', 5),
    linear(
      'sky',
      [0, 0, 0, 480],
      [
        [0, '#3f8ad0'],
        [0.6, '#93c4ea'],
        [1, '#e5f0f4'],
      ],
    ),
    linear(
      'iron',
      [0, 220, 0, 510],
      [
        [0, '#e8e2d2'],
        [1, '#bdb49f'],
      ],
    ),
    linear(
      'roof',
      [0, 150, 0, 226],
      [
        [0, '#8f4a38'],
        [1, '#6f3526'],
      ],
    ),
    linear(
      'door',
      [0, 280, 0, 510],
      [
        [0, '#7f8a84'],
        [1, '#5e6963'],
      ],
    ),
    linear(
      'gravel',
      [0, 506, 0, 800],
      [
        [0, '#cf9f74'],
        [0.3, '#b98a64'],
        [1, '#8a644a'],
      ],
    ),
  ].join('')}</defs>`;
}

function sky(): string {
  return '<rect width="1200" height="520" fill="url(#sky)"/><g fill="#fff" fill-opacity=".65" filter="url(#cloud)"><ellipse cx="180" cy="90" rx="170" ry="18"/><ellipse cx="640" cy="60" rx="220" ry="15"/><ellipse cx="1050" cy="110" rx="160" ry="18"/></g>';
}

function trees(): string {
  const crowns = [
    [40, 380, 90, 60],
    [120, 340, 80, 56],
    [60, 300, 60, 44],
    [1130, 370, 96, 62],
    [1070, 330, 70, 50],
    [1180, 310, 70, 56],
  ]
    .map(
      ([x, y, rx, ry], index) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${index % 2 ? '#6f8258' : '#5d7150'}"/>`,
    )
    .join('');
  return `<path d="M84 510 L78 360 H94 L98 510Z M1120 510 L1114 350 H1130 L1136 510Z" fill="#b39b83"/><g filter="url(#leaf)">${crowns}</g>`;
}

function building(): string {
  const ribs = Array.from({ length: 66 }, (_, index) => `M${176 + index * 13} 226 V510`).join(' ');
  const roofRibs = Array.from(
    { length: 45 },
    (_, index) => `M${240 + index * 17} 152 L${158 + index * 20.4} 226`,
  ).join(' ');
  const slats = Array.from({ length: 17 }, (_, index) => `M0 ${292 + index * 13} h210`).join(' ');
  const doors = [250, 495, 740]
    .map(
      (x) =>
        `<g transform="translate(${x} 0)"><rect y="280" width="210" height="230" fill="url(#door)"/><path d="${slats}" stroke="#48524d" stroke-width="2.4"/><rect y="280" width="210" height="230" fill="none" stroke="#f4efe2" stroke-width="7"/></g>`,
    )
    .join('');
  return `<g filter="url(#far)"><rect x="166" y="222" width="868" height="288" fill="url(#iron)"/><path d="${ribs}" stroke="#9f967f" stroke-opacity=".5" stroke-width="4"/><path d="M236 150 H964 L1060 228 H140Z" fill="url(#roof)"/><path d="${roofRibs}" stroke="#4f2419" stroke-opacity=".4" stroke-width="3"/><path d="M140 226 H1060 v9 H140Z" fill="#f4efe2"/>${doors}<rect x="420" y="238" width="360" height="34" rx="4" fill="#2f6b3a"/><path d="M450 255 h300" stroke="#f4efe2" stroke-width="9" stroke-dasharray="34 12"/></g>`;
}

function bunting(): string {
  const colours = ['#c8382f', '#f2f0e6', '#2f5f9c', '#e0a92c'];
  const flags = Array.from({ length: 30 }, (_, index) => {
    const x = index * 42;
    const y = 118 + 54 * Math.sin(((index % 15) / 14) * Math.PI);
    return `<path d="M${x} ${y.toFixed(1)} h26 l-13 34Z" fill="${colours[index % 4]}"/>`;
  });
  return flags.join('');
}

function gravel(): string {
  const stones = Array.from({ length: 150 }, (_, index) => {
    const x = (index * 211) % 1200;
    const y = 520 + ((index * 83) % 275);
    return `<ellipse cx="${x}" cy="${y}" rx="${2 + (index % 4)}" ry="${1 + (index % 3) * 0.6}" fill="${index % 2 ? '#e6c39d' : '#6d4d39'}" fill-opacity=".4"/>`;
  });
  return `<rect y="506" width="1200" height="294" fill="url(#gravel)"/><path d="M0 508 H1200" stroke="#8a6b4f" stroke-width="5" stroke-opacity=".6"/>${stones.join('')}<path d="M-20 800 Q300 640 560 560 L600 560 Q380 660 120 800Z M1220 800 Q900 640 660 560 L690 560 Q1000 660 1220 740Z" fill="#7a563e" fill-opacity=".16"/>`;
}
