import { luminance, luminanceContrast } from './contrast.ts';
import type { Hex } from './hex.ts';
import { fromOklab, toOklab } from './oklab.ts';

const STEP = 0.005;
/** Steps taken at once until one passes; the ones between are then tried one by one. */
const STRIDE = 8;

/**
 * The colour nearest to `color`, same hue, lighter or darker, that `passes`; `color` itself when
 * it does, `null` when none does.
 */
export function nearestColor(color: Hex, passes: (candidate: Hex) => boolean): Hex | null {
  if (passes(color)) return color;
  const start = toOklab(color);
  const at = (steps: number): Hex | undefined =>
    [start.l - steps * STEP, start.l + steps * STEP]
      .filter((l) => l >= 0 && l <= 1)
      .map((l) => fromOklab({ ...start, l }))
      .find(passes);
  for (let far = STRIDE; far <= 1 / STEP; far += STRIDE) {
    if (at(far) === undefined) continue;
    for (let near = far - STRIDE + 1; near <= far; near += 1) {
      const found = at(near);
      if (found !== undefined) return found;
    }
  }
  return (['#000000', '#ffffff'] as const).find(passes) ?? null;
}

/** The nearest colour whose contrast with every one of `grounds` is at least `ratio`. */
export function nearestPassing(color: Hex, grounds: readonly Hex[], ratio: number): Hex | null {
  const under = grounds.map(luminance);
  return nearestColor(color, (candidate) => {
    const light = luminance(candidate);
    return under.every((ground) => luminanceContrast(light, ground) >= ratio);
  });
}
