import { isDeepStrictEqual } from 'node:util';
import { emptySearch, type SearchState } from '@forecourt/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SiteKey } from '../../store/store.ts';
import { aVehicle } from '../../testing/aVehicle.ts';
import type { SearchRequest } from '../stockSearch.ts';
import { toDocument } from './document/toDocument.ts';
import { all, type Filter, isValue } from './filter/filter.ts';
import { printFilter } from './filter/printFilter.ts';
import { siteFilter } from './filter/siteFilter.ts';
import { facetPlan } from './query/facetPlan.ts';
import { refinementFilter } from './query/refinementFilter.ts';
import { textFilter } from './query/textFilter.ts';
import { scopeFilter, toSearches } from './query/toSearches.ts';
import { vocabularyOf } from './query/vocabulary.ts';
import { hostileValues } from './testing/hostileValues.ts';
import { memoryTypesense } from './testing/memoryTypesense.ts';
import { parseFilter } from './testing/parseFilter.ts';

const place = { site: 'northside' as SiteKey, collection: 'forecourt_northside' };
const own: Filter = { kind: 'is', field: 'site', codes: ['northside'] };
const answer = memoryTypesense(
  (['northside', 'harbour'] as SiteKey[]).map((site) => toDocument(site, aVehicle({ id: site }))),
);

/** A request with a value in one of the places where a request has values. */
const places: Readonly<Record<string, (value: string) => Partial<SearchRequest>>> = {
  values: (value) => ({ state: { ...emptySearch, values: { model: [value, 'HiLux'] } } }),
  menu: (value) => ({ state: { ...emptySearch, menus: { price_range: value } } }),
  text: (value) => ({ state: { ...emptySearch, query: value } }),
  raw: (value) => ({ raw: { dealership_slug: [value] } }),
  'base filter': (value) => ({ base: { soldDays: 3, carTypes: [value], statuses: [value] } }),
  sort: (value) => ({ state: { ...emptySearch, sort: value as SearchState['sort'] } }),
};

function requestWith(change: Partial<SearchRequest>): SearchRequest {
  return { state: emptySearch, base: { soldDays: 3 }, hitsPerPage: 21, now: 0, ...change };
}

/** What goes upstream is what was meant, within the site, and finds nothing of another. */
function expectWithinSite(request: SearchRequest): void {
  const text = textFilter(vocabularyOf(['toyota', 'hilux', 'x']), request.state.query);
  const searches = toSearches(place, request, text);
  const scope = all(scopeFilter(request), ...(text === null ? [] : [text.matching]));
  const meant = facetPlan(request.state).map(({ except }) =>
    siteFilter(place.site, scope, refinementFilter(request.state, except)),
  );
  expect(searches.map(({ filter_by }) => parseFilter(filter_by))).toEqual(meant);
  for (const { filter_by } of searches) {
    const parsed = parseFilter(filter_by);
    if (parsed.kind !== 'all') throw new Error(`No group: ${filter_by}`);
    expect([parsed.of[0], parsed.of.at(-1)]).toEqual([own, own]);
  }
  expect(searches[0]?.sort_by).toMatch(/^(?:_eval\([^`]*\):desc,)?rank:desc,id_order:asc$/);
  expect(JSON.stringify(answer(searches))).not.toContain('"id":"harbour"');
}

test('knows 567 hostile values', () => {
  expect(new Set(hostileValues).size).toBe(567);
});

test.each(Object.entries(places))(
  'keeps to the site, whatever stands in the %s (R12-04)',
  (_, place) => {
    for (const value of hostileValues) expectWithinSite(requestWith(place(value)));
  },
);

test('reads as it was meant, whatever the value is', () => {
  const signs = fc.array(fc.constantFrom(...'`[](),:=&|!\\ "ax'), { maxLength: 12 });
  const value = fc.oneof(
    fc.string({ maxLength: 12 }),
    signs.map((list) => list.join('')),
  );
  fc.assert(
    fc.property(value, (one) => {
      const filter = siteFilter(place.site, isValue('model', [one]));
      return isDeepStrictEqual(parseFilter(printFilter(filter)), filter);
    }),
    { numRuns: 20_000 },
  );
});
