/**
 * Path of the listing (R2-01). Routes are made when a template is built, so it is the same for
 * every site; the rules take it as an argument.
 */
export const SEARCH_PATH = '/search';

/** Addresses of a vehicle's pages; slugs are url-safe when they enter the store. */
export const vehicleHref = (slug: string): string => `/cars/${slug}`;
export const enquiryHref = (slug: string): string => `/cars/${slug}/enquire`;

/** Page that every form links to (§2). */
export const PRIVACY_PATH = '/privacy-policy';
