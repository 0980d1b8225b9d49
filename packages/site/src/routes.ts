import { index, type RouteConfigEntry, relative } from '@react-router/dev/routes';
import { type PageName, pageRows } from './pages/pageTable.ts';

export type { PageName } from './pages/pageTable.ts';

/**
 * The addresses of the pages that templates share, by the names of their folders. They are fixed
 * (R2-01). Menus link to those that a site has (`hasPage`), and checks of every page go through all.
 */
export const pagePaths = Object.fromEntries(
  pageRows.map(([name, { path }]) => [name, path]),
) as Readonly<Record<PageName, string>>;

/** Every address of those pages, by their names: some have several, of which a site uses one. */
export const allPagePaths: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  pageRows.map(([name, { path, also = [] }]) => [name, [path, ...also]]),
);

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

/** What answers beside the pages: its path, its module, its name. */
const besidePages = [
  ['cars', 'pages/listing/carsRedirect.route.ts', 'carsRedirect'],
  ['sitemap.xml', 'pages/sitemap/sitemap.resource.ts', 'sitemap'],
  ['sitemaps/:part', 'pages/sitemap/sitemap.resource.ts', 'sitemaps'],
  ['robots.txt', 'pages/sitemap/robots.resource.ts', 'robots'],
  ['api/phone-reveals', 'pages/phone/apiPhoneReveals.route.ts', 'apiPhoneReveals'],
  ['api/appointments', 'pages/appointments/appointments.resource.ts', 'apiAppointments'],
  ['api/auth', 'pages/signIn/apiAuth.resource.ts', 'apiAuth'],
  ['api/watchlist/save-car', 'pages/watchlist/saveCar.resource.ts', 'apiSaveCar'],
  ['api/watchlist/remove-car', 'pages/watchlist/removeCar.resource.ts', 'apiRemoveCar'],
  ['account/export', 'pages/account/accountExport.resource.ts', 'accountExport'],
  ['sign-out', 'pages/signIn/signOut.resource.ts', 'signOut'],
  ['api/chrome', 'shell/apiChrome.resource.ts', 'apiChrome'],
  ['api/search', 'pages/listing/apiSearch.route.ts', 'apiSearch'],
  ['api/email-us', 'pages/formApi/emailUs.resource.ts', 'apiEmailUs'],
  ['api/form-submit', 'pages/formApi/formApi.resource.ts', 'apiFormSubmit'],
  ['api/leads', 'pages/formApi/formApi.resource.ts', 'apiLeads'],
  ['api/suggest/:page?', 'pages/listing/suggest/apiSuggest.route.ts', 'apiSuggest'],
] as const;

/** The routes of a dealer site, for a template's `routes.ts`. */
export function siteRoutes({
  home,
  replace = {},
  omit = [],
}: SiteRoutesOptions): RouteConfigEntry[] {
  const here = relative(import.meta.dirname);
  const shown = pageRows
    .filter(([name]) => !omit.includes(name))
    .flatMap(([name, { path, also = [] }]) =>
      [path, ...also].map((address, place) => {
        // A route's path has no slash before it.
        const entry = here.route(address.slice(1), `pages/${name}/${name}.route.tsx`);
        return { ...entry, id: routeId(name, place), file: replace[name] ?? entry.file };
      }),
    );
  // Without an id of its own a route is named by its file's path on the machine that built it.
  return [
    here.layout('shell/shell.route.tsx', { id: 'shell' }, [index(home, { id: 'home' }), ...shown]),
    ...besidePages.map(([path, file, id]) => here.route(path, file, { id })),
  ];
}

/** A page's further addresses are routes of the same file. */
function routeId(name: PageName, place: number): string {
  return place === 0 ? name : `${name}-${place + 1}`;
}
