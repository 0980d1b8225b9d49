import {
  carTypeLabel,
  carTypes,
  dropdownRows,
  type FacetWords,
  type Location,
  telHref,
} from '@forecourt/domain';
import type { HeaderPlace, ImageSource, NavLink, ResultView } from '@forecourt/ui';
import type { PictureSizes } from '@forecourt/ui/theme';
import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../context/siteServices.ts';
import { withoutHours } from '../view/location.ts';
import { SEARCH_PATH, SEVEN_SEATER_PATH } from '../view/paths.ts';
import { yearIn } from '../view/plainSource.ts';

/** What document, header and footer need of a site, on every page. */
export interface SiteView {
  slug: string;
  name: string;
  tagline: string;
  themeHref: string;
  iconHref: string;
  pictureSizes: PictureSizes;
  /** Stands for the name in the header. */
  logo: ImageSource | null;
  phone: { text: string; href: string } | null;
  /** Rows of the header's `Locations` menu (R2-83). */
  places: readonly HeaderPlace[];
  locations: readonly Location[];
  menu: readonly NavLink[];
  /** How results are laid out until the shopper chooses. */
  resultView: ResultView;
  /** A search in plain words that finds something, for search boxes; `null` where there is none. */
  searchExample: string | null;
  /** The site's own words for facet values. */
  words: FacetWords;
  year: number;
}

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
    year: yearIn(timeZone, now()),
  };
}
