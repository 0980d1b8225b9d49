import type { CarType } from './vehicle.ts';

/** Display and grouping order, never by count (R5-38). */
export const carTypes = ['new', 'demo', 'used'] as const satisfies readonly CarType[];

/**
 * Word for a car type. `usedLabel` is the site's own word, for example `Pre-Owned`; it changes
 * neither the facet value nor the path (R9-17).
 */
export function carTypeLabel(carType: CarType, usedLabel = 'Used'): string {
  return { new: 'New', demo: 'Demo', used: usedLabel }[carType];
}
