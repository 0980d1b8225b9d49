import { clamp } from '../number/clamp.ts';

/** Index a review carousel starts at: the third card (R2-80). */
export const CAROUSEL_START = 2;

/** Milliseconds between turns of a carousel that rotates by itself (R2-80). */
export const ROTATION_MS = 3000;

/** A carousel's place: which card leads, and which buttons work. */
export interface CarouselPosition {
  /** 0-based. */
  index: number;
  canGoBack: boolean;
  canGoOn: boolean;
}

/** Place of a wanted card among `count`: never outside, and the buttons stop at the ends (R4-32). */
export function carouselAt(index: number, count: number): CarouselPosition {
  const last = Math.max(count - 1, 0);
  const inside = clamp(Math.trunc(index) || 0, 0, last);
  return { index: inside, canGoBack: inside > 0, canGoOn: inside < last };
}

/** The card after this one when turning by itself: after the last the first again (R4-32). */
export function rotateCarousel(index: number, count: number): CarouselPosition {
  return carouselAt(index + 1 >= count ? 0 : index + 1, count);
}
