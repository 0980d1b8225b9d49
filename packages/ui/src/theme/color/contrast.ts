import type { Hex } from './hex.ts';
import { linearRgb } from './oklab.ts';

/** Relative luminance of WCAG 2.2, 0 (black) to 1 (white). */
export function luminance(hex: Hex): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two luminances. */
export function luminanceContrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Contrast ratio of WCAG 2.2, 1 to 21; the order of the two colours does not matter. */
export function contrast(one: Hex, other: Hex): number {
  return luminanceContrast(luminance(one), luminance(other));
}
