import { contrast } from './contrast.ts';
import type { Hex } from './hex.ts';

/**
 * The colour of text on `ground`: the first of `preferred` with a contrast of 4.5, else black or
 * white, whichever reads better (one of the two always passes).
 */
export function readableOn(ground: Hex, preferred: readonly Hex[] = []): Hex {
  const fits = preferred.find((color) => contrast(color, ground) >= 4.5);
  if (fits) return fits;
  return contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff';
}
