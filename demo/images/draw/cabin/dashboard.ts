import { blur, linear, radial } from '../svg.ts';
import type { Upholstery } from './upholstery.ts';

/** The dashboard from between the front seats, wheel on the right. */
export function dashboard(leather: Upholstery, km?: number): string {
  return [
    `<defs>${definitions(leather)}</defs>`,
    outside(),
    upperDash(leather),
    gauges(km),
    centreScreen(),
    vents(),
    lowerDash(leather),
    centreConsole(leather),
    steeringWheel(leather),
    '<rect width="1200" height="800" fill="url(#vignette)"/>',
  ].join('');
}

function definitions({ light, tone, dark }: Upholstery): string {
  return [
    blur('far', 7),
    linear(
      'outside',
      [0, 0, 0, 300],
      [
        [0, '#9cc6e6'],
        [0.7, '#e3eff6'],
        [1, '#cfd6d2'],
      ],
    ),
    linear(
      'dash-top',
      [0, 236, 0, 330],
      [
        [0, '#4a5056'],
        [0.3, '#2c3136'],
        [1, '#15181a'],
      ],
    ),
    linear(
      'dash-mid',
      [0, 400, 0, 640],
      [
        [0, light],
        [0.3, tone],
        [1, dark],
      ],
    ),
    linear(
      'dash-low',
      [0, 560, 0, 800],
      [
        [0, '#2b2f33'],
        [1, '#0f1112'],
      ],
    ),
    linear(
      'screen',
      [430, 270, 720, 440],
      [
        [0, '#173042'],
        [1, '#0c1a26'],
      ],
    ),
    linear(
      'silver',
      [0, 300, 0, 520],
      [
        [0, '#f1f3f5'],
        [0.5, '#878f96'],
        [1, '#cdd2d6'],
      ],
    ),
    linear(
      'rim',
      [0, 280, 0, 680],
      [
        [0, '#5b6167'],
        [0.4, '#2a2e32'],
        [1, '#131516'],
      ],
    ),
    radial(
      'dial',
      [0, 0, 56],
      [
        [0, '#22313d'],
        [0.7, '#0f171d'],
        [1, '#05080a'],
      ],
    ),
    radial(
      'vignette',
      [600, 380, 820],
      [
        [0, '#000', 0],
        [0.65, '#000', 0],
        [1, '#000', 0.55],
      ],
    ),
  ].join('');
}

function outside(): string {
  return [
    '<rect width="1200" height="800" fill="#17191c"/>',
    '<path d="M90 0 H1110 L1190 262 Q600 196 10 262Z" fill="url(#outside)"/>',
    '<g filter="url(#far)"><ellipse cx="250" cy="212" rx="190" ry="54" fill="#6f9068"/><ellipse cx="520" cy="226" rx="160" ry="40" fill="#84a276"/><ellipse cx="930" cy="216" rx="220" ry="52" fill="#6b8c66"/></g>',
    '<path d="M0 0 H104 L24 268 L0 300Z M1200 0 H1096 L1176 268 L1200 300Z" fill="#23272b"/>',
    '<path d="M0 0 H1200 V26 Q600 54 0 26Z" fill="#2b2f34"/>',
    '<path d="M588 34 h24 v20 h-24Z" fill="#14171a"/><rect x="508" y="50" width="184" height="58" rx="22" fill="#111417"/><rect x="516" y="56" width="168" height="46" rx="17" fill="#a9c4d6"/><path d="M530 102 q40 -26 80 -14 t66 -2 v16Z" fill="#6d8a70"/>',
  ].join('');
}

function upperDash({ stitch }: Upholstery): string {
  return [
    '<path d="M0 292 Q150 242 600 236 T1200 292 V470 H0Z" fill="url(#dash-top)"/>',
    `<path d="M0 318 Q160 268 600 262 T1200 318" fill="none" stroke="${stitch}" stroke-width="2.4" stroke-dasharray="9 6" stroke-opacity=".7"/>`,
    '<path d="M716 330 Q736 262 868 258 T1020 330 L1004 410 H732Z" fill="#1d2124"/><path d="M716 330 Q736 262 868 258 T1020 330" fill="none" stroke="#5a6167" stroke-width="2"/>',
  ].join('');
}

