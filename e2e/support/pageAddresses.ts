import { type PageName, pagePaths } from '@forecourt/site/routes';
import { hardSlug } from './hardVehicles.ts';

type PageAddresses = Readonly<Record<PageName | 'home', string>>;

/** An address of every page; those of a vehicle are of the one with this slug. */
export function pageAddressesOf(slug: string): PageAddresses {
  const shared = Object.entries(pagePaths).map(([name, path]) => [
    name,
    path.replace(':slug', slug).replace(/\/\*$/, ''),
  ]);
  return { home: '/', ...Object.fromEntries(shared), notFound: '/nope' };
}

/** For checks that go through all of them. Not every dealer has seven-seaters. */
export const pageAddresses: PageAddresses = pageAddressesOf(hardSlug('long'));
