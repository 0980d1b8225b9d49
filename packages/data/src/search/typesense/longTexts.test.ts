import { emptySearch, type SearchState, type Vehicle } from '@forecourt/domain';
import { beforeAll, expect, test } from 'vitest';
import type { SiteKey } from '../../store/store.ts';
import { createEmbeddedSearch } from '../embedded/embeddedSearch.ts';
import type { SearchRequest, StockSearch } from '../stockSearch.ts';
import { createRandom, type Random } from '../testing/random.ts';
import { randomStock } from '../testing/randomStock.ts';
import { multiSearchSchema } from './answer/answerSchema.ts';
import { TypesenseFault } from './client/typesenseFault.ts';
import { toDocument } from './document/toDocument.ts';
import { createStockWords } from './stockWords.ts';
import { filtersOf, MOST_OPERATIONS, operationsIn } from './testing/filterOperations.ts';
import { memoryTypesense } from './testing/memoryTypesense.ts';
import { createTypesenseSearch } from './typesenseSearch.ts';

const SITE = 'northside' as SiteKey;
const now = Date.UTC(2026, 10, 21);

/** As sellers write them: series, engine, drive, build year, brackets, whatever else is at hand. */
const tails = [
  'XL 2.2 HI-Rider (4X2)',
  'XLT 3.2 (4x4) PX MkIII MY19.75 6 SP Auto Dual Cab P/Up',
  'SR5+ (4x4) GUN126R MY21 2.8 L T/D 6 SP A U1234',
  'D-MAX SX 4 x 4 RG MY23 3.0 TD 1 9 0 0',
  'C 200 2 0 5 805+055 9 G-Tronic W 205 i 30 cx 5',
  'Land Cruiser Prado GX 7 Seat (4x4) GDJ150R Automatic',
];

let stock: readonly Vehicle[];
let embedded: StockSearch;
let typesense: StockSearch;
const asked: number[] = [];

beforeAll(() => {
  const random = createRandom(29);
  stock = randomStock(random, 200, now).map((vehicle) => ({
    ...vehicle,
    name: `${vehicle.name} ${random.pick(tails)}`,
  }));
  embedded = createEmbeddedSearch(stock);
  const answer = memoryTypesense(stock.map((vehicle) => toDocument(SITE, vehicle)));
  const words = createStockWords(() => stock);
  const search = createTypesenseSearch({
    place: { site: SITE, collection: 'forecourt_northside' },
    alarm: ({ kind }) => {
      throw new Error(kind);
    },
    async ask(searches) {
      asked.push(...searches.flatMap(filtersOf).map(operationsIn));
      const { results } = multiSearchSchema.parse(JSON.parse(JSON.stringify(answer(searches))));
      return results.map((result) => {
        if ('error' in result) throw new TypesenseFault('status', { status: result.code });
        return result;
      });
    },
  });
  typesense = { search: (request) => search.search(request, words) };
});

/** The whole name of a vehicle, and three refinements, mostly of the same vehicle. */
function longRequest(random: Random): SearchRequest {
  const named = random.pick(stock);
  const { make, simpleBody, price } = random.chance(0.8) ? named : random.pick(stock);
  const state: SearchState = {
    ...emptySearch,
    query: random.chance(0.2) ? named.name.slice(0, -2) : named.name,
    values: { make: [make], ...(simpleBody && { body: [simpleBody] }) },
    ranges: { price: { min: 1, max: Math.max(2, price ?? 90_000) } },
  };
  const base = { soldDays: 3, minAgeDays: 1, minPhotos: 1, carTypes: ['used', 'new', 'demo'] };
  return { state, base, hitsPerPage: 21, now, raw: { car_type: ['used', 'new'] }, also: [state] };
}

test('finds the same by whole names in both engines, and asks for no more than Typesense takes', async () => {
  const random = createRandom(11);
  let found = 0;
  for (let left = 300; left > 0; left--) {
    const request = longRequest(random);
    const [here, there] = await Promise.all([embedded.search(request), typesense.search(request)]);
    expect(there.count, request.state.query).toBe(here.count);
    expect(there.facets).toEqual(here.facets);
    expect(there.hits.map(({ id }) => id)).toEqual(here.hits.map(({ id }) => id));
    if (here.count > 0) found += 1;
  }
  expect(found).toBeGreaterThan(100);
  expect(Math.max(...asked)).toBeGreaterThan(60);
  expect(Math.max(...asked)).toBeLessThanOrEqual(MOST_OPERATIONS);
});

test('counts the first ten words of a text, and none after them', async () => {
  const { name } = stock.find((vehicle) => vehicle.name.split(/[^A-Za-z0-9]+/).length > 12)!;
  const ten = name
    .match(/[A-Za-z0-9]+/g)!
    .slice(0, 10)
    .join(' ');
  const request = (query: string): SearchRequest => ({
    state: { ...emptySearch, query },
    base: { soldDays: 3 },
    hitsPerPage: 21,
    now,
  });
  for (const engine of [embedded, typesense]) {
    const short = await engine.search(request(`${ten} `));
    const long = await engine.search(request(`${ten} submarine yellow`));
    expect(short.count).toBeGreaterThan(0);
    expect(long.hits).toEqual(short.hits);
  }
});
