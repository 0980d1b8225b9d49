import type { ContentPage } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { pagesAround } from './pagesAround.ts';

function page(path: string, date: string | null = null): ContentPage {
  return { path, date, heading: path } as ContentPage;
}
const BLOG = '/blog/reviews';
const pages = [
  page('/about-us'),
  page(BLOG),
  page(`${BLOG}/older`, '2026-01-02'),
  page(`${BLOG}/newer`, '2026-03-01'),
  page(`${BLOG}/undated`),
  page(`${BLOG}/newer/notes`, '2026-03-02'),
];

function around(path: string) {
  const found = pagesAround(pages.find((one) => one.path === path) as ContentPage, pages);
  const paths = (some: readonly ContentPage[]) => some.map((one) => one.path.replace(BLOG, '…'));
  return [paths(found.above), paths(found.below), paths(found.beside)];
}

test.each([
  ['/about-us', [[], [], []]],
  // The newest first; what has no day after them.
  [BLOG, [[], ['…/newer', '…/older', '…/undated'], []]],
  [`${BLOG}/older`, [['…'], [], ['…/newer']]],
  [`${BLOG}/newer/notes`, [['…', '…/newer'], [], []]],
])('%s stands where its address says', (path, expected) => {
  expect(around(path)).toEqual(expected);
});
