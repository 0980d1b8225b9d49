import type { Location } from './location.ts';

/**
 * Places of a grid, carousel or map, in list order: `sales`, `service`, `parts`,
 * `service-and-parts`, `primary`, `all`, or a location id; anything else shows nothing (R2-86).
 * A place that is not visible is never listed (R3-14).
 */
export function gridFilter<Place extends Location>(
  locations: readonly Place[],
  filter: string,
): readonly Place[] {
  const visible = locations.filter((location) => location.visible);
  switch (filter) {
    case 'all':
      return visible;
    case 'primary':
      return visible.filter((location) => location.primary);
    case 'sales':
    case 'service':
    case 'parts':
      return visible.filter((location) => location.type === filter);
    case 'service-and-parts':
      return visible.filter(({ type }) => type === 'service' || type === 'parts');
    default:
      return visible.filter((location) => location.id === filter);
  }
}
