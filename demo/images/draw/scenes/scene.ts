import type { Light } from '../light.ts';

/** A backdrop of 1200 by 800 with the road at y = 640, and how it lights what stands there. */
export interface SceneDrawing {
  light: Light;
  /** How much of a vehicle the floor mirrors, 0 to 1. */
  mirror: number;
  draw: () => string;
  /** Drawn over the vehicle: haze and light. */
  veil: () => string;
}
