import type { Alert } from '@forecourt/data';
import { parseSearch, searchHref } from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { SEARCH_PATH, vehicleHref } from '../../presenters/paths.ts';

/** What an alert is about: its search, or its vehicle, while the site shows that. */
export function alertHref(
  { stock }: Pick<SiteServices, 'stock'>,
  { search, vehicleId }: Pick<Alert, 'search' | 'vehicleId'>,
): string {
  const vehicle = vehicleId === null ? null : stock.byId(vehicleId);
  return vehicle === null
    ? searchHref(SEARCH_PATH, parseSearch(search))
    : vehicleHref(vehicle.slug);
}
