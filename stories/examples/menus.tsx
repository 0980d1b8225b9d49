import { footerMenu, headerMenu, type MenuSite } from '@forecourt/domain';
import {
  footerColumns,
  MegaMenu,
  type MegaTile,
  type NavEntry,
  type NavPanel,
  navEntries,
} from '@forecourt/ui';
import { picture } from './picture.ts';
import type { PictureName } from './pictureNames.ts';

const site: MenuSite = {
  name: 'Coolabarra Motors',
  searchPath: '/search',
  financePath: '/finance',
  usedLabel: 'Used',
  carTypes: ['new', 'demo', 'used'],
  models: [
    { label: 'D-MAX', path: '/d-max' },
    { label: 'MU-X', path: '/mu-x' },
    { label: 'Sealion 6 Essential Plug-in Hybrid', path: '/sealion-6' },
  ],
  hasPage: () => true,
};

/** The default menus of a dealer that has every page (R2-82). */
export const defaultHeader = navEntries(headerMenu(site));
export const defaultFooter = footerColumns(footerMenu(site));

function tile(label: string, name: PictureName | null, note: string | null): MegaTile {
  return {
    label,
    href: `/${label.toLowerCase().replaceAll(' ', '-')}`,
    image: name && picture(name),
    note,
  };
}

function links(brand: string) {
  return [
    { label: `New ${brand} range`, href: `/brands/${brand.toLowerCase()}` },
    { label: 'Offers', href: `/special-offers?make=${brand}` },
    { label: 'Book a Test Drive', href: `/book-test-drive?make=${brand}` },
  ];
}

/** A dealer of several brands; the second has a model without a picture or a price. */
export const brandMenus: readonly (NavEntry | NavPanel)[] = [
  {
    label: 'Isuzu',
    panel: (
      <MegaMenu
        groups={[
          {
            heading: 'Isuzu',
            links: links('Isuzu'),
            tiles: [
              tile('D-MAX', 'country-ute-dual-white-side', 'From $41,990 drive away'),
              tile('MU-X', 'country-four-wheel-drive-sand-side', 'From $49,990 drive away'),
              tile('D-MAX Blade', 'forecourt-suv-blue-side', 'Coming Soon'),
            ],
          },
        ]}
      />
    ),
  },
  {
    label: 'More brands',
    panel: (
      <MegaMenu
        groups={[
          {
            heading: 'Mazda',
            links: links('Mazda'),
            tiles: [
              tile('Mazda2', 'forecourt-hatch-red-side', 'From $24,990 drive away'),
              tile('Mazda6 Twentieth Anniversary Edition', 'forecourt-sedan-silver-side', null),
              tile('CX-80', null, null),
            ],
          },
          {
            heading: 'Adventure',
            links: links('Adventure').slice(0, 1),
            tiles: [
              tile('Country Tourer', 'country-caravan-white-side', 'From $89,900'),
              tile('Trail 700', 'country-adventure-bike-orange-side', 'From $18,490'),
            ],
          },
        ]}
      />
    ),
  },
];
