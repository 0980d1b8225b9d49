/** How a scene lights what stands in it; colours as `#rrggbb`. */
export interface Light {
  /** Reflected from above. */
  sky: string;
  /** Reflected by the road. */
  ground: string;
  /** Colour of shadows. */
  shade: string;
  /** Strength of the reflections, 0 to 1. */
  gloss: number;
  shadow: number;
  /** Lamps are lit. */
  lamps: boolean;
}
