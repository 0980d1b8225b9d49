import type { Vehicle } from '@forecourt/domain';
import { redirect } from 'react-router';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { nothingAt } from '../notFound/notFound.server.ts';

/**
 * The vehicle that a page is about.
 *
 * @param pageOf address of this page of a vehicle
 * @throws the answer for an address that shows nothing, or that the vehicle has no more: 301 to the
 *   one it has. Asked for anew each time, since a vehicle may get back an address it had.
 */
export async function vehicleAt(
  services: SiteServices,
  slug: string,
  url: URL,
  pageOf: (slug: string) => string,
): Promise<Vehicle> {
  const { stock } = services;
  const vehicle = stock.bySlug(slug);
  if (vehicle !== null) return vehicle;
  const moved = await stock.movedTo(slug);
  if (moved === null) throw await nothingAt(services);
  const headers = { 'cache-control': 'no-cache' };
  throw redirect(pageOf(moved) + url.search, { status: 301, headers });
}
