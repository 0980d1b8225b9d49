import { parseSiteConfig, type SiteConfigInput } from '@forecourt/data';
import { type Content, type ContentOffer, emptyContent, type MenuItem } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import type { PageDocument } from '../contracts/siteServices.ts';
import { provideServices, type SiteServices } from '../contracts/siteServices.ts';
import { loader as loadChrome } from './apiChrome.resource.ts';
import { loadServedSite, loadSiteView } from './root.server.ts';

const NOW = Date.UTC(2026, 10, 21, 9);

interface Site {
  config?: Partial<SiteConfigInput>;
  content?: Partial<Content>;
  /** Pages that the site has; absent has all. */
  pages?: readonly string[];
}

/** Header, footer and banners of a site that has Kias of two conditions in stock. */
function view(site: Site) {
  return loadSiteView(argsOf(site));
}

function argsOf({ config = {}, content = {}, pages }: Site, document: PageDocument | null = null) {
  const locations = [{ id: 'l', slug: 'l', name: 'Milton', phone: '(07) 5550 0100' }];
  const site = { slug: 'one', name: 'One', template: 'wire', locations, ...config };
  const services = {
    config: parseSiteConfig('site.json', site, {}),
    content: { ...emptyContent, ...content },
    document,
    now: () => NOW,
    hasPage: (path: string) => pages?.includes(path) ?? true,
    stock: {
      carTypes: new Set(['new', 'used']),
      overview: async () => ({ carTypesOf: new Map([['Kia', new Set(['used', 'new'])]]) }),
    },
  };
  const context = provideServices(services as unknown as SiteServices);
  return { context } as unknown as Parameters<typeof loadSiteView>[0];
}

function item(label: string, path: string | null, items: readonly MenuItem[] = []): MenuItem {
  return { label, path, items };
}

describe("a dealer's own menus", () => {
  const own = [
    item('Stock', '/search'),
    item('Club', 'https://club.example'),
    item('Gone', '/gone'),
    item('More', null, [item('Warranty', '/warranty'), item('Careers', '/careers')]),
    item('Empty', null, [item('Fleet', '/fleet')]),
  ];
  const pages = ['/', '/search', '/search/new-cars', '/warranty'];

  test('stand in place of the default ones, without what the site lacks (R2-20, R2-82)', async () => {
    const { menu, footer } = await view({
      content: { menus: { header: own, footer: own.slice(3) } },
      pages,
    });
    expect(menu).toEqual([
      { label: 'Stock', href: '/search' },
      { label: 'Club', href: 'https://club.example' },
      { label: 'More', href: null, links: [{ label: 'Warranty', href: '/warranty' }] },
    ]);
    expect(footer).toEqual([
      { heading: 'More', links: [{ label: 'Warranty', href: '/warranty' }] },
    ]);
  });

  test('one of them leaves the other as it is', async () => {
    const { menu, footer } = await view({
      content: { menus: { header: null, footer: [] } },
      pages,
    });
    expect(menu.map(({ label }) => label)).toEqual(['Home', 'Our Stock', 'Service and Parts']);
    expect(footer).toEqual([]);
  });
});

test('the models of the content are the Vehicles of the header (R2-82)', async () => {
  const model = { name: 'EV9', slug: 'ev9', overrideUrl: null };
  const elsewhere = { name: 'Tasman', slug: 'tasman', overrideUrl: 'https://kia.example/tasman' };
  const models = [model, elsewhere] as unknown as Content['models'];
  const { menu } = await view({ content: { models } });
  expect(menu[1]).toEqual({
    label: 'Vehicles',
    href: '/models',
    links: [
      { label: 'EV9', href: '/ev9' },
      { label: 'Tasman', href: 'https://kia.example/tasman' },
    ],
  });
});

