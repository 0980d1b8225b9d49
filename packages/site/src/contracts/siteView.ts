import type { GroupWords } from '@forecourt/data';
import type { FacetWords, Location, NoticeSeverity, ResultView } from '@forecourt/domain';
import type { HeaderPlace, ImageSource, NavEntry, NavLink } from '@forecourt/ui';
import type { ListingLayout, PictureSizes } from '@forecourt/ui/theme';

/** What header and footer print of a site, and nothing else does: much of it, on every page the same. */
export interface SiteChrome {
  /** Rows of the header's `Locations` menu (R2-83). */
  places: readonly HeaderPlace[];
  locations: readonly Location[];
  /** Main menu: of the default one what the site has (R2-82). */
  menu: readonly NavEntry[];
  /** Groups of the footer, likewise. */
  footer: readonly { heading: string; links: readonly NavLink[] }[];
}

/** What a header or a footer is drawn from. */
export interface DrawnSite extends SiteView, SiteChrome {}

/** What document and pages need of a site. */
export interface SiteView {
  slug: string;
  name: string;
  tagline: string;
  themeHref: string;
  iconHref: string;
  pictureSizes: PictureSizes;
  /** Absolute address of the picture of a link that is shared, where its page has none. */
  picture: string | null;
  /** Stands for the name in the header. */
  logo: ImageSource | null;
  phone: { text: string; href: string } | null;
  /** What every visitor must know now, over the header (R2-84). */
  notice: { text: string; link: NavLink | null; severity: NoticeSeverity } | null;
  /** `BOOK A SERVICE` at the lower edge, where the site has the page it leads to. */
  serviceBanner: { href: string; closable: boolean } | null;
  /** How vehicles can be saved (R1-04); `null` where they cannot. */
  saves: { kind: 'watchlist' | 'favourites'; strict: boolean } | null;
  /** Whether visitors can sign in: then browsers ask once who is (R4-13). */
  signIn: boolean;
  /** Whether visitors can have mail about what changes. */
  alerts: boolean;
  /** How results are laid out until the shopper chooses. */
  resultView: ResultView;
  /** How the template lays out a page of results. */
  listingLayout: ListingLayout;
  /** A search in plain words that finds something, for search boxes; `null` where there is none. */
  searchExample: string | null;
  /** Whether events may be told of, and to whom. */
  tracking: { consent: 'not-needed' | 'required'; counted: boolean };
  /** What stands where there is nothing to show. */
  nothing: GroupWords<'nothing'>;
  /** The site's own words for facet values. */
  words: FacetWords;
  year: number;
}
