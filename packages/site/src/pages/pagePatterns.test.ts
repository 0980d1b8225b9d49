import { expect, test } from 'vitest';
import { isFixedAddress } from './pagePatterns.ts';

test.each([
  '/search',
  '/search/used-cars',
  '/cars',
  '/cars/a-ute',
  '/7-seater-cars',
  '/api/search',
  '/healthz',
  '/readyz',
])('%s is no address for a page of the content', (path) => expect(isFixedAddress(path)).toBe(true));

test.each(['/warranty', '/brands/jeep', '/blog/vehicle-reviews/a-ute', '/searching'])(
  '%s is one',
  (path) => expect(isFixedAddress(path)).toBe(false),
);
