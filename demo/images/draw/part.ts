import { lightness, mix } from './colour.ts';
import type { Light } from './light.ts';
import { linear, path } from './svg.ts';

/** A shape in one of the materials of a drawing. */
export interface Part {
  d: string;
  fill: Material;
  /** Drawn as a line this wide instead of a filled shape. */
  stroke?: number;
}

export type Material =
  | 'body'
  | 'trim'
  | 'metal'
  | 'dark-metal'
  | 'shadow'
  | 'glass'
  | 'amber'
  | 'red'
  | 'cloth'
  | 'lamp'
  | 'accent';

const fills: Readonly<Record<Material, string>> = {
  body: 'url(#body-part)',
  trim: '#1a1d20',
  metal: 'url(#metal)',
  'dark-metal': 'url(#dark-metal)',
  shadow: '#0b0c0e',
  glass: 'url(#glass)',
  amber: '#f08c1a',
  red: '#c4161d',
  cloth: '#24282c',
  lamp: '#fdf6e3',
  accent: 'url(#accent)',
};

/** Gradients of the materials, for parts between two heights. */
export function materials(colour: string, light: Light, top: number, bottom: number): string {
  const up = (share: number) => mix(colour, light.sky, share * light.gloss);
  const down = (share: number) => mix(colour, light.shade, share);
  return [
    linear(
      'body-part',
      [0, top, 0, bottom],
      [
        [0, up(0.62)],
        [0.22, up(0.14)],
        [0.55, down(0.18)],
        [0.62, down(0.4)],
        [1, down(0.55)],
      ],
    ),
    linear(
      'metal',
      [0, top, 0, bottom],
      [
        [0, '#f3f5f7'],
        [0.4, '#9aa2a9'],
        [0.5, '#6b737a'],
        [0.75, '#aeb5bb'],
        [1, '#4b5259'],
      ],
    ),
    linear(
      'dark-metal',
      [0, top, 0, bottom],
      [
        [0, '#737a81'],
        [0.5, '#3c4248'],
        [1, '#1b1e21'],
      ],
    ),
    linear('accent', [0, top, 0, bottom], accentOf(colour)),
  ].join('');
}

/** A second tone that goes with the paint: dark on light, light on dark. */
function accentOf(colour: string): [number, string][] {
  const tone = lightness(colour) > 0.45 ? '#2f363c' : '#d9dde0';
  return [
    [0, mix(tone, '#ffffff', 0.25)],
    [1, mix(tone, '#000000', 0.25)],
  ];
}

export function part({ d, fill, stroke }: Part): string {
  const paint = fills[fill];
  return stroke === undefined
    ? path(d, { fill: paint, stroke: '#000', 'stroke-opacity': 0.35, 'stroke-width': 1 })
    : path(d, {
        fill: 'none',
        stroke: paint,
        'stroke-width': stroke,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      });
}
