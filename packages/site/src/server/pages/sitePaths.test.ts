import { parseSiteConfig } from '@forecourt/data';
import { type Content, type ContentModel, type ContentPage, emptyContent } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import { pageRows } from '../../pages/pageTable.ts';
import { createSitePaths, sitePaths } from './sitePaths.ts';

const all = new Set<string>(pageRows.map(([name]) => name));

function paths(
  more: object = {},
  routeIds: ReadonlySet<string> = all,
  content: Content = emptyContent,
) {
  const locations = [{ id: 'l', slug: 'l', name: 'L' }];
  const config = parseSiteConfig(
    'site.json',
    { slug: 'one', template: 'wire', name: 'One', locations, ...more },
    {},
  );
  const hasPage = (path: string) => path === '/' || path === '/our-story';
  return sitePaths({ hasPage, routeIds }, { config, content, now: 0 });
}

test('every site has the pages that need nothing', () => {
  const { hasPage } = paths();
  expect(['/', '/search', '/search/used-cars', '/privacy-policy'].filter(hasPage)).toHaveLength(4);
});

test('a page that a site has nothing for is none of its pages (R2-20)', () => {
  expect(paths().hasPage('/7-seater-cars')).toBe(false);
  expect(paths({ sevenSeater: {} }).hasPage('/7-seater-cars')).toBe(true);
  expect(paths().addresses()).not.toContainEqual(expect.objectContaining({ name: 'sevenSeater' }));
});

test('a page that the template left out is none, whatever the site has', () => {
  const few = new Set([...all].filter((name) => name !== 'sevenSeater'));
  const { hasPage, addresses } = paths({ sevenSeater: {} }, few);
  expect(hasPage('/7-seater-cars')).toBe(false);
  expect(addresses().map(({ name }) => name)).not.toContain('sevenSeater');
});

test("a template's own page is one of every site of it", () => {
  expect(paths().hasPage('/our-story')).toBe(true);
});

test('a site has the pages that its people wrote, at any depth, and no others', () => {
  const pages = ['/warranty', '/blog/vehicle-reviews/a-ute'].map(
    (path) => ({ path }) as ContentPage,
  );
  const { hasPage, addresses } = paths({}, all, { ...emptyContent, pages });
  expect(pages.map(({ path }) => path).filter(hasPage)).toHaveLength(2);
  expect(['/fleet', '/blog', '/blog/vehicle-reviews'].filter(hasPage)).toEqual([]);
  const named = addresses().filter(({ name }) => name === 'named');
  expect(named.map(({ path, listed }) => [path, listed])).toEqual([
    ['/warranty', true],
    ['/blog/vehicle-reviews/a-ute', true],
  ]);
  // One address for many answers before a template's own page in the table, not on the site.
  expect(hasPage('/our-story')).toBe(true);
});

describe('what no page answers to', () => {
  test.each(['/nope', '/cars/no-such-car', '/search-me', '/*', ''])('%j', (path) => {
    expect(paths().hasPage(path)).toBe(false);
  });
});

test('addresses are whole, each once, and say which are for search engines', () => {
  const addresses = paths({ sevenSeater: {} }).addresses();
  expect(addresses.every(({ path }) => /^\/[^:*]*$/.test(path))).toBe(true);
  expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length);
  expect(addresses.find(({ name }) => name === 'success')?.listed).toBe(false);
  expect(addresses.find(({ name }) => name === 'listing')).toEqual({
    name: 'listing',
    path: '/search',
    listed: true,
  });
});

test('models have addresses, but none that another page answers or another address stands for (R2-03, R2-19)', () => {
  const models = [
    { slug: 'rover', overrideUrl: null },
    { slug: 'search', overrideUrl: null },
    { slug: 'elsewhere', overrideUrl: 'https://maker.example' },
  ] as ContentModel[];
  const { addresses, hasPage } = paths({}, all, { ...emptyContent, models });
  const named = addresses().filter(({ name }) => name === 'named');
  expect(named).toEqual([{ name: 'named', path: '/rover', listed: true }]);
  expect(['/rover', '/models', '/elsewhere', '/nope'].map(hasPage)).toEqual([
    ...[true, true, false, false],
  ]);
  expect(paths().hasPage('/models')).toBe(false);
});

test('pages made within a second share what a site has, of the same site, content and template alone', () => {
  const pathsOf = createSitePaths();
  const [one, other] = ['one', 'other'].map((slug) =>
    parseSiteConfig(
      'site.json',
      { slug, template: 'wire', name: slug, locations: [{ id: 'l', slug: 'l', name: 'L' }] },
      {},
    ),
  );
  if (one === undefined || other === undefined) throw new Error('Two sites are needed.');
  let asked = 0;
  const template = { hasPage: () => (asked += 1) > 0, routeIds: all };
  const first = pathsOf(template, { config: one, content: emptyContent, now: 5_000 });
  expect([first.hasPage('/our-story'), first.hasPage('/our-story'), asked]).toEqual([
    true,
    true,
    1,
  ]);
  const found = (more: object) =>
    pathsOf(template, { config: one, content: emptyContent, now: 5_500, ...more });
  expect(found({})).toBe(first);
  expect(found({ now: 6_000 })).not.toBe(first);
  const written = { ...emptyContent, pages: [{ path: '/warranty' } as ContentPage] };
  const listed = (paths: typeof first) => paths.addresses().map(({ path }) => path);
  const changed = found({ content: written });
  expect([listed(first), listed(changed)].map((paths) => paths.includes('/warranty'))).toEqual([
    false,
    true,
  ]);
  expect(found({ config: other })).not.toBe(changed);
  expect(pathsOf({ ...template }, { config: other, content: emptyContent, now: 5_500 })).not.toBe(
    found({ config: other }),
  );
});
