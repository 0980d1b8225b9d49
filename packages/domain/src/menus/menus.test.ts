import { describe, expect, test } from 'vitest';
import {
  footerMenu,
  headerMenu,
  type MenuItem,
  type MenuSite,
  noticeStands,
  prunedMenu,
} from '../index.ts';

const site: MenuSite = {
  name: 'Northside Motors',
  searchPath: '/search',
  financePath: '/apply-for-finance',
  contactPath: '/contact-us',
  usedLabel: 'Pre-Owned',
  carTypes: ['used', 'new'],
  listings: [{ label: '7 Seaters', path: '/7-seater-cars' }],
  models: [{ label: 'Wrangler', path: '/wrangler' }],
  hasPage: () => true,
};
function outline(items: readonly MenuItem[]): unknown[] {
  return items.map(({ label, path, items: inner }) =>
    inner.length === 0 ? [label, path] : [label, path, outline(inner)],
  );
}
const servicing = [
  ['Book a Service', '/service#service-booking'],
  ['Genuine Parts and Accessories', '/vehicle-parts-and-accessories'],
  ['Warranty', '/warranty'],
  ['Roadside Assist', '/roadside-assist'],
];
const stock = [
  ['New Cars', '/search/new-cars'],
  ['Pre-Owned Cars', '/search/used-cars'],
  ['7 Seaters', '/7-seater-cars'],
];

describe('menus (R2-82)', () => {
  test('the default header', () => {
    expect(outline(headerMenu(site))).toEqual([
      ['Home', '/'],
      ['Vehicles', '/models', [['Wrangler', '/wrangler']]],
      ['Offers', '/special-offers'],
      ['Our Stock', '/search', stock],
      ['Trade In', '/trade-in'],
      ['Service and Parts', null, servicing],
      [
        'Company',
        null,
        [
          ['About Us', '/about-us'],
          ['Careers', '/careers'],
          ['Contact Us', '/contact-us'],
          ['Fleet', '/fleet'],
        ],
      ],
    ]);
  });

  test('the default footer', () => {
    expect(outline(footerMenu(site))).toEqual([
      [
        'Vehicles',
        null,
        [...stock, ['Model Range', '/models'], ['Special Offers', '/special-offers']],
      ],
      [
        'Buyer Tools',
        null,
        [
          ['Finance', '/apply-for-finance'],
          ['Trade In', '/trade-in'],
          ['Sell My Car', '/sell-my-car'],
          ['Book a Test Drive', '/book-test-drive'],
        ],
      ],
      ['Servicing and Parts', null, servicing],
      [
        'Northside Motors',
        null,
        [
          ['About Us', '/about-us'],
          ['Careers', '/careers'],
          ['Contact Us', '/contact-us'],
          ['Fleet', '/fleet'],
          ['Privacy Policy', '/privacy-policy'],
          ['Terms and Conditions', '/terms-and-conditions'],
        ],
      ],
    ]);
  });

  test('leave out what a site lacks, groups too (R2-20)', () => {
    const pages = new Set(['/', '/search', '/search/used-cars', '/service', '/privacy-policy']);
    const small = { ...site, hasPage: (path: string) => pages.has(path) };
    expect(outline(headerMenu(small))).toEqual([
      ['Home', '/'],
      ['Our Stock', '/search', [['Pre-Owned Cars', '/search/used-cars']]],
      ['Service and Parts', null, [['Book a Service', '/service#service-booking']]],
    ]);
    expect(outline(footerMenu(small))).toEqual([
      ['Vehicles', null, [['Pre-Owned Cars', '/search/used-cars']]],
      ['Servicing and Parts', null, [['Book a Service', '/service#service-booking']]],
      ['Northside Motors', null, [['Privacy Policy', '/privacy-policy']]],
    ]);
  });

  test('keep a group whose own page is missing, without its path', () => {
    const items = [
      { label: 'Models', path: '/models', items: [{ label: 'A', path: '/a?x=1', items: [] }] },
    ];
    expect(outline(prunedMenu(items, (path) => path === '/a'))).toEqual([
      ['Models', null, [['A', '/a?x=1']]],
    ]);
    expect(prunedMenu(items, () => false)).toEqual([]);
  });

  test('keep what leads elsewhere (R2-20)', () => {
    const items = ['https://club.example/join', 'tel:0755500142', '//other.example', '/gone'].map(
      (path) => ({ label: path, path, items: [] }),
    );
    expect(prunedMenu(items, () => false)).toEqual(items.slice(0, 3));
  });

  test('brands stand in place of the models, each with its stock and its offers (R2-82)', () => {
    const lease = { label: 'Free first service', path: '/offers/land-rover/first-service' };
    const header = headerMenu({
      ...site,
      brands: [
        { name: 'Land Rover', carTypes: ['used', 'new'], offers: [lease] },
        { name: 'Jeep', carTypes: [], offers: [] },
      ],
    });
    expect(header.map(({ label }) => label)).toEqual([
      ...['Home', 'Our Brands', 'Offers', 'Our Stock', 'Trade In', 'Service and Parts', 'Company'],
    ]);
    expect(outline(header[1]?.items ?? [])).toEqual([
      [
        'Land Rover',
        '/search/land-rover',
        [
          ['About Land Rover', '/brands/land-rover'],
          ['New Land Rover', '/search/land-rover?menu[car_type]=new'],
          ['Pre-Owned Land Rover', '/search/land-rover?menu[car_type]=used'],
          ['Free first service', '/offers/land-rover/first-service'],
        ],
      ],
      ['Jeep', null, [['About Jeep', '/brands/jeep']]],
    ]);
  });
});

describe('a notice of the day (R2-84)', () => {
  test.each<[number | null, number | null, boolean]>([
    [null, null, true],
    [100, null, true],
    [101, null, false],
    [null, 100, false],
    [null, 101, true],
    [100, 101, true],
  ])('from %s until %s stands at 100: %s', (from, until, stands) => {
    expect(noticeStands({ from, until }, 100)).toBe(stands);
  });
});

describe('the words of the default menus', () => {
  const plain: MenuSite = {
    ...site,
    financePath: '/finance',
    usedLabel: 'Used',
    carTypes: ['new', 'used'],
    listings: [],
  };
  const header = headerMenu(plain);
  const inside = (label: string) =>
    header.find((item) => item.label === label)?.items.map((item) => item.label);

  test('default header (R2-82)', () => {
    expect(header.map(({ label }) => label).join(', ')).toBe(
      'Home, Vehicles, Offers, Our Stock, Trade In, Service and Parts, Company',
    );
  });

  test('its dropdowns (R2-82)', () => {
    expect(inside('Vehicles')).toEqual(['Wrangler']);
    expect(inside('Our Stock')).toEqual(['New Cars', 'Used Cars']);
    expect(inside('Service and Parts')?.join(', ')).toBe(
      'Book a Service, Genuine Parts and Accessories, Warranty, Roadside Assist',
    );
    expect(inside('Company')?.join(', ')).toBe('About Us, Careers, Contact Us, Fleet');
  });

  test('footer has Vehicles, Buyer Tools, Servicing and Parts, and a dealership group (R2-82)', () => {
    expect(footerMenu(plain).map(({ label }) => label)).toEqual([
      'Vehicles',
      'Buyer Tools',
      'Servicing and Parts',
      'Northside Motors',
    ]);
  });
});
