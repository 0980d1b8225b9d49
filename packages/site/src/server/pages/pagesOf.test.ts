import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pagesOf } from './pagesOf.ts';

function Page() {
  return null;
}
const routes = Object.fromEntries(
  [
    { id: 'root', path: '', module: { default: Page } },
    { id: 'shell', parentId: 'root', module: { default: Page } },
    { id: 'home', parentId: 'shell', index: true, module: { default: Page } },
    { id: 'listing', parentId: 'shell', path: 'search/*', module: { default: Page } },
    { id: 'vehicle', parentId: 'shell', path: 'cars/:slug', module: { default: Page } },
    { id: 'about', parentId: 'shell', path: 'about', module: { default: Page } },
    { id: 'team', parentId: 'about', path: 'our-team', module: { default: Page } },
    { id: 'notFound', parentId: 'shell', path: '*', module: { default: Page } },
    { id: 'api', parentId: 'root', path: 'api/search', module: { loader: Page } },
  ].map((route) => [route.id, route]),
) as unknown as ServerBuild['routes'];
const hasPage = pagesOf(routes);

test.each(['/', '/search', '/search/used-cars', '/about', '/about/our-team'])('has %s', (path) =>
  expect(hasPage(path)).toBe(true),
);

test.each([
  '/finance',
  '/cars/a-ute',
  '/our-team',
  '/cars',
  '/searching',
  '/api/search',
  '/about/us',
])('does not have %s', (path) => expect(hasPage(path)).toBe(false));

test('what was asked before is answered the same', () => {
  expect([hasPage('/about'), hasPage('/about')]).toEqual([true, true]);
  expect([hasPage('/finance'), hasPage('/finance')]).toEqual([false, false]);
});