function gauges(km?: number): string {
  const ticks = Array.from({ length: 25 }, (_, index) => {
    const angle = ((135 + index * 11.25) / 180) * Math.PI;
    const from = index % 4 === 0 ? 36 : 41;
    return `M${(from * Math.cos(angle)).toFixed(1)} ${(from * Math.sin(angle)).toFixed(1)} L${(47 * Math.cos(angle)).toFixed(1)} ${(47 * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
  const dial = (x: number, needle: number) =>
    `<g transform="translate(${x} 346)"><circle r="58" fill="url(#silver)"/><circle r="54" fill="url(#dial)"/><path d="${ticks}" stroke="#dfe8ee" stroke-width="2"/><path d="M-3 6 L0 -42 L3 6Z" fill="#ff5a36" transform="rotate(${needle})"/><circle r="8" fill="#2a3136" stroke="#79828a"/></g>`;
  return [
    '<path d="M736 398 Q730 290 868 284 T1000 398Z" fill="#070a0c"/>',
    dial(796, -128),
    dial(940, -112),
    '<rect x="838" y="314" width="60" height="70" rx="6" fill="#12212c" stroke="#32444f"/><path d="M846 360 v-14 h10 v14 M862 360 v-24 h10 v24 M878 360 v-32 h10 v32" fill="#4fc3d9"/><rect x="846" y="322" width="44" height="5" rx="2" fill="#dfe8ee"/>',
    km === undefined
      ? '<rect x="846" y="370" width="44" height="4" rx="2" fill="#5c7382"/>'
      : odometer(km),
  ].join('');
}

/** The kilometres in seven segments, so that no font is asked for. */
function odometer(km: number): string {
  const digits = [...String(km).padStart(6, '0')];
  const lines = digits.map((digit, index) => {
    const lit = segments[Number(digit)] ?? '';
    return [...lit].map((name) => `M${846 + index * 7.6} 366${strokes[name] ?? ''}`).join('');
  });
  return `<path d="${lines.join('')}" fill="none" stroke="#eaf4fa" stroke-width="1.1"/>`;
}

/** Which strokes each digit lights, and each stroke from the digit's upper left corner. */
const segments = [
  'abcdef',
  'bc',
  'abged',
  'abgcd',
  'fgbc',
  'afgcd',
  'afgedc',
  'abc',
  'abcdefg',
  'abcdfg',
];
const strokes: Readonly<Record<string, string>> = {
  a: 'h4.6',
  b: 'm4.6 0 v4.6',
  c: 'm4.6 4.6 v4.6',
  d: 'm0 9.2 h4.6',
  e: 'm0 4.6 v4.6',
  f: 'v4.6',
  g: 'm0 4.6 h4.6',
};

function centreScreen(): string {
  return [
    '<rect x="412" y="262" width="290" height="176" rx="14" fill="#0b0d0f"/><rect x="420" y="270" width="274" height="160" rx="9" fill="url(#screen)"/>',
    '<path d="M420 396 L500 340 L560 372 L694 290 M470 430 L540 300 L520 270 M600 430 L640 350 L694 360" stroke="#3d6f86" stroke-width="7" fill="none"/><path d="M440 430 L500 340 L560 372 L620 336" stroke="#49d0e6" stroke-width="6" fill="none" stroke-linejoin="round"/><circle cx="620" cy="336" r="9" fill="#fff"/><circle cx="620" cy="336" r="5" fill="#e8542b"/>',
    '<path d="M430 278 h46 v144 h-46Z" fill="#0d1c27" fill-opacity=".9"/>',
    ...[292, 322, 352, 382].map(
      (y, index) =>
        `<rect x="441" y="${y}" width="24" height="20" rx="6" fill="${['#49d0e6', '#7bd389', '#f3b23e', '#c58af0'][index]}"/>`,
    ),
    '<path d="M420 270 H600 L520 430 H420Z" fill="#fff" fill-opacity=".05"/>',
  ].join('');
}

function vents(): string {
  const vent = (x: number, width: number) =>
    `<rect x="${x}" y="452" width="${width}" height="46" rx="10" fill="#0d0f11" stroke="#59616a" stroke-width="2"/><path d="M${x + 8} 464 h${width - 16} M${x + 8} 475 h${width - 16} M${x + 8} 486 h${width - 16}" stroke="#3b4248" stroke-width="4"/><path d="M${x + width / 2} 460 v30" stroke="#868e95" stroke-width="5"/>`;
  return vent(424, 128) + vent(562, 128) + vent(60, 150) + vent(1060, 110);
}

function lowerDash({ stitch, dark }: Upholstery): string {
  return [
    '<path d="M0 430 Q200 404 412 420 L424 440 V520 L412 640 H0Z" fill="url(#dash-mid)"/><path d="M690 440 L702 420 Q1000 404 1200 430 V660 H712Z" fill="url(#dash-mid)"/>',
    '<path d="M0 426 Q200 400 412 416 M702 416 Q1000 400 1200 426" fill="none" stroke="url(#silver)" stroke-width="6"/>',
    '<rect x="60" y="452" width="150" height="46" rx="10" fill="#0d0f11" stroke="#59616a" stroke-width="2"/><path d="M68 464 h134 M68 475 h134 M68 486 h134" stroke="#3b4248" stroke-width="4"/>',
    `<path d="M70 528 Q230 512 392 522 L382 628 Q230 634 80 632Z" fill="none" stroke="${dark}" stroke-width="4"/><path d="M76 516 Q230 502 396 512" fill="none" stroke="${stitch}" stroke-width="2.2" stroke-dasharray="8 6" stroke-opacity=".8"/>`,
    '<path d="M0 640 H1200 V800 H0Z" fill="url(#dash-low)"/>',
    '<path d="M416 506 H698 L712 640 H402Z" fill="#1b1e21"/>',
    ...[470, 645].map(
      (x) =>
        `<circle cx="${x}" cy="556" r="30" fill="url(#silver)"/><circle cx="${x}" cy="556" r="23" fill="#16191b"/><path d="M${x} 538 v12" stroke="#e8542b" stroke-width="4"/>`,
    ),
    '<rect x="516" y="540" width="84" height="32" rx="8" fill="#0b0e10"/><path d="M530 556 h22 M566 556 h22" stroke="#49d0e6" stroke-width="5"/>',
  ].join('');
}

function centreConsole({ light, tone, dark, stitch }: Upholstery): string {
  return [
    '<path d="M402 640 H712 L760 800 H350Z" fill="#141618"/><path d="M402 640 L350 800 M712 640 L760 800" stroke="url(#silver)" stroke-width="5"/>',
    `<path d="M516 716 Q560 690 606 716 L616 770 Q560 790 506 770Z" fill="${dark}"/><path d="M540 726 q20 -12 40 0 l-6 -66 h-28Z" fill="#24282b"/><rect x="528" y="616" width="64" height="62" rx="24" fill="${tone}"/><path d="M534 630 q26 -18 52 0" stroke="${light}" stroke-width="5" fill="none"/><path d="M560 620 v54" stroke="${stitch}" stroke-width="2" stroke-dasharray="6 4"/>`,
    '<circle cx="440" cy="716" r="34" fill="#08090a" stroke="#565e65" stroke-width="4"/><circle cx="680" cy="716" r="34" fill="#08090a" stroke="#565e65" stroke-width="4"/>',
  ].join('');
}

function steeringWheel({ light, stitch }: Upholstery): string {
  return [
    '<ellipse cx="868" cy="498" rx="214" ry="206" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="40" transform="translate(4 10)"/>',
    '<path d="M676 500 Q770 470 800 470 H936 Q966 470 1060 500 L1054 548 Q980 540 960 566 Q930 610 914 690 H822 Q806 610 776 566 Q756 540 682 548Z" fill="#1f2326" stroke="#0b0d0e" stroke-width="2"/>',
    '<path d="M838 612 L846 694 H890 L898 612Z" fill="url(#silver)"/>',
    '<ellipse cx="868" cy="524" rx="80" ry="66" fill="#2a2f33" stroke="#0d0f10" stroke-width="3"/><path d="M806 500 Q868 462 930 500" fill="none" stroke="#596067" stroke-width="4"/><circle cx="868" cy="524" r="20" fill="url(#silver)"/><circle cx="868" cy="524" r="15" fill="#1a1e21"/>',
    ...[730, 1006].map(
      (x) =>
        `<rect x="${x - 30}" y="498" width="60" height="42" rx="12" fill="#0e1113" stroke="#646c73" stroke-width="2"/><path d="M${x} 506 v26 M${x - 14} 519 h28" stroke="#d5dbe0" stroke-width="3"/>`,
    ),
    '<ellipse cx="868" cy="498" rx="214" ry="206" fill="none" stroke="url(#rim)" stroke-width="36"/>',
    `<ellipse cx="868" cy="498" rx="226" ry="218" fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="3"/><ellipse cx="868" cy="498" rx="200" ry="192" fill="none" stroke="${stitch}" stroke-opacity=".75" stroke-width="2.4" stroke-dasharray="7 6"/>`,
  ].join('');
}
