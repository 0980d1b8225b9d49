import { clamp } from '../number/clamp.ts';

/** A rating as stars. */
export interface Stars {
  /** Full stars, 0 to 4. */
  full: number;
  /** Filled part of the star after them, 0 to 1. */
  partial: number;
  /** Rating to one decimal: `4.7`, `5.0` */
  text: string;
}

/** Stars of a rating of 0 to 5: up to 4 full ones and one partial, also for 5.0 (R9-08). */
export function stars(rating: number): Stars {
  const value = clamp(Number.isFinite(rating) ? rating : 0, 0, 5);
  const full = Math.min(Math.floor(value), 4);
  return { full, partial: value - full, text: value.toFixed(1) };
}
