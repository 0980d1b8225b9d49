import type { Vehicle } from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';

/** The shown vehicle that `car_id` names: addresses write its id or, on one route, its slug (R2-04). */
export function findCar(
  { stock }: Pick<SiteServices, 'stock'>,
  idOrSlug: string | null,
): Vehicle | null {
  return idOrSlug === null ? null : (stock.byId(idOrSlug) ?? stock.bySlug(idOrSlug));
}
