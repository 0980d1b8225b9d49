import { carTypeLabel, carTypes, dropdownRows, telHref, yearAt } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../contracts/siteServices.ts';
import type { SiteView } from '../contracts/siteView.ts';
import { withoutHours } from '../presenters/location.ts';
import { SEARCH_PATH, SEVEN_SEATER_PATH } from '../presenters/paths.ts';

export function loadSiteView({ context }: LoaderFunctionArgs): SiteView {
  const { config, themeHref, iconHref, logoHref, pictureSizes, now, stock } = servicesOf(context);
  const { name, slug, tagline, labels, timeZone } = config;
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
    menu: [
      { label: 'Home', href: '/' },
      { label: 'Our Stock', href: SEARCH_PATH },
      // What the dealer does not sell is not in the menu.
      ...carTypes
        .filter((carType) => stock.carTypes.has(carType))
        .map((carType) => ({
          label: carTypeLabel(carType, labels.used),
          href: `${SEARCH_PATH}/${carType}-cars`,
        })),
      ...(config.sevenSeater === null ? [] : [{ label: '7 Seaters', href: SEVEN_SEATER_PATH }]),
    ],
    resultView: config.resultView,
    searchExample: stock.searchExample,
    words: { used: labels.used },
    year: yearAt(now(), timeZone),
  };
}
