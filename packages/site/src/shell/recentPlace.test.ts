import { runInNewContext } from 'node:vm';
import { formatSearch, parseSearch, rememberSearch, storageKeys } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { keepRecentPlace } from './recentPlace.ts';

/** Whether a page at this address keeps a place in a browser that holds this text. */
function keepsPlace(address: string, text: string | undefined): boolean {
  const { pathname, search } = new URL(address, 'https://dealer.example');
  const dataset: { recent?: string } = {};
  runInNewContext(keepRecentPlace, {
    localStorage: { [storageKeys.recentSearches]: text },
    location: { pathname, search },
    document: { documentElement: { dataset } },
  });
  return dataset.recent !== undefined;
}

/** What a browser holds after these searches of the listing. */
function textAfter(searches: readonly string[]): string {
  const history = searches.reduce<ReturnType<typeof rememberSearch>>(
    (all, search) => rememberSearch(all, '/search', parseSearch(search)),
    [],
  );
  return JSON.stringify(history);
}

const SUVS = formatSearch(parseSearch('query=a red ute&refinementList[body][0]=SUV'));

test.each([
  ['a list that was cleared has no place', '/search', [], false],
  ['an earlier search has one', '/search', [SUVS], true],
  ['the search on screen has none', `/search?${SUVS}`, [SUVS], false],
  ['nor in another order, on another page', `/search?${SUVS}&sortBy=x&page=2`, [SUVS], false],
  ['but the one before it has', `/search?${SUVS}`, ['query=diesel', SUVS], true],
  ['and so has the same of another listing', `/search/used-cars?${SUVS}`, [SUVS], true],
] as const)('%s', (_name, address, searches, isKept) => {
  expect(keepsPlace(address, textAfter(searches))).toBe(isKept);
});

test.each([undefined, 'x', '{"a":1}', '[null]'])('a browser that holds %s has no place', (text) => {
  expect(keepsPlace('/search', text)).toBe(false);
});
