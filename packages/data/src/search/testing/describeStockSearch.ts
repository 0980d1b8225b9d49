import {
  emptySearch,
  type SearchResponse,
  type SearchState,
  type Vehicle,
} from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import { aVehicle } from '../../testing/aVehicle.ts';
import type { SearchRequest, StockSearch } from '../stockSearch.ts';
import { createBruteForceSearch } from './bruteForceSearch.ts';
import { createRandom } from './random.ts';
import { randomRequest } from './randomRequest.ts';
import { randomStock } from './randomStock.ts';
import { textCases } from './textCases.ts';
import { textStock } from './textStock.ts';

/** Makes a search over these vehicles. */
export type CreateStockSearch = (
  vehicles: readonly Vehicle[],
) => StockSearch | Promise<StockSearch>;

export interface StockSearchContract {
  /** Random searches, all stocks together. */
  searches: number;
}

const now = Date.UTC(2026, 10, 21, 9);

// Small ones show the edges; the large one has values frequent and rare, and long pages.
const stockSizes = [8, 33, 120, 240, 700];

const hostileValues = [
  'C-Class (W205)',
  'X-Trail',
  '4x4',
  'D-MAX, SX',
  '`',
  '`Tick`, && (x):=1',
  '`] || make:=`Toyota',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
];

