import { blur, linear, radial } from '../svg.ts';
import type { SceneDrawing } from './scene.ts';

/** A pale gallery: concrete, tall windows and a polished floor. */
export const gallery: SceneDrawing = {
  light: {
    sky: '#ffffff',
    ground: '#d9d5cf',
    shade: '#14161a',
    gloss: 0.92,
    shadow: 0.55,
    lamps: false,
  },
  mirror: 0.2,
  draw: () => [definitions(), wall(), windows(), floor()].join(''),
  veil: () =>
    `<defs>${radial(
      'corners',
      [600, 400, 860],
      [
        [0, '#3a332b', 0],
        [0.62, '#3a332b', 0],
        [1, '#3a332b', 0.3],
      ],
    )}</defs><rect width="1200" height="800" fill="url(#corners)"/>`,
};

function definitions(): string {
  return `<defs>${[
    blur('glow', 26),
    blur('far', 2),
    linear(
      'wall',
      [0, 0, 0, 520],
      [
        [0, '#d6d2cb'],
        [0.6, '#c7c2ba'],
        [1, '#b3ada4'],
      ],
    ),
    linear(
      'pane',
      [0, 60, 0, 500],
      [
        [0, '#ffffff'],
        [0.7, '#eef4f6'],
        [1, '#d5e2dc'],
      ],
    ),
    linear(
      'floor',
      [0, 512, 0, 800],
      [
        [0, '#c9c4bc'],
        [0.3, '#b7b1a8'],
        [1, '#8e877d'],
      ],
    ),
  ].join('')}</defs>`;
}

function wall(): string {
  const holes = [0, 1, 2, 3, 4]
    .flatMap((column) =>
      [80, 200, 320, 440].flatMap((y) =>
        [40, 200].map((x) => `<circle cx="${column * 240 + x}" cy="${y}" r="4"/>`),
      ),
    )
    .join('');
  return [
    '<rect width="1200" height="520" fill="url(#wall)"/>',
    '<path d="M0 140 H1200 M0 380 H1200 M240 0 V514 M480 0 V514 M720 0 V514 M960 0 V514" stroke="#8f887d" stroke-opacity=".4" stroke-width="2.5"/>',
    `<g fill="#8f887d" fill-opacity=".55">${holes}</g>`,
    '<ellipse cx="420" cy="260" rx="430" ry="220" fill="#fff" fill-opacity=".3" filter="url(#glow)"/>',
  ].join('');
}

function windows(): string {
  const panes = [796, 918, 1040]
    .map((x) => `<rect x="${x}" y="60" width="106" height="440" fill="url(#pane)"/>`)
    .join('');
  return [
    `<rect x="784" y="48" width="374" height="460" fill="#fff" fill-opacity=".6" filter="url(#glow)"/><g filter="url(#far)"><rect x="786" y="50" width="370" height="458" fill="#3a3f43"/>${panes}<path d="M796 440 q60 -50 106 -16 V500 H796Z M918 430 q60 -40 106 4 V500 H918Z M1040 436 q50 -50 106 -6 V500 H1040Z" fill="#a9c2a2"/></g>`,
    '<g filter="url(#far)"><path d="M70 506 q-6 -40 8 -60 h50 q14 20 8 60Z" fill="#7c766d"/><path d="M102 448 Q60 360 40 300 M102 448 Q110 350 104 270 M102 448 Q150 370 172 312 M102 448 Q70 400 24 372 M102 448 Q140 400 186 380" stroke="#5b7a55" stroke-width="15" fill="none" stroke-linecap="round"/></g>',
  ].join('');
}

function floor(): string {
  return [
    '<rect y="510" width="1200" height="290" fill="url(#floor)"/><path d="M0 510 H1200" stroke="#efeae2" stroke-width="5"/>',
    '<path d="M796 514 L640 800 H800 L902 514Z M918 514 L850 800 H1010 L1024 514Z M1040 514 L1060 800 H1200 V760 L1146 514Z" fill="#fff" fill-opacity=".22"/>',
    '<path d="M0 640 H1200" stroke="#857e74" stroke-opacity=".18" stroke-width="2"/>',
  ].join('');
}
