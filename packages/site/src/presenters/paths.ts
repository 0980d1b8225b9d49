import type { SiteConfig } from '@forecourt/data';
import type { CheckoutStep } from '@forecourt/domain';

/**
 * Path of the listing (R2-01). Routes are made when a template is built, so it is the same for
 * every site; the rules take it as an argument.
 */
export const SEARCH_PATH = '/search';

/** Where every page of the stock stands. */
export const stockTrail = [
  { label: 'Home', href: '/' },
  { label: 'Our Stock', href: SEARCH_PATH },
] as const;

/** Page of the vehicles with seven seats, where a site has one (R2-55). */
export const SEVEN_SEATER_PATH = '/7-seater-cars';

/** Address of a picture file of the dealer's own: of a make, or a badge. */
export function ownPictureHref(file: string): string {
  return `/logo/${file}`;
}

/** Addresses of a vehicle's pages; slugs are url-safe when they enter the store. */
export function vehicleHref(slug: string): string {
  return `/cars/${slug}`;
}
export function enquiryHref(slug: string): string {
  return `/cars/${slug}/enquire`;
}

/** A vehicle as PDF (R7-01). */
export function paperHref(slug: string): string {
  return `/api/cars/${slug}/pdf`;
}

/** The same page, where photos of it are asked for (R7-05). */
export function photosHref(slug: string): string {
  return `${enquiryHref(slug)}?photos`;
}

/** Page of the whole stock in lines, where a site has one (R2-44). */
export const DIRECTORY_PATH = '/directory';

/** Page of comparisons (R1-05). */
export const COMPARE_PATH = '/compare';

/** Page of the vehicles that a shopper saved (R2-12). */
export const WATCHLIST_PATH = '/watchlist';

/** Page that signs in, and out (R2-09). */
export const SIGN_IN_PATH = '/sign-in';
/** What links to it are called, of nobody and of who has signed in: their HTML is everybody's. */
export const SIGN_IN_LABEL = 'Sign in';
export const ACCOUNT_LABEL = 'Account';
/** Where a session is ended, by a form. */
export const SIGN_OUT_PATH = '/sign-out';
/** Page of who is signed in, and where a form has what is held of them sent to them. */
export const ACCOUNT_PATH = '/account';
export const ACCOUNT_EXPORT_PATH = '/account/export';

/** Page of all places, one of three addresses; the others lead there (R2-15). */
export function placesHref({ locationsBase }: Pick<SiteConfig, 'locationsBase'>): string {
  return `/${locationsBase}`;
}

/** Page of one place, by its slug: beneath the page of all, or where the site calls that `/contact`, beneath `/contact-us`. */
export function placeHref(
  { locationsBase }: Pick<SiteConfig, 'locationsBase'>,
  slug: string,
): string {
  return `${locationsBase === 'locations' ? '/locations' : '/contact-us'}/${slug}`;
}

/** Page of what one place has, by category and price (R2-44). */
export function placeStockHref(config: Pick<SiteConfig, 'locationsBase'>, slug: string): string {
  return `${placeHref(config, slug)}/stock`;
}

/** Page of finance for one vehicle, where a site has it (R2-11). */
export const PERSONALISED_FINANCE_PATH = '/personalised/finance';

/** Page that turns repayments into a budget, and that into a search (R2-76). */
export const BUDGET_PATH = '/budget-finder';

/** Page that books a test drive. */
export const TEST_DRIVE_PATH = '/book-test-drive';

/** Address of that page about one vehicle, by its id; `null` is about none. */
export function testDriveHref(id: string | null): string {
  return id === null ? TEST_DRIVE_PATH : `${TEST_DRIVE_PATH}?car_id=${encodeURIComponent(id)}`;
}

/** Where a script asks for free times of test drives (R7-01). */
export function timesHref(locationId: string, carId: string | null): string {
  const asked = { location_id: locationId, ...(carId !== null && { car_id: carId }) };
  return `/api/appointments?${new URLSearchParams(asked)}`;
}

