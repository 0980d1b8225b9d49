import { describePage, type SiteServices } from '../../contracts/siteServices.ts';
import { trailThing } from './pageThings.ts';

const HOME = { label: 'Home', href: '/' };

/**
 * Says where a page stands, as its breadcrumbs do.
 *
 * @param href its path
 * @param above pages over it, the home page first
 */
export function describeTrail(
  services: SiteServices,
  label: string,
  href: string,
  above: readonly { label: string; href: string }[] = [HOME],
): void {
  describePage(services, [trailThing(services.origin, [...above, { label, href }])]);
}
