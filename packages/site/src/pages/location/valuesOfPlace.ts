import type { DealerPlace } from '@forecourt/data';
import type { FormValues } from '@forecourt/domain';

/** A form to this place begins with it. */
export function valuesOfPlace({
  id,
  dealershipSlug,
}: Pick<DealerPlace, 'id' | 'dealershipSlug'>): FormValues {
  return { location_id: id, ...(dealershipSlug !== null && { dealership_slug: dealershipSlug }) };
}
