import type { Part } from '../part.ts';

/** A motorcycle facing left, in a picture of 1200 by 800 with the road at y = 640. */
export interface BikeGeometry {
  wheels: { front: BikeWheel; rear: BikeWheel };
  /** Behind the wheels, over them, in this order. */
  behind: readonly Part[];
  front: readonly Part[];
  /** A light sheen over painted parts. */
  sheen: readonly string[];
}

export interface BikeWheel {
  x: number;
  radius: number;
  /** Tyre thickness over radius. */
  tyre: number;
  spokes: 'wire' | 'cast';
}
