import { carTypeLabel, carTypes } from '../vehicle/carType.ts';
import type { CarType } from '../vehicle/vehicle.ts';
import { type MenuItem, prunedMenu } from './menuItem.ts';

/** What a site's menus depend on. */
export interface MenuSite {
  /** Name of the dealer, heading of the last footer group. */
  name: string;
  searchPath: string;
  financePath: string;
  /** Word for used vehicles (R9-17). */
  usedLabel: string;
  /** Car types in stock. */
  carTypes: readonly CarType[];
  /** Models of the `Vehicles` dropdown. */
  models: readonly { label: string; path: string }[];
  /** Whether the site has a page; given without query and hash. */
  hasPage: (path: string) => boolean;
}

const item = (label: string, path: string | null, items: readonly MenuItem[] = []): MenuItem => ({
  label,
  path,
  items,
});

const stock = (site: MenuSite): MenuItem[] =>
  carTypes
    .filter((type) => site.carTypes.includes(type))
    .map((type) => item(`${carTypeLabel(type, site.usedLabel)} Cars`, `/search/${type}-cars`));

const servicing = [
  item('Book a Service', '/service#service-booking'),
  item('Genuine Parts and Accessories', '/vehicle-parts-and-accessories'),
  item('Warranty', '/warranty'),
  item('Roadside Assist', '/roadside-assist'),
];

const company = [
  item('About Us', '/about-us'),
  item('Careers', '/careers'),
  item('Contact Us', '/contact-us'),
  item('Fleet', '/fleet'),
];

/** The default header: what the site lacks is left out (§2, R2-82). */
export const headerMenu = (site: MenuSite): readonly MenuItem[] =>
  prunedMenu(
    [
      item('Home', '/'),
      item(
        'Vehicles',
        '/models',
        site.models.map(({ label, path }) => item(label, path)),
      ),
      item('Offers', '/special-offers'),
      item('Our Stock', site.searchPath, stock(site)),
      item('Trade In', '/trade-in'),
      item('Service and Parts', null, servicing),
      item('Company', null, company),
    ],
    site.hasPage,
  );

/** The default footer groups: what the site lacks is left out (§2, R2-82). */
export const footerMenu = (site: MenuSite): readonly MenuItem[] =>
  prunedMenu(
    [
      item('Vehicles', null, [
        ...stock(site),
        item('Model Range', '/models'),
        item('Special Offers', '/special-offers'),
      ]),
      item('Buyer Tools', null, [
        item('Finance', site.financePath),
        item('Trade In', '/trade-in'),
        item('Sell My Car', '/sell-my-car'),
        item('Book a Test Drive', '/book-test-drive'),
      ]),
      item('Servicing and Parts', null, servicing),
      item(site.name, null, [
        ...company,
        item('Privacy Policy', '/privacy-policy'),
        item('Terms and Conditions', '/terms-and-conditions'),
      ]),
    ],
    site.hasPage,
  );
