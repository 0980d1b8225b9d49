import { index, type RouteConfigEntry, relative } from '@react-router/dev/routes';

/** The pages that templates share, by name. Paths are fixed (R2-01). */
const pages = {
  listing: { path: 'search/*', file: 'pages/listing/listing.route.tsx' },
  sevenSeater: { path: '7-seater-cars', file: 'pages/sevenSeater/sevenSeater.route.tsx' },
  vehicle: { path: 'cars/:slug', file: 'pages/vehicle/vehicle.route.tsx' },
  enquiry: { path: 'cars/:slug/enquire', file: 'pages/enquiry/enquiry.route.tsx' },
  success: { path: 'success', file: 'pages/success/success.route.tsx' },
  privacyPolicy: {
    path: 'privacy-policy',
    file: 'pages/privacyPolicy/privacyPolicy.route.tsx',
  },
  notFound: { path: '*', file: 'pages/notFound/notFound.route.tsx' },
} as const;

export type PageName = keyof typeof pages;

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
  const shown = (Object.keys(pages) as PageName[])
    .filter((name) => !omit.includes(name))
    .map((name) => {
      const { path, file } = pages[name];
      const entry = here.route(path, file);
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
