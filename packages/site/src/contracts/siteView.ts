import type { FacetWords, Location, ResultView } from '@forecourt/domain';
import type { HeaderPlace, ImageSource, NavEntry, NavLink } from '@forecourt/ui';
import type { PictureSizes } from '@forecourt/ui/theme';

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
  /** Main menu: of the default one what the site has (R2-82). */
  menu: readonly NavEntry[];
  /** Groups of the footer, likewise. */
  footer: readonly { heading: string; links: readonly NavLink[] }[];
  /** How results are laid out until the shopper chooses. */
  resultView: ResultView;
  /** A search in plain words that finds something, for search boxes; `null` where there is none. */
  searchExample: string | null;
  /** The site's own words for facet values. */
  words: FacetWords;
  year: number;
}
