/** What the browser tells of the part of the page in sight (`window.visualViewport`), pixels. */
export interface Viewport {
  height: number;
  offsetTop: number;
  /** Above 1 while the shopper has zoomed in with two fingers. */
  scale: number;
}

/** A strip across the window, pixels. */
export interface VisibleArea {
  top: number;
  height: number;
}

/** Smaller differences are the browser's own bars coming and going. */
const LEAST_KEYBOARD = 60;

/**
 * The strip of the window above an on-screen keyboard; `null` while nothing covers it. Zooming in
 * makes the viewport smaller too, but then nothing is covered (R10-05, radix-ui/primitives#2323).
 */
export function visibleArea(
  { height, offsetTop, scale }: Viewport,
  windowHeight: number,
): VisibleArea | null {
  if (scale > 1.01 || windowHeight - height < LEAST_KEYBOARD) return null;
  return { top: Math.round(offsetTop), height: Math.round(height) };
}
