import type { PageName } from '@forecourt/site/routes';
import { hardSlug } from './hardVehicles.ts';

/**
 * An address of every page, for checks that go through all of them; a new page without one is a
 * fault of types. Not every dealer has seven-seaters.
 */
export const pageAddresses: Readonly<Record<PageName | 'home', string>> = {
  home: '/',
  listing: '/search',
  sevenSeater: '/7-seater-cars',
  vehicle: `/cars/${hardSlug('long')}`,
  enquiry: `/cars/${hardSlug('photoless')}/enquire`,
  success: '/success',
  privacyPolicy: '/privacy-policy',
  notFound: '/nope',
};
