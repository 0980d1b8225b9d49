import type { Location } from './location.ts';

/**
 * The place of `/locations/{segment}`: by its slug, else by its dealership's, the primary one
 * first, then list order (R2-15). A place that is not visible has no page (R3-14).
 */
export function findLocation<Place extends Location>(
  locations: readonly Place[],
  segment: string,
): Place | null {
  const visible = locations.filter((location) => location.visible);
  const ofDealership = visible.filter(({ dealershipSlug }) => dealershipSlug === segment);
  return (
    visible.find(({ slug }) => slug === segment) ??
    ofDealership.find(({ primary }) => primary) ??
    ofDealership[0] ??
    null
  );
}
