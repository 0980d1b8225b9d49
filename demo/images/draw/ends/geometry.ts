import type { Shape } from '../../shapes.ts';

/** A car seen straight from the front or the rear, round x = 600, the road at y = 640. */
export interface EndGeometry {
  /** Half its width. */
  half: number;
  top: number;
  /** Height of the waist. */
  belt: number;
  /** Height of the leading edge of the bonnet. */
  nose: number;
  /** Roof width over body width. */
  roof: number;
  /** Upright lamps and square corners. */
  boxy: boolean;
  /** No roof. */
  open?: boolean;
  /** Grille, headlight and the light in it, as the look has them. */
  face?: number;
  lamp?: number;
  sign?: number;
  rear: 'boot' | 'hatch' | 'tailgate' | 'barn' | 'tray';
}

export type EndShape = Exclude<Shape, 'cruiser' | 'sport-bike' | 'adventure-bike' | 'caravan'>;

function low(half: number, top: number, belt: number, nose: number, roof: number) {
  return { half, top, belt, nose, roof, boxy: false, rear: 'boot' } as const;
}
function tall(half: number, top: number, belt: number, nose: number, roof: number) {
  return { half, top, belt, nose, roof, boxy: false, rear: 'hatch' } as const;
}

export const ends: Readonly<Record<EndShape, EndGeometry>> = {
  hatch: tall(240, 238, 380, 446, 0.64),
  sedan: low(246, 248, 386, 452, 0.62),
  wagon: tall(246, 226, 376, 444, 0.65),
  suv: tall(252, 186, 354, 424, 0.68),
  'suv-large': tall(260, 168, 344, 412, 0.7),
  'four-wheel-drive': { ...tall(262, 112, 322, 386, 0.78), boxy: true },
  'ute-dual': { ...tall(258, 158, 338, 402, 0.7), boxy: true, rear: 'tailgate' },
  'ute-tray': { ...tall(254, 130, 326, 390, 0.74), boxy: true, rear: 'tray' },
  van: { ...tall(260, 98, 336, 430, 0.84), rear: 'barn' },
  'people-mover': tall(262, 166, 350, 428, 0.72),
  coupe: low(256, 282, 402, 466, 0.58),
  sports: low(258, 288, 408, 478, 0.55),
  convertible: { ...low(250, 300, 402, 466, 0.58), open: true },
  limousine: low(254, 250, 386, 452, 0.6),
  'luxury-suv': tall(266, 184, 354, 422, 0.66),
};
