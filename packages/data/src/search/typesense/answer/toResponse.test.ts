import { emptySearch, type SearchState } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { SiteKey } from '../../../store/store.ts';
import { aVehicle } from '../../../testing/aVehicle.ts';
import type { SearchRequest } from '../../stockSearch.ts';
import { createRandom } from '../../testing/random.ts';
import { randomStock } from '../../testing/randomStock.ts';
import { toDocument } from '../document/toDocument.ts';
import type { FoundAnswer } from './answerSchema.ts';
import { toResponse } from './toResponse.ts';
import { vehicleSchema } from './vehicleSchema.ts';

const SITE = 'northside' as SiteKey;

function request(state: Partial<SearchState> = {}): SearchRequest {
  return { state: { ...emptySearch, ...state }, base: { soldDays: 3 }, hitsPerPage: 2, now: 0 };
}

function found(answer: Partial<FoundAnswer>): FoundAnswer {
  const request_params = { collection_name: 'stock' };
  return { found: 0, out_of: 0, request_params, hits: [], facet_counts: [], ...answer };
}

function counts(field_name: string, values: Record<string, number>) {
  return {
    field_name,
    counts: Object.entries(values).map(([value, count]) => ({ value, count })),
  };
}

test('takes each facet from the search that left its own refinement out (R2-42)', () => {
  const answers = [
    found({
      found: 3,
      facet_counts: [counts('make', { wrong: 1 }), counts('seats', { 5: 2, 7: 1 })],
    }),
    found({
      facet_counts: [
        { ...counts('price', { 1050: 1 }), stats: { min: 1_050, max: 2_839_999 } },
        { ...counts('km', {}), stats: {} },
      ],
    }),
    found({ facet_counts: [counts('make', { zmzg: 9, zkia: 4, ztoyota: 0 })] }),
  ];
  const { response } = toResponse(SITE, request({ values: { make: ['Kia'] } }), answers);
  expect(response).toMatchObject({ count: 3, pages: 2, page: 1, hitsPerPage: 2 });
  expect(response.facets.make).toEqual([
    { value: 'Kia', count: 4 },
    { value: 'MG', count: 9 },
  ]);
  expect(response.facets.seats).toHaveLength(2);
  expect(response.facets.badge).toEqual([]);
  expect(response.facetStats).toEqual({ price: { min: 10.5, max: 28_399.99 } });
});

test('drops what is not of the site, and says how much (R12-04)', () => {
  const [own, foreign] = ['northside', 'harbour'].map((of, index) => ({
    document: toDocument(of as SiteKey, aVehicle({ id: String(index) })),
  }));
  const strays = [own!, foreign!, { document: null }, { document: { site: ['northside'] } }];
  const translated = toResponse(SITE, request(), [found({ found: 4, hits: strays }), found({})]);
  expect(translated.response.hits.map(({ id }) => id)).toEqual(['0']);
  expect(translated.foreign).toBe(3);
});

test.each([
  ['no vehicle', { site: 'northside' }],
  ['no JSON', { site: 'northside', vehicle: '{' }],
  ['half a vehicle', { site: 'northside', vehicle: '{"id":"1"}' }],
])('does not take a hit with %s', (_, document) => {
  const hits = [{ document }];
  expect(() => toResponse(SITE, request(), [found({ hits }), found({})])).toThrow('not Typesense');
});

test('gives sound texts of an index that was made before anybody checked them', () => {
  const document = toDocument(
    SITE,
    aVehicle({ badge: 'a\ud83db', filteredFeatures: ['Tow\u0000'] }),
  );
  const { response } = toResponse(SITE, request(), [found({ hits: [{ document }] }), found({})]);
  expect(response.hits).toMatchObject([{ badge: 'ab', filteredFeatures: ['Tow'] }]);
});

test('does not take values that are not in code', () => {
  const strange = found({ facet_counts: [counts('make', { Kia: 1 })] });
  expect(() => toResponse(SITE, request(), [strange, found({})])).toThrow('not Typesense');
});

test('reads every vehicle as it was written', () => {
  for (const vehicle of randomStock(createRandom(9), 40, 0)) {
    expect(vehicleSchema.parse(JSON.parse(toDocument(SITE, vehicle).vehicle))).toEqual(vehicle);
  }
});
