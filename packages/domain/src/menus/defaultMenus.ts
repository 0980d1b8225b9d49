import { slugOf } from '../search/slug.ts';
import { carTypeLabel, carTypes } from '../vehicle/carType.ts';
import type { CarType } from '../vehicle/vehicle.ts';
import { brandMenu, type MenuBrand } from './brandMenu.ts';
import { type MenuItem, prunedMenu } from './menuItem.ts';

/** What a site's menus depend on. */
export interface MenuSite {
  /** Name of the dealer, heading of the last footer group. */
  name: string;
  searchPath: string;
  financePath: string;
  /** Page of the dealer's places (R2-15). */
  contactPath: string;
  /** Where a service is booked: a part of its page where bookings are taken, else the page (R2-14). */
  servicePath?: string;
  /** Word for used vehicles (R9-17). */
  usedLabel: string;
  /** Car types in stock. */
  carTypes: readonly CarType[];
  /** Listings of the site's own, after those of the car types: seven-seaters (R2-55). */
  listings?: readonly { label: string; path: string }[];
  /** Models of the `Vehicles` dropdown. */
  models: readonly { label: string; path: string }[];
  /** Makes with a column each, in place of that dropdown; none keeps it. */
  brands?: readonly MenuBrand[];
  /** Whether the site has a page; given without query and hash. */
  hasPage: (path: string) => boolean;
}

function item(label: string, path: string | null, items: readonly MenuItem[] = []): MenuItem {
  return {
    label,
    path,
    items,
  };
}

/** A page at the slug of its own name: `About Us` at `/about-us`. */
function page(label: string): MenuItem {
  return item(label, `/${slugOf(label)}`);
}

function stock(site: MenuSite): MenuItem[] {
  return [
    ...carTypes
      .filter((type) => site.carTypes.includes(type))
      .map((type) => item(`${carTypeLabel(type, site.usedLabel)} Cars`, `/search/${type}-cars`)),
    ...(site.listings ?? []).map(({ label, path }) => item(label, path)),
  ];
}

function vehicles(site: MenuSite): MenuItem {
  const { brands = [], models } = site;
  if (brands.length > 0) return brandMenu(brands, site);
  return item(
    'Vehicles',
    '/models',
    models.map(({ label, path }) => item(label, path)),
  );
}

function servicing({ servicePath = '/service#service-booking' }: MenuSite): MenuItem[] {
  return [
    item('Book a Service', servicePath),
    item('Genuine Parts and Accessories', '/vehicle-parts-and-accessories'),
    page('Warranty'),
    page('Roadside Assist'),
  ];
}

function company({ contactPath }: MenuSite): MenuItem[] {
  return [page('About Us'), page('Careers'), item('Contact Us', contactPath), page('Fleet')];
}

/** The default header: what the site lacks is left out (R2-82). */
export function headerMenu(site: MenuSite): readonly MenuItem[] {
  return prunedMenu(
    [
      item('Home', '/'),
      vehicles(site),
      item('Offers', '/special-offers'),
      item('Our Stock', site.searchPath, stock(site)),
      page('Trade In'),
      item('Service and Parts', null, servicing(site)),
      item('Company', null, company(site)),
    ],
    site.hasPage,
  );
}

/** The default footer groups: what the site lacks is left out (R2-82). */
export function footerMenu(site: MenuSite): readonly MenuItem[] {
  return prunedMenu(
    [
      item('Vehicles', null, [
        ...stock(site),
        item('Model Range', '/models'),
        page('Special Offers'),
      ]),
      item('Buyer Tools', null, [
        item('Finance', site.financePath),
        page('Trade In'),
        page('Sell My Car'),
        item('Book a Test Drive', '/book-test-drive'),
      ]),
      item('Servicing and Parts', null, servicing(site)),
      item(site.name, null, [
        ...company(site),
        page('Privacy Policy'),
        page('Terms and Conditions'),
      ]),
    ],
    site.hasPage,
  );
}
