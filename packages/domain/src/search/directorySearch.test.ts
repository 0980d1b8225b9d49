import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DIRECTORY_PAGE_SIZE,
  type DirectorySearch,
  formatDirectorySearch,
  parseDirectorySearch,
} from './directorySearch.ts';
import { shownCounts } from './shownCounts.ts';

const nothing: DirectorySearch = { query: '', page: 1, make: null, model: null, body: null };

test('a directory has a flat state of its own, 21 to a page (R2-44, R9-01)', () => {
  const search = { query: 'sun roof', page: 2, make: 'Kia', model: 'EV6', body: 'SUV & more' };
  const url = 'query=sun%20roof&page=2&make=Kia&model=EV6&body=SUV%20%26%20more';
  expect(formatDirectorySearch(search)).toBe(url);
  expect(parseDirectorySearch(`?${url}`)).toEqual(search);
  expect(formatDirectorySearch(nothing)).toBe('');
  expect(parseDirectorySearch('page=12').page).toBe(12);
  expect(DIRECTORY_PAGE_SIZE).toBe(21);
});

test.each([
  '',
  'refinementList[make][0]=Kia&menu[body]=SUV',
  'make=&page=0',
  `make=${'x'.repeat(81)}&page=x`,
  'page=2x',
  'page=x2',
  '__proto__=1&constructor=2',
])('"%s" asks for nothing', (queryString) => {
  expect(parseDirectorySearch(queryString)).toEqual(nothing);
});

// A table of every character is made first, which takes a busy machine seconds.
test('any query string is read into a state that its own URL gives back', () => {
  const parts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('&make=', '&page=', '&query=', '%'),
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (texts) => {
      const search = parseDirectorySearch(texts.join(''));
      expect(parseDirectorySearch(formatDirectorySearch(search))).toEqual(search);
    }),
  );
});

test('chosen values stay visible in place beyond the limit (R2-47)', () => {
  const counts = ['A', 'B', 'C', 'D'].map((value) => ({ value, count: 1 }));
  const shown = (chosen: readonly string[], limit: number | null) =>
    shownCounts(counts, chosen, limit)
      .map(({ value }) => value)
      .join('');
  expect(shown([], 2)).toBe('AB');
  expect(shown(['D', 'A'], 2)).toBe('ABD');
  expect(shown([], 4)).toBe('ABCD');
  expect(shown([], null)).toBe('ABCD');
});
