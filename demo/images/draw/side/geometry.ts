import type { Part } from '../part.ts';

/** Side of a car facing left, in a picture of 1200 by 800 with the road at y = 640. */
export interface SideGeometry {
  /** From the lower front corner over the roof to the lower rear corner; begins with `M`. */
  outline: string;
  /** Height of the lower edge between the wheels. */
  sill: number;
  wheels: { front: number; rear: number; radius: number; design: WheelDesign };
  /** The body ends before the rear wheel, as a cab on a chassis does. */
  cabOnly?: boolean;
  /** Gap between tyre and arch. */
  archGap: number;
  roof: number;
  /** Height of the waist, where glass meets metal. */
  belt: number;
  /** Glass seen edge-on: windscreen and rear screen. */
  screens: readonly string[];
  /** Side windows as one opening; pillars are laid over it. */
  windows: readonly string[];
  pillars: readonly string[];
  shutLines: readonly string[];
  handles: readonly (readonly [number, number])[];
  mirror: readonly [number, number];
  headlight: string;
  tail: string;
  /** Crease along the flank. */
  crease: string;
  /** Edge of the bonnet as a line, and other fine creases. */
  lines?: readonly string[];
  /** Black plastic round wheels and along the sill. */
  cladding?: boolean;
  rails?: string;
  /** Parts behind and in front of the body, painted in the given class. */
  behind?: readonly Part[];
  front?: readonly Part[];
  /** Seats seen through the glass: x of each head rest. */
  heads: readonly number[];
  lampSign?: LampSign;
  tailSign?: TailSign;
  /** Roof and pillars are black. */
  darkRoof?: boolean;
  /** Window frames are bright instead of black. */
  brightFrames?: boolean;
}

export type WheelDesign =
  | 'five'
  | 'multi'
  | 'steel'
  | 'rugged'
  | 'sport'
  | 'turbine'
  | 'mesh'
  | 'blade'
  | 'aero'
  | 'split'
  | 'block';

/** Light inside a headlight: two lenses, blocks, a bar, a ring, a hook round two lenses. */
export type LampSign = 'lenses' | 'blocks' | 'bar' | 'rings' | 'hook';

export type TailSign = 'line' | 'hook' | 'ring' | 'blocks';
