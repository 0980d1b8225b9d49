import { contrast } from './contrast.ts';
import type { Hex } from './hex.ts';
import { fromOklab, toOklab } from './oklab.ts';

const STEP = 0.005;

/**
 * The colour nearest to `color`, same hue, lighter or darker, whose contrast with every one of
 * `grounds` is at least `ratio`; `color` itself when it passes, `null` when none does.
 */
export function nearestPassing(color: Hex, grounds: readonly Hex[], ratio: number): Hex | null {
  const passes = (candidate: Hex): boolean =>
    grounds.every((ground) => contrast(candidate, ground) >= ratio);
  if (passes(color)) return color;
  const start = toOklab(color);
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const l of [start.l - distance, start.l + distance]) {
      if (l < 0 || l > 1) continue;
      const candidate = fromOklab({ ...start, l });
      if (passes(candidate)) return candidate;
    }
  }
  return (['#000000', '#ffffff'] as const).find(passes) ?? null;
}
