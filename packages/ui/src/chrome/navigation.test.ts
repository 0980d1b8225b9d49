import { expect, test } from 'vitest';
import { currentHref, hrefsOf } from './navigation.ts';

test.each([
  ['/', '/', '/'],
  ['/', '/search', null],
  ['/search', '/search', '/search'],
  ['/search', '/search/toyota', '/search'],
  ['/search', '/searching', null],
  ['/search?sortBy=x', '/search', '/search?sortBy=x'],
  ['/service#service-booking', '/service', '/service#service-booking'],
])('link %s on page %s: %s', (href, path, expected) => {
  expect(currentHref([href], path)).toBe(expected);
});

test('of several that lead to a page only the nearest is current', () => {
  const hrefs = ['/', '/search', '/search/used-cars', '/search/new-cars'];
  expect(currentHref(hrefs, '/search/used-cars')).toBe('/search/used-cars');
  expect(currentHref(hrefs, '/search/used-cars/toyota')).toBe('/search/used-cars');
  expect(currentHref(hrefs, '/search/demo-cars')).toBe('/search');
  expect(currentHref(hrefs.toReversed(), '/search/used-cars')).toBe('/search/used-cars');
});

test('an entry leads to its own page and to all within', () => {
  expect(hrefsOf({ label: 'A', href: '/a' })).toEqual(['/a']);
  expect(hrefsOf({ label: 'A', href: '/a', links: [{ label: 'B', href: '/b' }] })).toEqual([
    '/b',
    '/a',
  ]);
  const columns = [{ heading: 'C', href: '/c', links: [{ label: 'D', href: '/d' }] }];
  expect(hrefsOf({ label: 'A', columns })).toEqual(['/d', '/c', '']);
});
