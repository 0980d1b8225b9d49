import { index, type RouteConfigEntry, relative } from '@react-router/dev/routes';
import {
  enquiryHref,
  PRIVACY_PATH,
  SEARCH_PATH,
  SEVEN_SEATER_PATH,
  SUCCESS_PATH,
  vehicleHref,
} from './presenters/paths.ts';

/**
 * The pages that templates share: the addresses of each, by the name of its folder. They are fixed
 * (R2-01). Menus link to those that a site has (`hasPage`), and checks of every page go through all.
 */
export const pagePaths = {
  listing: `${SEARCH_PATH}/*`,
  sevenSeater: SEVEN_SEATER_PATH,
  vehicle: vehicleHref(':slug'),
  enquiry: enquiryHref(':slug'),
  success: SUCCESS_PATH,
  privacyPolicy: PRIVACY_PATH,
  notFound: '/*',
} as const;

export type PageName = keyof typeof pagePaths;

export interface SiteRoutesOptions {
  /**
   * The route module of the home page, in the template's `app`. Templates differ most there, so it is
   * theirs; its data is shared.
   */
  home: string;
  /** A route module of the template in place of the shared one; last rung of the ladder. */
  replace?: Partial<Record<PageName, string>>;
  omit?: readonly PageName[];
}

/** The routes of a dealer site, for a template's `routes.ts`. */
export function siteRoutes({
  home,
  replace = {},
  omit = [],
}: SiteRoutesOptions): RouteConfigEntry[] {
  const here = relative(import.meta.dirname);
  const shown = (Object.keys(pagePaths) as PageName[])
    .filter((name) => !omit.includes(name))
    .map((name) => {
      // A route's path has no slash before it.
      const entry = here.route(pagePaths[name].slice(1), `pages/${name}/${name}.route.tsx`);
      return { ...entry, id: name, file: replace[name] ?? entry.file };
    });
  // Without an id of its own a route is named by its file's path on the machine that built it.
  return [
    here.layout('shell/shell.route.tsx', { id: 'shell' }, [index(home, { id: 'home' }), ...shown]),
    here.route('cars', 'pages/listing/carsRedirect.route.ts', { id: 'carsRedirect' }),
    here.route('api/search', 'pages/listing/apiSearch.route.ts', { id: 'apiSearch' }),
    here.route('api/suggest/:page?', 'pages/listing/suggest/apiSuggest.route.ts', {
      id: 'apiSuggest',
    }),
  ];
}
