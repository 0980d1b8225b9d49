import { dropdownRows, type LocationRow, licenceLines, telHref } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../context/siteServices.ts';

/** What header, footer and document need of a site, on every page. */
export interface SiteView {
  slug: string;
  name: string;
  tagline: string;
  themeHref: string;
  searchPath: string;
  phone: { text: string; href: string } | null;
  locations: readonly LocationRow[];
  licences: readonly string[];
  menu: readonly MenuItem[];
  year: number;
}

export interface MenuItem {
  text: string;
  href: string;
  items?: readonly { text: string; href: string }[];
}

export function loadSiteView({ context }: LoaderFunctionArgs): SiteView {
  const { config, themeHref, now } = servicesOf(context);
  const first = config.locations.find((location) => location.visible && location.phone !== null);
  const phone = config.phone ?? first?.phone ?? null;
  const { searchPath, labels } = config;
  const stock = (type: string) => `${searchPath}?refinementList[car_type][0]=${type}`;
  return {
    slug: config.slug,
    name: config.name,
    tagline: config.tagline,
    themeHref,
    searchPath,
    phone: phone === null ? null : { text: phone, href: telHref(phone) },
    locations: dropdownRows(config.locations),
    licences: [...new Set(config.locations.flatMap(licenceLines))],
    menu: [
      { text: 'Home', href: '/' },
      {
        text: 'Our Stock',
        href: searchPath,
        items: [
          { text: 'All Vehicles', href: searchPath },
          { text: 'New Vehicles', href: stock('new') },
          { text: 'Demo Vehicles', href: stock('demo') },
          { text: `${labels.used} Vehicles`, href: stock('used') },
        ],
      },
    ],
    year: Number(
      new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone: config.timeZone }).format(
        now(),
      ),
    ),
  };
}
