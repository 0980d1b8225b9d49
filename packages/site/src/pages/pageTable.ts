import type { SiteConfig } from '@forecourt/data';
import {
  type Content,
  financePaths,
  type Location,
  modelPath,
  offerPath,
  revealHref,
  saveKind,
} from '@forecourt/domain';
import {
  ACCOUNT_PATH,
  ALERTS_PATH,
  BUDGET_PATH,
  CHECKOUT_JOURNEY_PATH,
  COMPARE_PATH,
  DIRECTORY_PATH,
  enquiryHref,
  FORD_SERVICE_PATH,
  holdRequestHref,
  MODELS_PATH,
  OFFERS_PATH,
  PARTS_PATH,
  PARTS_SEARCH_PATH,
  PERSONALISED_FINANCE_PATH,
  PRIVACY_PATH,
  placeHref,
  placeStockHref,
  placesHref,
  REVIEWS_PATH,
  reservationHref,
  SEARCH_PATH,
  SELL_PATH,
  SERVICE_PATH,
  SEVEN_SEATER_PATH,
  SIGN_IN_PATH,
  SUCCESS_PATH,
  TEST_DRIVE_PATH,
  TRADE_IN_PAGE_PATH,
  TRADE_IN_PATH,
  vehicleHref,
  WATCHLIST_PATH,
} from '../presenters/paths.ts';
import { hasReviews } from '../presenters/reviews.ts';
import { siteOffers, websiteIdOf } from '../presenters/siteOffers.ts';

/** What decides which pages a site has, and their addresses (R2-20). */
export interface PageFacts {
  config: SiteConfig;
  content: Content;
  /** Milliseconds since 1970 UTC. */
  now: number;
}

/** A page that templates share. */
export interface PageRow {
  /** Its address, a route's pattern with the slash before it. */
  path: string;
  /** Further addresses of its route; its loader sends them on, or shows the page there. */
  also?: readonly string[];
  /** Whether a site has the page. Default: every site. */
  exists?(facts: PageFacts): boolean;
  /**
   * Its addresses on a site, for menus, the sitemap and checks of every page. Default: its path, where that
   * has no parameter; else none, and the page is found by what links to it.
   */
  addresses?(facts: PageFacts): readonly string[];
  /** Search engines are kept out: a form about one vehicle, a thank-you. */
  unlisted?: boolean;
}

/** How vehicles can be saved (R1-04). */
function saveKindOf({ garageEnabled, favourites }: SiteConfig) {
  return saveKind({ garageEnabled, favourites: favourites.shown });
}

/** A place of a dealership by itself, where vehicles stand: what it has can be asked for. */
function sells({ visible, dealershipSlug, type }: Location): boolean {
  return visible && dealershipSlug !== null && (type === 'sales' || type === '');
}

/** A lender's estimates lead to a page of finance; a site without any may have one all the same. */
function hasFinance({ config }: PageFacts): boolean {
  return config.financeProvider !== null || config.financePage;
}

function takesReservations({ config }: PageFacts): boolean {
  return config.reserve !== null;
}

/** A dealer who takes no car in exchange still buys cars. */
function takesTradeIns({ config }: PageFacts): boolean {
  return config.tradeInCarTypes.length > 0;
}

/**
 * The pages that templates share, by the names of their folders. Routes, menus, the sitemap and the
 * checks of every page are made from these rows: a new page is its folder and its row.
 */
