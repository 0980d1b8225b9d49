import { emptySearch, rangeKeys, valueKeys } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import type { SiteKey } from '../../../store/store.ts';
import type { SearchRequest } from '../../stockSearch.ts';
import { TypesenseFault } from '../client/typesenseFault.ts';
import { isCode } from '../filter/filter.ts';
import { filtersOf, MOST_OPERATIONS, operationsIn } from '../testing/filterOperations.ts';
import { textFilter } from './textFilter.ts';
import { histogramPlan, toHistogramSearches } from './toHistogramSearches.ts';
import { toSearches } from './toSearches.ts';
import { toVocabularySearch } from './toVocabularySearch.ts';
import { vocabularyOf } from './vocabulary.ts';

const place = { site: 'northside' as SiteKey, collection: 'forecourt_northside' };
const request: SearchRequest = {
  state: {
    ...emptySearch,
    page: 3,
    sort: 'latest',
    values: { make: ['Kia'] },
    ranges: { price: { min: null, max: 40_000 } },
  },
  base: { soldDays: 0 },
  raw: { seats: ['7'] },
  hitsPerPage: 21,
  now: 0,
};
const text = { matching: isCode('words', ['golf']), better: [] };
const SCOPE = 'shown:=true && sold:=false && seats:=7';

test('asks for the page and the counts at once, each facet without its own refinement', () => {
  const searches = toSearches(place, request, text);
  expect(searches.map(({ filter_by }) => filter_by)).toEqual([
    `site:=northside && (${SCOPE} && words:=golf) && (make:=zkia && price:<=4000000) && site:=northside`,
    `site:=northside && (${SCOPE} && words:=golf) && (make:=zkia && price:<=4000000) && site:=northside`,
    `site:=northside && (${SCOPE} && words:=golf) && price:<=4000000 && site:=northside`,
    `site:=northside && (${SCOPE} && words:=golf) && make:=zkia && site:=northside`,
  ]);
  expect(searches[0]).toMatchObject({
    collection: 'forecourt_northside',
    q: '*',
    sort_by: 'created_at:desc,rank:desc,id_order:asc',
    page: 3,
    per_page: 21,
    include_fields: 'id,site,vehicle',
    facet_strategy: 'exhaustive',
    max_facet_values: 10_000,
  });
  expect(searches.slice(1).map(({ facet_by, per_page }) => [facet_by, per_page])).toEqual([
    ['subscription_price,km', 0],
    ['make', 0],
    ['price', 0],
  ]);
});

test('asks for the words of all that the request can find', () => {
  expect(toVocabularySearch(place, request)).toMatchObject({
    filter_by: `site:=northside && (${SCOPE}) && site:=northside`,
    facet_by: 'words',
    facet_strategy: 'exhaustive',
    per_page: 0,
  });
});

test('asks for the bands of each histogram between the bounds it was told', () => {
  const asked = { ...request, histograms: { price: 3, km: 4 } };
  const plan = histogramPlan(asked, { price: { min: 1, max: 4 }, km: { min: 5, max: 5 } });
  expect(plan).toEqual([{ key: 'price', stats: { min: 1, max: 4 }, bars: 3 }]);
  expect(toHistogramSearches(place, asked, null, plan)).toMatchObject([
    {
      filter_by: `site:=northside && (${SCOPE}) && make:=zkia && site:=northside`,
      facet_by: 'price(b0:[100, 200], b1:[200, 300], b2:[300, 401])',
      max_facet_values: 3,
    },
  ]);
});

describe('the hundred clauses and operators that Typesense takes', () => {
  const words = [...'1234567890'];
  const joined = words.slice(1).map((word, at) => `${words[at]}${word}`);
  const longText = textFilter(vocabularyOf([...words, ...joined]), words.join(' '));
  const facets = [...rangeKeys, ...valueKeys];

  /** The most that a site asks by itself, a text of ten words, and this many refined facets. */
  function refined(count: number): readonly number[] {
    const keys = facets.slice(0, count);
    const of = <Key extends string, Value>(all: readonly Key[], value: Value) =>
      Object.fromEntries(
        all.filter((key) => keys.some((one) => one === key)).map((key) => [key, value]),
      );
    const most: SearchRequest = {
      state: {
        ...emptySearch,
        values: of(valueKeys, ['x', 'y']),
        ranges: of(rangeKeys, { min: 1, max: 2 }),
        sort: 'price_asc',
      },
      base: {
        ...{ soldDays: 3, minAgeDays: 1, minPhotos: 1, priceAbove: 1 },
        ...{ carTypes: ['used'], statuses: ['in_stock'] },
      },
      raw: { seats: ['7'], dealership_slug: ['x'] },
      hitsPerPage: 21,
      now: 0,
    };
    const plan = histogramPlan(
      { ...most, histograms: { price: 18 } },
      { price: { min: 1, max: 9 } },
    );
    return [
      ...toSearches(place, most, longText),
      ...toHistogramSearches(place, most, longText, plan),
    ].flatMap((search) => filtersOf(search).map(operationsIn));
  }

  test('are enough for ten words beside seven refined facets', () => {
    expect(Math.max(...refined(7))).toBeGreaterThan(85);
    expect(Math.max(...refined(7))).toBeLessThanOrEqual(MOST_OPERATIONS);
  });

  test('are never exceeded: what needs more is not sent', () => {
    const outcomes = facets.map((_, index) => {
      try {
        return Math.max(...refined(index + 1));
      } catch (fault) {
        return fault instanceof TypesenseFault ? fault.kind : fault;
      }
    });
    const sent = outcomes.filter((outcome) => typeof outcome === 'number');
    expect(Math.max(...sent)).toBeLessThanOrEqual(MOST_OPERATIONS);
    expect(sent.length).toBeGreaterThan(7);
    expect(new Set(outcomes.slice(sent.length))).toEqual(new Set(['too_long']));
  });
});