/** The contract of every stock search: the same answers as brute force, to the last count. */
export function describeStockSearch(
  name: string,
  create: CreateStockSearch,
  { searches }: StockSearchContract = { searches: 1_200 },
): void {
  describe(`stock search: ${name}`, () => {
    test.each(stockSizes)(
      'answers random searches of %i vehicles as brute force does (R2-30, R2-42)',
      async (size) => {
        const random = createRandom(size);
        const stock = randomStock(random, size, now);
        const compare = await comparison(create, stock);
        const share = Math.ceil(searches / stockSizes.length);
        let found = 0;
        for (let asked = 0; asked < share; asked++) {
          const { count } = await compare(randomRequest(random, stock, now));
          if (count > 0) found++;
        }
        // Searches that find nothing prove little.
        expect(found).toBeGreaterThan(share / 4);
      },
      // What hangs is ended; a busy machine has its time.
      180_000 + 100 * searches,
    );

    test.each(textCases)('finds by text: %s', async (query, models) => {
      const response = await (await create(textStock)).search(request({ query }));
      expect(response.hits.map((vehicle) => vehicle.model).toSorted()).toEqual(models.toSorted());
      expect(response.count).toBe(models.length);
    });

    test('puts typed words before begun ones, and those before misspelt ones (R2-35)', async () => {
      const models = ['Riots', 'Rio', 'Cerato', 'Ceratos', 'Cerati'];
      const stock = models.map((model) => aVehicle({ id: model, model }));
      const search = await create(stock);
      const found = async (query: string) =>
        (await search.search(request({ query }))).hits.map((vehicle) => vehicle.model);
      expect(await found('rio')).toEqual(['Rio', 'Riots']);
      expect(await found('cerato')).toEqual(['Cerato']);
      expect(await found('cerat')).toEqual(['Cerati', 'Cerato', 'Ceratos']);
      expect(await found('cerata')).toEqual(['Cerati', 'Cerato', 'Ceratos']);
    });

    test.each(hostileValues)('takes %j for a value like any other (R2-43)', async (value) => {
      const stock = [
        aVehicle({ id: 'a', model: value, badge: value, filteredFeatures: [value] }),
        aVehicle({ id: 'b', model: 'Plain', badge: null }),
      ];
      const compare = await comparison(create, stock);
      const states: Partial<SearchState>[] = [
        { values: { model: [value] } },
        { values: { badge: [value, 'other'], filtered_features: [value] } },
        { menus: { make_model: `Toyota ${value}` } },
        { query: value },
      ];
      for (const state of states) await compare(request(state));
      await compare({ ...request(), raw: { model: [value] } });
      const found = await compare(request({ values: { model: [value] } }));
      expect(found.hits.map((vehicle) => vehicle.id)).toEqual(['a']);
    });

    test('shows where vehicles lie beside one that lies far above', async () => {
      const random = createRandom(9);
      const stock = randomStock(random, 240, now).map((vehicle, index) => {
        const price = [88, 1_500_000][index] ?? 9_000 + random.below(70_000);
        return { ...vehicle, price, sold: false, status: 'in_stock' as const, createdAt: now };
      });
      const compare = await comparison(create, stock);
      const asked = { ...request(), histograms: { price: 18 } };
      const { facetStats, histograms } = await compare(asked);
      expect(facetStats.price).toEqual({ min: 88, max: 1_500_000 });
      expect(histograms?.price?.to).toBe(88 + (1_500_000 - 88) / 16);
      expect(histograms?.price?.counts.filter((count) => count > 0).length).toBeGreaterThan(12);
      for (let count = 0; count < 30; count++) {
        const { state } = randomRequest(random, stock, now);
        await compare({ ...asked, state });
      }
    });

    test('answers with nothing for an empty stock', async () => {
      const compare = await comparison(create, []);
      const response = await compare(request({ query: 'hilux', values: { make: ['Toyota'] } }));
      expect(response).toMatchObject({ hits: [], count: 0, pages: 0, facetStats: {} });
    });

    test('answers a page past the end with no hits and the true count (R2-40)', async () => {
      const stock = randomStock(createRandom(5), 50, now);
      const compare = await comparison(create, stock);
      const last = await compare(request());
      for (const sort of ['relevance', 'latest', 'price_asc'] as const) {
        const response = await compare(request({ sort, page: last.pages + 1 }));
        expect(response.hits).toEqual([]);
        expect(response.page).toBe(last.pages + 1);
      }
      expect(last.count).toBeGreaterThan(21);
    });

    test('shows every vehicle on exactly one page, in every order (R2-37, R3-12)', async () => {
      const stock = randomStock(createRandom(6), 100, now);
      const search = await create(stock);
      for (const sort of ['relevance', 'latest', 'price_desc'] as const) {
        const { pages, count } = await search.search(request({ sort }));
        const ids = new Set<string>();
        for (let page = 1; page <= pages; page++) {
          const { hits } = await search.search(request({ sort, page }));
          for (const vehicle of hits) ids.add(vehicle.id);
        }
        expect(ids.size).toBe(count);
      }
    });

    test('follows time: hold-back and sold days, forwards and back (R1-08, R9-03)', async () => {
      const hour = 3_600_000;
      const stock = [
        aVehicle({ id: 'held', createdAt: now - 47 * hour }),
        aVehicle({ id: 'sold', sold: true, status: 'sold', soldAt: now - 71 * hour }),
      ];
      const search = await create(stock);
      const idsAt = async (moment: number) => {
        const base = { soldDays: 3, minAgeDays: 2 };
        const { hits, facets } = await search.search({ ...request(), base, now: moment });
        const total = facets.car_type?.[0]?.count ?? 0;
        expect(total).toBe(hits.length);
        return hits.map((vehicle) => vehicle.id);
      };
      expect(await idsAt(now)).toEqual(['sold']);
      expect(await idsAt(now + hour - 1)).toEqual(['sold']);
      expect(await idsAt(now + hour)).toEqual(['held', 'sold']);
      expect(await idsAt(now + hour + 1)).toEqual(['held']);
      expect(await idsAt(now)).toEqual(['sold']);
    });

    test('counts each vehicle once among the car types (R5-10)', async () => {
      const stock = randomStock(createRandom(7), 200, now);
      const search = await create(stock);
      const { count, facets } = await search.search(request({ values: { seats: ['5', '7'] } }));
      const sum = facets.car_type?.reduce((total, { count: each }) => total + each, 0);
      expect(sum).toBe(count);
    });

    test('does not change what it was given', async () => {
      const stock = randomStock(createRandom(8), 30, now);
      const before = structuredClone(stock);
      const search = await create(stock);
      const asked = Object.freeze(request({ values: Object.freeze({ make: ['Toyota'] }) }));
      await search.search(asked);
      expect(stock).toEqual(before);
    });
  });
}

function request(state: Partial<SearchState> = {}): SearchRequest {
  return { state: { ...emptySearch, ...state }, base: { soldDays: 3 }, hitsPerPage: 21, now };
}

/** Compares one search after the other with brute force over the same stock. */
async function comparison(create: CreateStockSearch, stock: readonly Vehicle[]) {
  const search = await create(stock);
  const bruteForce = createBruteForceSearch(stock);
  return async (asked: SearchRequest) => {
    const response = await search.search(asked);
    // With the question, so that a failure shows what was asked.
    expect({ asked, ...readable(response) }).toEqual({ asked, ...readable(bruteForce(asked)) });
    return response;
  };
}

/** A response with ids for hits, and without the time it took. */
function readable(response: SearchResponse<Vehicle>) {
  return { ...response, ms: 0, hits: response.hits.map((vehicle) => vehicle.id) };
}
