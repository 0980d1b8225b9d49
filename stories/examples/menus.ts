import { brandMenu, footerMenu, headerMenu, type MenuSite } from '@forecourt/domain';
import { footerColumns, navEntries } from '@forecourt/ui';

const site: MenuSite = {
  name: 'Coolabarra Motors',
  searchPath: '/search',
  financePath: '/finance',
  contactPath: '/contact-us',
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

/** A dealer of several brands: the second has a longer name, the last no page of its own. */
export const brandMenus = navEntries([
  brandMenu(
    [
      { name: 'Isuzu', carTypes: ['new', 'demo', 'used'], offers: [] },
      {
        name: 'Mercedes-Benz',
        carTypes: ['used'],
        offers: [{ label: 'Three years of servicing on us', path: '/offers/mercedes-benz/care' }],
      },
      { name: 'Mazda', carTypes: ['new', 'used'], offers: [] },
      { name: 'Adventure', carTypes: [], offers: [] },
    ],
    site,
  ),
]);