export const pageTable = {
  listing: { path: `${SEARCH_PATH}/*`, addresses: () => [SEARCH_PATH] },
  sevenSeater: {
    path: SEVEN_SEATER_PATH,
    exists: ({ config }) => config.sevenSeater !== null,
  },
  directory: { path: DIRECTORY_PATH, exists: ({ config }) => config.directory },
  // Before vehicles: no vehicle has this address (R2-03).
  vehicleTradeIn: {
    path: TRADE_IN_PATH,
    exists: takesTradeIns,
    // Each is about a vehicle, which leads there.
    addresses: () => [],
    unlisted: true,
  },
  tradeIn: { path: TRADE_IN_PAGE_PATH, exists: takesTradeIns },
  sellMyCar: { path: SELL_PATH, exists: ({ config }) => config.sellMyCar },
  vehicle: { path: vehicleHref(':slug') },
  enquiry: { path: enquiryHref(':slug'), unlisted: true },
  checkout: {
    path: `${vehicleHref(':slug')}/checkout`,
    also: [`${vehicleHref(':slug')}/buy-online`],
    exists: takesReservations,
    unlisted: true,
  },
  checkoutJourney: {
    path: CHECKOUT_JOURNEY_PATH,
    exists: ({ config }) => config.checkoutJourney !== null,
    // Each is about a vehicle, which leads there.
    addresses: () => [],
    unlisted: true,
  },
  // Whoever has reserved, and the dealer, are sent their own.
  reservation: { path: reservationHref(':token'), exists: takesReservations, unlisted: true },
  holdRequest: { path: holdRequestHref(':token'), exists: takesReservations, unlisted: true },
  bookTestDrive: {
    path: TEST_DRIVE_PATH,
    exists: ({ config }) => config.locations.some(({ type }) => type === 'sales'),
  },
  service: { path: SERVICE_PATH },
  fordService: {
    path: FORD_SERVICE_PATH,
    exists: ({ config }) => config.serviceBookingKey !== null,
    unlisted: true,
  },
  parts: {
    path: PARTS_PATH,
    also: [PARTS_SEARCH_PATH],
    exists: ({ config }) =>
      config.partsPage.shown ?? config.locations.some(({ type }) => type === 'parts'),
    addresses: () => [PARTS_PATH],
  },
  compare: { path: COMPARE_PATH, unlisted: true },
  watchlist: {
    path: WATCHLIST_PATH,
    exists: ({ config }) => saveKindOf(config) !== null,
    unlisted: true,
  },
  signIn: {
    path: SIGN_IN_PATH,
    exists: ({ config }) => config.garageEnabled,
    unlisted: true,
  },
  account: {
    path: ACCOUNT_PATH,
    exists: ({ config }) => config.garageEnabled,
    // Who is signed in is led there; whoever is not is sent on.
    addresses: () => [],
    unlisted: true,
  },
  alerts: { path: ALERTS_PATH, exists: ({ config }) => config.alerts, unlisted: true },
  // Each is about an alert, whose messages lead there.
  alert: {
    path: `${ALERTS_PATH}/:step`,
    exists: ({ config }) => config.alerts,
    addresses: () => [],
    unlisted: true,
  },
  finance: {
    path: financePaths[0],
    also: financePaths.slice(1),
    exists: hasFinance,
    addresses: ({ config }) => [config.financePath],
  },
  personalisedFinance: {
    path: PERSONALISED_FINANCE_PATH,
    exists: (facts) => facts.config.personalisedFinance && hasFinance(facts),
    // Each is about a vehicle, which leads there.
    addresses: () => [],
    unlisted: true,
  },
  budgetFinder: {
    path: BUDGET_PATH,
    exists: ({ config }) => config.budgetFinder !== null,
  },
  reviews: { path: REVIEWS_PATH, exists: hasReviews },
  specialOffers: { path: OFFERS_PATH, exists: keepsOffers },
  offer: {
    path: '/offers/:manufacturer/:offerId',
    also: ['/offers/:offerId'],
    exists: keepsOffers,
    addresses: (facts) => siteOffers(facts).map(offerPath),
  },
  models: { path: MODELS_PATH, exists: ({ content }) => content.models.length > 0 },
  // Each masked number has one, which leads there.
  phone: {
    path: revealHref(':key'),
    exists: ({ config }) => config.phoneReveal,
    addresses: () => [],
    unlisted: true,
  },
  success: { path: SUCCESS_PATH, unlisted: true },
  contact: {
    path: '/contact-us',
    also: ['/contact', '/locations'],
    addresses: ({ config }) => [placesHref(config)],
  },
  location: {
    path: '/contact-us/:slug',
    also: ['/locations/:slug'],
    addresses: ({ config }) => config.locations.map(({ slug }) => placeHref(config, slug)),
  },
  placeStock: {
    path: '/contact-us/:slug/stock',
    also: ['/locations/:slug/stock'],
    exists: ({ config }) => config.locations.some(sells),
    addresses: ({ config }) =>
      config.locations.filter(sells).map(({ slug }) => placeStockHref(config, slug)),
  },
  privacyPolicy: { path: PRIVACY_PATH },
  // Whatever the dealer's own people have named: after every fixed address (R2-03).
  named: {
    path: '/:name/*',
    addresses: ({ content }) => [
      ...new Set([
        ...content.pages.map(({ path }) => path),
        ...content.models.flatMap((model) => modelPath(model) ?? []),
      ]),
    ],
  },
  notFound: { path: '/*', unlisted: true },
} as const satisfies Record<string, PageRow>;

/** A dealer with offers keeps their page between one and the next; other websites' offers do not count. */
function keepsOffers({ config, content }: PageFacts): boolean {
  const id = websiteIdOf(config);
  return content.offers.some(({ excludedWebsiteIds }) => !excludedWebsiteIds.includes(id));
}

/** Name of a shared page: of its folder, its row and its route. */
export type PageName = keyof typeof pageTable;

/** The rows with their names, in the order of the table. */
export const pageRows = Object.entries(pageTable) as readonly [PageName, PageRow][];

/** Whether a site has a page. */
export function hasRow(row: PageRow, facts: PageFacts): boolean {
  return row.exists?.(facts) ?? true;
}

/** Addresses of a page on a site; none where the site lacks it. */
export function addressesOf(row: PageRow, facts: PageFacts): readonly string[] {
  if (!hasRow(row, facts)) return [];
  return row.addresses?.(facts) ?? (/[:*]/.test(row.path) ? [] : [row.path]);
}
