import {
  carTypes,
  dropdownRows,
  footerMenu,
  headerMenu,
  type MenuSite,
  telHref,
  yearAt,
} from '@forecourt/domain';
import { footerColumns, navEntries } from '@forecourt/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { type SiteServices, servicesOf } from '../contracts/siteServices.ts';
import type { SiteView } from '../contracts/siteView.ts';
import { withoutHours } from '../presenters/location.ts';
import { FINANCE_PATH, SEARCH_PATH, SEVEN_SEATER_PATH } from '../presenters/paths.ts';

export function loadSiteView({ context }: LoaderFunctionArgs): SiteView {
  const services = servicesOf(context);
  const { config, themeHref, iconHref, logoHref, pictureSizes, now, stock } = services;
  const { name, slug, tagline, labels, timeZone } = config;
  const menus = menuSite(services);
  const first = config.locations.find((location) => location.visible && location.phone !== null);
  const phone = config.phone ?? first?.phone ?? null;
  return {
    slug,
    name,
    tagline,
    themeHref,
    iconHref,
    pictureSizes,
    logo:
      config.logo === null || logoHref === null
        ? null
        : {
            src: logoHref,
            width: config.logo.width,
            height: config.logo.height,
            alt: name,
            sources: [],
          },
    phone: phone === null ? null : { text: phone, href: telHref(phone) },
    places: dropdownRows(config.locations).map((row) => ({ ...row, href: `/#${row.slug}` })),
    locations: config.locations.filter(({ visible }) => visible).map(withoutHours),
    menu: navEntries(headerMenu(menus)),
    footer: footerColumns(footerMenu(menus)),
    resultView: config.resultView,
    searchExample: stock.searchExample,
    words: { used: labels.used },
    year: yearAt(now(), timeZone),
  };
}

/** What the menus depend on: pages that the template has, and those of the configuration. */
function menuSite({ config, stock, hasPage }: SiteServices): MenuSite {
  return {
    name: config.name,
    searchPath: SEARCH_PATH,
    financePath: FINANCE_PATH,
    usedLabel: config.labels.used,
    carTypes: carTypes.filter((carType) => stock.carTypes.has(carType)),
    listings: config.sevenSeater === null ? [] : [{ label: '7 Seaters', path: SEVEN_SEATER_PATH }],
    models: [],
    hasPage,
  };
}
