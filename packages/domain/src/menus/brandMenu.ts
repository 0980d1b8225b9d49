import { facetTileHref } from '../search/facetTile.ts';
import { withMenu } from '../search/refine.ts';
import { searchHref } from '../search/searchPath.ts';
import { emptySearch } from '../search/searchState.ts';
import { slugOf } from '../search/slug.ts';
import { carTypeLabel, carTypes } from '../vehicle/carType.ts';
import type { CarType } from '../vehicle/vehicle.ts';
import type { MenuItem } from './menuItem.ts';

/** A make with a column of its own in the header. */
export interface MenuBrand {
  /** As the stock writes it. */
  name: string;
  /** Conditions of its vehicles in stock. */
  carTypes: readonly CarType[];
  /** Its offers, by their own pages. */
  offers: readonly { label: string; path: string }[];
}

/** What it depends on besides the brands. */
export interface BrandMenuSite {
  searchPath: string;
  /** Word for used vehicles (R9-17). */
  usedLabel: string;
}

/** A make as addresses and offers have it: `land-rover`. */
export function brandSlug(name: string): string {
  return slugOf(name);
}

/** The entry of a dealer of several brands: a column each, with its page, its stock and its offers. */
export function brandMenu(brands: readonly MenuBrand[], site: BrandMenuSite): MenuItem {
  return { label: 'Our Brands', path: null, items: brands.map((brand) => column(brand, site)) };
}

function column(
  { name, carTypes: types, offers }: MenuBrand,
  { searchPath, usedLabel }: BrandMenuSite,
): MenuItem {
  const listing = facetTileHref(searchPath, 'make', name);
  const conditions = carTypes.filter((type) => types.includes(type));
  return {
    label: name,
    path: types.length > 0 ? listing : null,
    items: [
      link(`About ${name}`, `/brands/${brandSlug(name)}`),
      ...conditions.map((type) =>
        link(
          `${carTypeLabel(type, usedLabel)} ${name}`,
          searchHref(listing, withMenu(emptySearch, 'car_type', type)),
        ),
      ),
      ...offers.map(({ label, path }) => link(label, path)),
    ],
  };
}

function link(label: string, path: string): MenuItem {
  return { label, path, items: [] };
}
