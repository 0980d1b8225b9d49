import type { PageName } from '@forecourt/site/routes';

/** What stands beside the table's rows: the first page, and two kinds of the pages that dealers name. */
type Beside = 'home' | 'model' | 'about';

/** Rows of the page table, by whose names the pictures are kept, and what stands beside them. */
export type ArtPageName = Exclude<PageName, 'named'> | Beside;

/**
 * The pages that "Art direction" shows, in the order in which a shopper meets them. Every row of the page
 * table is here: a new one is missed by the type. Which dealer has which is found when they are drawn.
 */
const titles: Record<ArtPageName, string> = {
  home: 'Home',
  listing: 'Listing',
  directory: 'Stock list',
  sevenSeater: 'Seven seats',
  budgetFinder: 'Budget finder',
  vehicle: 'Vehicle',
  compare: 'Compare',
  watchlist: 'Watchlist',
  models: 'Models',
  model: 'Model',
  specialOffers: 'Offers',
  offer: 'Offer',
  enquiry: 'Enquiry',
  bookTestDrive: 'Test drive',
  finance: 'Finance',
  personalisedFinance: 'Personalised finance',
  vehicleTradeIn: 'Trade-in for a vehicle',
  tradeIn: 'Trade-in',
  sellMyCar: 'Sell my car',
  checkout: 'Reserve online',
  checkoutJourney: 'Buy online',
  reservation: 'Reservation, as its shopper sees it',
  holdRequest: 'Reservation, as the dealer sees it',
  service: 'Service booking',
  fordService: 'Service booking by a partner',
  parts: 'Parts',
  contact: 'Contact',
  location: 'Place',
  placeStock: 'Stock of a place',
  phone: 'Phone number',
  about: 'About us',
  reviews: 'Reviews',
  signIn: 'Sign in',
  account: 'Account',
  alerts: 'Alert',
  alert: 'Alert, confirmed',
  success: 'Thank you',
  privacyPolicy: 'Privacy policy',
  notFound: 'Page not found',
};

export const artPages = Object.entries(titles).map(([name, title]) => ({
  name: name as ArtPageName,
  title,
}));

/** A phone, a tablet, a desktop and a large desktop, CSS pixels. */
export const artWidths = [390, 768, 1280, 1920] as const;

export type ArtWidth = (typeof artWidths)[number];

/** `answer`: the first view of a page as it is now, drawn large. */
export type ArtTime = 'before' | 'after' | 'answer';

/** The width of a first view that answers a visitor's question, and the pages of which there is one. */
export const ANSWER_WIDTH: ArtWidth = 1280;
export const answeringPages: readonly ArtPageName[] = ['home', 'listing', 'vehicle', 'about'];

/** Name of the picture of a page, without what it ends in. */
export function artName(template: string, page: ArtPageName, width: ArtWidth): string {
  return `${template}-${page}-${width}`;
}
