import type { PageName } from '@forecourt/site/routes';

/**
 * Stories that show each row of the page table, and are compared with pictures: a row without one is
 * missed by the type. Rows that are drawn by the same components in the same order share a story.
 */
const pageStories: Readonly<Record<PageName | 'home', readonly string[]>> = {
  home: ['home--full', 'editorial-home--full'],
  listing: ['listing--full', 'listing--as-list'],
  // A listing that begins with a filter.
  sevenSeater: ['listing--full'],
  directory: ['stocklist--lines'],
  vehicleTradeIn: ['tradein--valued'],
  tradeIn: ['tradein--valued'],
  sellMyCar: ['tradein--selling'],
  vehicle: ['detail--full'],
  enquiry: ['enquiry--faulty'],
  checkout: ['checkout--reserve'],
  checkoutJourney: ['checkout--payment', 'checkout--review'],
  reservation: ['reservation--held'],
  holdRequest: ['reservation--for-the-dealer'],
  bookTestDrive: ['booking--test-drive'],
  service: ['booking--service'],
  // A service booking under another address.
  fordService: ['booking--service'],
  parts: ['parts--form'],
  compare: ['compare--four'],
  watchlist: ['watchlist--several'],
  signIn: ['signin--asking'],
  account: ['account--signed-in'],
  alerts: ['alerts--asking'],
  alert: ['alerts--confirmed', 'alerts--ending'],
  finance: ['finance--general'],
  personalisedFinance: ['finance--for-vehicle'],
  budgetFinder: ['budgetfinder--default'],
  reviews: ['reviews--several'],
  specialOffers: ['offers--several'],
  offer: ['offer--ordinary'],
  models: ['models--whole'],
  phone: ['message--phone'],
  success: ['message--success'],
  contact: ['contact--full', 'locations--all'],
  location: ['location--full'],
  placeStock: ['stocklist--of-a-place'],
  privacyPolicy: ['reading--page'],
  named: ['reading--dealer', 'reading--page', 'model--full'],
  notFound: ['message--not-found', 'message--lost'],
};

/** Ids of the pages' stories, each once. */
export const pageStoryIds: readonly string[] = [...new Set(Object.values(pageStories).flat())].map(
  (name) => `pages-${name}`,
);