test('brands of the configuration have a column each, of what stock and content have', async () => {
  const offer = {
    id: 'cashback',
    name: '$1,000 back on Sportage',
    manufacturer: 'kia',
    excludedWebsiteIds: [],
    startsAt: null,
    expiresAt: null,
  };
  const offers = [
    offer,
    { ...offer, id: 'over', expiresAt: NOW },
    { ...offer, id: 'not-yet', startsAt: NOW + 1 },
    { ...offer, id: 'not-here', excludedWebsiteIds: ['one'] },
    { ...offer, id: 'of-another', manufacturer: 'mg' },
  ] as unknown as ContentOffer[];
  const { menu } = await view({
    config: { brandMenu: ['Kia', 'Jeep'], makeLogos: { Kia: 'kia.svg' } },
    content: { offers },
    pages: ['/', '/search/kia', '/brands/jeep', '/offers/kia/cashback'],
  });
  expect(menu[1]).toEqual({
    label: 'Our Brands',
    href: null,
    columns: [
      {
        heading: 'Kia',
        href: '/search/kia',
        logo: { src: '/logo/kia.svg', width: 56, height: 32, alt: '', sources: [] },
        links: [
          { label: 'New Kia', href: '/search/kia?menu[car_type]=new' },
          { label: 'Used Kia', href: '/search/kia?menu[car_type]=used' },
          { label: '$1,000 back on Sportage', href: '/offers/kia/cashback' },
        ],
      },
      { heading: 'Jeep', href: null, links: [{ label: 'About Jeep', href: '/brands/jeep' }] },
    ],
  });
});

describe('banners (R2-84)', () => {
  const show = { show: true, closable: true };

  test('none unless the configuration has them', async () => {
    expect(await view({})).toMatchObject({ notice: null, serviceBanner: null });
  });

  test('BOOK A SERVICE stands where the page is that it leads to', async () => {
    const href = '/service';
    const there = await view({ config: { serviceBanner: show }, pages: ['/service'] });
    expect(there.serviceBanner).toEqual({ href, closable: true });
    const lacking = await view({ config: { serviceBanner: show }, pages: [] });
    expect(lacking.serviceBanner).toBeNull();
    const elsewhere = { show: true, href: 'https://book.example' };
    const led = await view({ config: { serviceBanner: elsewhere }, pages: [] });
    expect(led.serviceBanner).toEqual({ href: 'https://book.example', closable: false });
  });

  const text = 'Our Milton yard is closed today.';
  test.each([
    [{ text }, { text, link: null, severity: 'warning' }],
    [{ text, from: '2026-11-21T09:00:00Z', severity: 'emergency' } as const, { text }],
    [{ text, from: '2026-11-21T09:00:01Z' }, null],
    [{ text, until: '2026-11-21T09:00:00Z' }, null],
    [{ text, link: { label: 'Where', href: '/locations' } }, { link: { href: '/locations' } }],
    [
      { text, link: { label: 'Where', href: '/gone' } },
      { text, link: null },
    ],
  ])('notice %j is shown as %j', async (emergencyBanner, shown) => {
    const { notice } = await view({ config: { emergencyBanner }, pages: ['/locations'] });
    expect({ notice }).toMatchObject({ notice: shown });
  });
});

describe('of a header that is left as it is sent', () => {
  const menus = { header: [item('Stock', '/search')], footer: [] };
  const site = { content: { menus }, pages: ['/search'] };
  const chromeKeys = ['places', 'locations', 'menu', 'footer'];

  test('what it prints is given to whoever draws the page, and not among its data', async () => {
    const document: PageDocument = { json: null, html: null, things: [], chrome: null };
    const data = await loadServedSite(argsOf(site, document));
    expect(Object.keys(data)).toContain('name');
    expect(Object.keys(data).filter((key) => chromeKeys.includes(key))).toEqual([]);
    expect(Object.keys(document.chrome ?? {})).toEqual(chromeKeys);
    const whole = await view(site);
    expect(whole).toEqual({ ...data, ...document.chrome });
  });

  test('is to be had by itself, by the same rules', async () => {
    const answer = await loadChrome(argsOf(site) as Parameters<typeof loadChrome>[0]);
    const { menu, footer, places, locations } = await view(site);
    expect(menu).toEqual([{ label: 'Stock', href: '/search' }]);
    expect(await answer.json()).toEqual({ places, locations, menu, footer });
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
  });
});
