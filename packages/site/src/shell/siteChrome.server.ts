import { dropdownRows } from '@forecourt/domain';
import type { SiteServices } from '../contracts/siteServices.ts';
import type { SiteChrome } from '../contracts/siteView.ts';
import { withoutHours } from '../presenters/location.ts';
import { placeHref } from '../presenters/paths.ts';
import { siteMenus } from './siteMenus.server.ts';

/** What header and footer of a site print. */
export async function siteChrome(services: SiteServices): Promise<SiteChrome> {
  const { config } = services;
  return {
    places: dropdownRows(config.locations).map((row) => ({
      ...row,
      href: placeHref(config, row.slug),
    })),
    locations: config.locations.filter(({ visible }) => visible).map(withoutHours),
    ...(await siteMenus(services)),
  };
}