/** Page of the workshop, and its second address for one make's (R2-14). */
export const SERVICE_PATH = '/service';
export const FORD_SERVICE_PATH = '/ford-service';

/** Page of parts and accessories, and its second address for who looks for a part. */
export const PARTS_PATH = '/vehicle-parts-and-accessories';
export const PARTS_SEARCH_PATH = '/parts/search';

/** Page that values what a shopper gives in exchange for one vehicle. */
export const TRADE_IN_PATH = '/cars/trade-in';

/** Page that values a shopper's car for whatever they buy, and the one for who only sells. */
export const TRADE_IN_PAGE_PATH = '/trade-in';
export const SELL_PATH = '/sell-my-car';

/**
 * Page that reserves a vehicle: one of two addresses, by the site; the other leads there (R2-05).
 *
 * @param journey token of the checkout journey that it ends
 */
export function checkoutHref(
  slug: string,
  { reserve }: Pick<SiteConfig, 'reserve'>,
  journey?: string,
): string {
  const path = `${vehicleHref(slug)}/${reserve?.segment ?? 'checkout'}`;
  return journey === undefined ? path : `${path}?${new URLSearchParams({ journey })}`;
}

/** Page that sells a vehicle step by step. */
export const CHECKOUT_JOURNEY_PATH = '/checkout-journey';

export interface JourneyAddress {
  step?: CheckoutStep;
  /** Signed; empty before the journey has begun. */
  token?: string;
  /** From the review, and back to it. */
  isChange?: boolean;
  /** An earlier journey is over. */
  isGone?: boolean;
}

/** Address of a step of it, about a vehicle by its slug (R2-04). */
export function journeyHref(
  slug: string,
  { step = 'vehicle', token = '', isChange = false, isGone = false }: JourneyAddress = {},
): string {
  const query = new URLSearchParams({
    car_id: slug,
    ...(step !== 'vehicle' && { step }),
    ...(token !== '' && { journey: token }),
    ...(isChange && { change: '' }),
    ...(isGone && { gone: '' }),
  });
  return `${CHECKOUT_JOURNEY_PATH}?${query}`;
}

/** A shopper's own page of a reservation, and the dealer's, each by its token. */
export function reservationHref(token: string): string {
  return `/reservation/${token}`;
}
export function holdRequestHref(token: string): string {
  return `/hold-request/${token}`;
}

/** Page that asks for an alert, and those of the links in its messages. */
export const ALERTS_PATH = '/alerts';
export const ALERT_MANAGE_PATH = '/alerts/manage';
export const ALERT_STOP_PATH = '/alerts/stop';

/** Asks for an alert about a search, by its query string; empty is the whole stock. */
export function searchAlertHref(search: string): string {
  return search === '' ? ALERTS_PATH : `${ALERTS_PATH}?${search}`;
}

/** Asks for an alert about one vehicle. */
export function vehicleAlertHref(slug: string): string {
  return `${ALERTS_PATH}?car=${encodeURIComponent(slug)}`;
}

/** Page after a form was sent (R4-35). */
export const SUCCESS_PATH = '/success';

/** Page that every form links to. */
export const PRIVACY_PATH = '/privacy-policy';

/** Page of what customers say, and of all of them whatever their rating (R5-19). */
export const REVIEWS_PATH = '/reviews';
export const ALL_REVIEWS_HREF = `${REVIEWS_PATH}?all`;

/** Page of all offers. */
export const OFFERS_PATH = '/special-offers';

/** Page of the model range. */
export const MODELS_PATH = '/models';

/** Where every offer stands, and every model. */
export const offersTrail = [
  { label: 'Home', href: '/' },
  { label: 'Special offers', href: OFFERS_PATH },
] as const;
export const modelsTrail = [
  { label: 'Home', href: '/' },
  { label: 'Model range', href: MODELS_PATH },
] as const;
