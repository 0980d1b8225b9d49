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

/** Address of a dealer's own picture of a make. */
export function makeLogoHref(file: string): string {
  return `/logo/${file}`;
}

/** Addresses of a vehicle's pages; slugs are url-safe when they enter the store. */
export function vehicleHref(slug: string): string {
  return `/cars/${slug}`;
}
export function enquiryHref(slug: string): string {
  return `/cars/${slug}/enquire`;
}

/** Page of applications for finance, where a template has one (R2-10). */
export const FINANCE_PATH = '/finance';

/** Page after a form was sent (R4-35). */
export const SUCCESS_PATH = '/success';

/** Page that every form links to. */
export const PRIVACY_PATH = '/privacy-policy';
