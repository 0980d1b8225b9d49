import { type PageName, pagePaths } from '@forecourt/site/routes';
import { hardSlug } from './hardVehicles.ts';

type PageAddresses = Readonly<Record<PageName | 'home', string>>;

/** An address of every page; those of a vehicle are of the one with this slug. */
export function pageAddressesOf(slug: string): PageAddresses {
  const shared = Object.entries(pagePaths).map(([name, path]) => [
    name,
    path.replace(':slug', slug).replace(/\/\*$/, ''),
  ]);
  // What every dealer of the demo has.
  const own = {
    phone: '/phone/0',
    offer: '/offers/trade-in-promise',
    named: '/about-us',
    notFound: '/nope',
    checkoutJourney: `/checkout-journey?car_id=${slug}`,
    // Whoever has one was sent it.
    reservation: '/reservation/none',
    holdRequest: '/hold-request/none',
  };
  return { home: '/', ...Object.fromEntries(shared), ...own };
}

/** For checks that go through all of them. Not every dealer has seven-seaters. */
export const pageAddresses: PageAddresses = pageAddressesOf(hardSlug('long'));
