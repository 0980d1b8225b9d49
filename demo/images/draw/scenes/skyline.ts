import { blur, linear, radial } from '../svg.ts';
import type { SceneDrawing } from './scene.ts';

/** A terrace above a river city in the early light. */
export const skyline: SceneDrawing = {
  light: {
    sky: '#f7efe9',
    ground: '#b3a9a4',
    shade: '#141722',
    gloss: 0.8,
    shadow: 0.6,
    lamps: false,
  },
  mirror: 0.06,
  draw: () => [definitions(), sky(), city(), river(), terrace()].join(''),
  veil: () =>
    `<defs>${radial(
      'dawn',
      [860, 380, 820],
      [
        [0, '#ffd9b0', 0.26],
        [0.5, '#ffd9b0', 0.07],
        [1, '#ffd9b0', 0],
      ],
    )}</defs><rect width="1200" height="800" fill="url(#dawn)"/>`,
};

/** Left edge, width and height of the towers, far ones first. */
const towers = [
  [40, 60, 120],
  [120, 46, 170],
  [186, 70, 140],
  [300, 54, 210],
  [372, 62, 150],
  [462, 50, 260],
  [530, 74, 180],
  [640, 56, 300],
  [716, 64, 220],
  [804, 48, 270],
  [868, 76, 170],
  [968, 58, 230],
  [1048, 70, 150],
  [1130, 60, 190],
] as const;

function definitions(): string {
  return `<defs>${[
    blur('cloud', 12),
    blur('far', 2.4),
    linear(
      'sky',
      [0, 0, 0, 460],
      [
        [0, '#6f93c0'],
        [0.5, '#b9c4d6'],
        [0.8, '#f1d3c0'],
        [1, '#fbe3c4'],
      ],
    ),
    linear(
      'tower',
      [0, 140, 0, 460],
      [
        [0, '#7788a0'],
        [1, '#b5b0b4'],
      ],
    ),
    linear(
      'water',
      [0, 456, 0, 510],
      [
        [0, '#c9c3c0'],
        [1, '#8096a8'],
      ],
    ),
    linear(
      'stone',
      [0, 524, 0, 800],
      [
        [0, '#bdb7b2'],
        [0.4, '#a29c98'],
        [1, '#7a7573'],
      ],
    ),
  ].join('')}</defs>`;
}

function sky(): string {
  return '<rect width="1200" height="470" fill="url(#sky)"/><g filter="url(#cloud)"><ellipse cx="300" cy="130" rx="260" ry="14" fill="#fff" fill-opacity=".5"/><ellipse cx="820" cy="90" rx="240" ry="12" fill="#fbe0d2" fill-opacity=".7"/><ellipse cx="960" cy="190" rx="220" ry="12" fill="#ffe9d2" fill-opacity=".7"/></g>';
}

function city(): string {
  const shapes = towers.map(([x, width, height], index) => {
    const top = 460 - height;
    const windows = Array.from(
      { length: Math.floor(height / 22) },
      (_, row) => `M${x + 7} ${top + 12 + row * 22} h${width - 14}`,
    );
    const crown = index % 3 === 0 ? `M${x + width / 2} ${top} v-34` : '';
    return `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="url(#tower)"/><path d="M${x} ${top} h${width * 0.4} v${height} h-${width * 0.4}Z" fill="#4f6079" fill-opacity=".28"/><path d="${windows.join(' ')}" stroke="#fff3dc" stroke-opacity=".4" stroke-width="5" stroke-dasharray="7 5"/><path d="${crown}" stroke="#7788a0" stroke-width="4"/>`;
  });
  return `<g filter="url(#far)">${shapes.join('')}<path d="M0 440 Q150 422 300 442 T600 440 T900 444 T1200 438 V464 H0Z" fill="#6f8a72"/></g>`;
}

function river(): string {
  const ripples = Array.from({ length: 30 }, (_, index) => {
    const x = (index * 191) % 1200;
    return `M${x} ${464 + ((index * 17) % 34)} h${30 + (index % 4) * 16}`;
  });
  return `<rect y="458" width="1200" height="76" fill="url(#water)"/><path d="${ripples.join(' ')}" stroke="#ffe7cb" stroke-opacity=".6" stroke-width="2"/>`;
}

function terrace(): string {
  const panes = Array.from({ length: 9 }, (_, index) => `M${-20 + index * 152} 452 v82`);
  const joints = Array.from(
    { length: 13 },
    (_, index) => `M${600 + (index - 6) * 100} 534 L${600 + (index - 6) * 340} 800`,
  );
  return [
    '<rect y="462" width="1200" height="66" fill="#dfe9ee" fill-opacity=".35"/><path d="M0 456 H1200" stroke="#3a4148" stroke-width="7"/>',
    `<path d="${panes.join(' ')}" stroke="#4a525a" stroke-width="5"/><path d="M0 532 H1200" stroke="#6f6a67" stroke-width="9"/>`,
    '<rect y="534" width="1200" height="266" fill="url(#stone)"/>',
    `<path d="${joints.join(' ')} M0 572 H1200 M0 690 H1200" stroke="#66615f" stroke-opacity=".3" stroke-width="2" fill="none"/>`,
  ].join('');
}
