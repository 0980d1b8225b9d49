import type { Light } from '../light.ts';

/** A backdrop of 1200 by 800 with the road at y = 640, and how it lights what stands there. */
export interface SceneDrawing {
  light: Light;
  draw: () => string;
}
