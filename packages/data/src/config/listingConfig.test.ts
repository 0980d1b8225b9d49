import { expect, test } from 'vitest';
import { ConfigError } from './configError.ts';
import { parseSiteConfig } from './parseSiteConfig.ts';
import { dealer } from './testing/dealer.ts';

const promo = { title: 'Trade in', text: 'Get an offer.', href: '/trade-in', action: 'Value it' };

function parse(listing: object) {
  return parseSiteConfig('site.json', { ...dealer, ...listing }, {});
}

function faultOf(listing: object) {
  try {
    parse(listing);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults[0];
    throw error;
  }
  return undefined;
}

test('a message needs words and a link; its instants become numbers', () => {
  const start = '2025-01-01T00:00:00+10:00';
  const [tile] = parse({ promos: [{ ...promo, start }] }).promos;
  expect(tile).toEqual({
    ...promo,
    image: null,
    position: 8,
    start: Date.parse(start),
    expiry: null,
    display: true,
    strictDisplay: false,
  });
});

test.each([
  [{ href: 'javascript:alert(1)' }, 'promos[0].href', 'Begin it with /'],
  [{ href: '//evil.example' }, 'promos[0].href', 'Begin it with /'],
  [{ href: '/\\evil.example' }, 'promos[0].href', 'Begin it with /'],
  [{ href: 'data:text/html,x' }, 'promos[0].href', 'Begin it with /'],
  [{ image: 'http://cdn.example/a.jpg' }, 'promos[0].image', 'https://'],
  [{ image: 'https://cdn.example/a.jpg' }, 'promos[0].image', 'until imageHosts names it'],
  [{ start: '1 January' }, 'promos[0].start', '2026-12-01T00:00:00+10:00'],
  [
    { start: '2026-12-01T00:00:00Z', expiry: '2026-12-01T00:00:00+10:00' },
    'promos[0].expiry',
    'ends before it starts',
  ],
  [{ position: 0 }, 'promos[0].position', ''],
  [{ title: '' }, 'promos[0].title', ''],
])('a message with %j is refused', (fields, key, fault) => {
  const found = faultOf({ promos: [{ ...promo, ...fields }] });
  expect(found?.key).toBe(key);
  expect(`${found?.fault}. ${found?.remedy}`).toContain(fault);
});

test('links to this site, to a secure one, to a telephone; pictures of a host that is named', () => {
  for (const href of ['/search?query=ute', 'https://a.example/b', 'tel:0755500142']) {
    expect(parse({ promos: [{ ...promo, href }] }).promos[0]?.href).toBe(href);
  }
  const image = 'https://cdn.example/a.jpg';
  const config = parse({ imageHosts: ['cdn.example'], promos: [{ ...promo, image }] });
  expect(config.promos[0]?.image).toBe(image);
});

test.each([
  ['refinementList[body][0]=SUV', true],
  ['range[price]=:20000&sortBy=Car_production:price:asc', true],
  ['refinementList[body][]=SUV', true],
  ['', false],
  ['body=SUV', false],
  ['refinementList[body][0]=SUV&colour=red', false],
  ['page=2', false],
])('a promoted search must be understood whole: %s is %s', (search, understood) => {
  expect(faultOf({ quickFilters: [{ label: 'One', search }] }) === undefined).toBe(understood);
});

test('facets may be named, or named with a look that they have', () => {
  const { filters } = parse({ filters: ['price', { facet: 'make', look: 'tiles' }] });
  expect(filters).toEqual([
    { facet: 'price', look: 'list' },
    { facet: 'make', look: 'tiles' },
  ]);
  expect(faultOf({ filters: ['maek'] })?.remedy).toContain('Write make, or the name of another');
  expect(faultOf({ filters: ['tyres on it'] })?.remedy).toContain('Name a facet');
  expect(faultOf({ filters: [{ facet: 'body', look: 'tiles' }] })?.fault).toContain('only makes');
  expect(faultOf({ filters: [{ facet: 'km', look: 'menu' }] })?.fault).toContain('slider');
  expect(faultOf({ filters: ['make', 'dealership_slug'] })).toMatchObject({
    key: 'filters[1]',
    remedy: expect.stringContaining('Write location_name, by which'),
  });
  expect(parse({}).filters).toContainEqual({ facet: 'make', look: 'list' });
});

test('a logo is a picture file beside the configuration', () => {
  expect(parse({ makeLogos: { Toyota: 'toyota.svg' } }).makeLogos).toEqual({
    Toyota: 'toyota.svg',
  });
  expect(faultOf({ makeLogos: { Toyota: '../../etc/passwd' } })).toMatchObject({
    key: 'makeLogos.Toyota',
  });
});
