import type { Hex } from './hex.ts';
import { fromOklab, toOklab } from './oklab.ts';

/** `share` (0 to 1) of `other` mixed into `base`, even to the eye. */
export function mix(base: Hex, other: Hex, share: number): Hex {
  const a = toOklab(base);
  const b = toOklab(other);
  const between = (from: number, to: number): number => from + (to - from) * share;
  return fromOklab({ l: between(a.l, b.l), a: between(a.a, b.a), b: between(a.b, b.b) });
}
