import { expect, test } from 'vitest';
import { isCurrent } from './navigation.ts';

test.each([
  ['/', '/', true],
  ['/', '/search', false],
  ['/search', '/search', true],
  ['/search', '/search/toyota', true],
  ['/search', '/searching', false],
  ['/search?sortBy=x', '/search', true],
  ['/service#service-booking', '/service', true],
])('link %s on page %s: %s', (href, path, expected) => {
  expect(isCurrent(href, path)).toBe(expected);
});
