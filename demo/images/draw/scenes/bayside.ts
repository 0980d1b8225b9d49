import { blur, linear, radial } from '../svg.ts';
import type { SceneDrawing } from './scene.ts';

/** An esplanade by the bay. */
export const bayside: SceneDrawing = {
  light: {
    sky: '#eef7fb',
    ground: '#d8cdb6',
    shade: '#0f1820',
    gloss: 0.82,
    shadow: 0.58,
    lamps: false,
  },
  mirror: 0.04,
  draw: () =>
    [definitions(), sky(), sea(), pine(90, 486, 1.25), pine(1100, 480, 1), promenade()].join(''),
  veil: () =>
    `<defs>${radial(
      'sun',
      [1080, 60, 800],
      [
        [0, '#fff7e0', 0.36],
        [0.5, '#fff7e0', 0.09],
        [1, '#fff7e0', 0],
      ],
    )}</defs><rect width="1200" height="800" fill="url(#sun)"/>`,
};

function definitions(): string {
  return `<defs>${[
    blur('cloud', 14),
    blur('far', 2.2),
    linear(
      'sky',
      [0, 0, 0, 430],
      [
        [0, '#4f9ad8'],
        [0.6, '#a6d3ee'],
        [1, '#e8f4f5'],
      ],
    ),
    linear(
      'sea',
      [0, 424, 0, 496],
      [
        [0, '#5fa9c4'],
        [0.5, '#3f93b4'],
        [1, '#7cc3c4'],
      ],
    ),
    linear(
      'deck',
      [0, 520, 0, 800],
      [
        [0, '#cfc8ba'],
        [0.4, '#b6afa2'],
        [1, '#8f897e'],
      ],
    ),
    linear(
      'grass',
      [0, 486, 0, 526],
      [
        [0, '#93b06a'],
        [1, '#6f9250'],
      ],
    ),
  ].join('')}</defs>`;
}

function sky(): string {
  const clouds = [
    [260, 110, 190, 22],
    [420, 84, 130, 26],
    [880, 150, 210, 18],
    [690, 240, 240, 12],
  ]
    .map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`)
    .join('');
  return `<rect width="1200" height="440" fill="url(#sky)"/><g fill="#fff" fill-opacity=".7" filter="url(#cloud)">${clouds}</g>`;
}

function sea(): string {
  const glints = Array.from({ length: 46 }, (_, index) => {
    const x = (index * 167) % 1200;
    return `M${x} ${430 + ((index * 31) % 50)} h${14 + (index % 5) * 8}`;
  });
  return [
    '<g filter="url(#far)"><path d="M620 426 Q760 392 900 404 T1200 412 V430 H620Z" fill="#7d98a6"/><path d="M0 420 Q120 404 250 424 V430 H0Z" fill="#8aa3ae"/></g>',
    '<rect y="424" width="1200" height="74" fill="url(#sea)"/>',
    `<path d="${glints.join(' ')}" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>`,
    '<path d="M390 430 l26 -74 l4 74Z M414 430 l2 -66 l20 66Z" fill="#fff"/><path d="M380 430 h66 l-10 9 h-46Z" fill="#33566b"/>',
    '<path d="M0 486 Q400 474 800 488 T1200 482 V506 H0Z" fill="#ecdcb8"/>',
  ].join('');
}

/** A Norfolk pine: tiers of level branches. */
function pine(x: number, y: number, scale: number): string {
  const tiers = Array.from({ length: 9 }, (_, index) => {
    const wide = 22 + index * 9;
    const top = -330 + index * 32;
    return `<path d="M0 ${top - 30} Q${wide * 0.6} ${top + 4} ${wide} ${top + 2} Q${wide * 0.5} ${top + 20} 0 ${top + 14} Q${-wide * 0.5} ${top + 20} ${-wide} ${top + 2} Q${-wide * 0.6} ${top + 4} 0 ${top - 30}Z" fill="${index % 2 ? '#3d6b4d' : '#4a7a57'}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})" filter="url(#far)"><path d="M-6 10 L-3 -330 H3 L8 10Z" fill="#6b5644"/>${tiers.join('')}</g>`;
}

function promenade(): string {
  const posts = Array.from({ length: 11 }, (_, index) => `M${20 + index * 116} 470 v56`);
  const boards = Array.from(
    { length: 13 },
    (_, index) => `M${600 + (index - 6) * 96} 526 L${600 + (index - 6) * 330} 800`,
  );
  return [
    '<rect y="496" width="1200" height="30" fill="url(#grass)"/>',
    `<path d="${posts.join(' ')}" stroke="#f3f5f6" stroke-width="7"/><path d="M0 478 H1200 M0 500 H1200" stroke="#e3e8ea" stroke-width="4"/>`,
    '<rect y="524" width="1200" height="276" fill="url(#deck)"/><rect y="522" width="1200" height="9" fill="#e9e4da"/>',
    `<path d="${boards.join(' ')} M0 566 H1200 M0 690 H1200" stroke="#7b7467" stroke-opacity=".25" stroke-width="2" fill="none"/>`,
  ].join('');
}
