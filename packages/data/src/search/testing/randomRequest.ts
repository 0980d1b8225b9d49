import {
  type BaseFilter,
  emptySearch,
  isRangeKey,
  type NumericRange,
  rangeFacet,
  rangeKeys,
  relaxedSearches,
  type SearchState,
  sortKeys,
  type Vehicle,
  valueFacet,
  valueKeys,
} from '@forecourt/domain';
import type { SearchRequest } from '../stockSearch.ts';
import type { Random } from './random.ts';

const DAY = 86_400_000;

const bases: readonly BaseFilter[] = [
  { soldDays: 3 },
  { soldDays: 0 },
  { soldDays: 5, minAgeDays: 2 },
  { soldDays: 3, carTypes: ['used', 'demo'], statuses: ['in_stock'] },
  { soldDays: 14, minAgeDays: 14, minPhotos: 1 },
];
const raws: readonly SearchState['values'][] = [
  { seats: ['7'] },
  { dealership_slug: ['northside'] },
  { categories: ['Family', 'Tradie'], car_type: ['used'] },
];

const histograms: readonly NonNullable<SearchRequest['histograms']>[] = [
  { price: 18, km: 18 },
  { price: 1, subscription_price: 4 },
  { km: 100 },
  {},
];

/**
 * A search such as shoppers make, and some that none would. Values come mostly from a vehicle of
 * the stock, so that most searches find something.
 */
export function randomRequest(
  random: Random,
  stock: readonly Vehicle[],
  now: number,
): SearchRequest {
  const request: SearchRequest = {
    state: randomState(random, stock),
    base: random.pickEarly(bases),
    hitsPerPage: random.pick([1, 7, 21, 21]),
    // Forward and back, so that vehicles appear and go between two searches.
    now: now + random.below(6 * DAY) - 3 * DAY,
    ...(random.chance(0.4) && { histograms: random.pick(histograms) }),
  };
  const relaxed = relaxedSearches(request.state).map(({ state }) => state);
  const otherwise = relaxed.slice(-4);
  return {
    ...request,
    ...(request.hitsPerPage > 1 && { otherwise }),
    ...(request.hitsPerPage < 21 && { also: otherwise.slice(0, 2) }),
    ...(random.chance(0.15) && { raw: random.pick(raws) }),
  };
}

function randomState(random: Random, stock: readonly Vehicle[]): SearchState {
  const values: Record<string, readonly string[]> = {};
  const menus: Record<string, string> = {};
  const ranges: Record<string, NumericRange> = {};
  for (let left = random.below(5); left > 0; left--) {
    const key = random.pick([...valueKeys, ...rangeKeys, ...rangeKeys]);
    if (isRangeKey(key)) ranges[key] = randomRange(random, stock, rangeFacet(key).numberOf);
    else {
      const chosen = randomValues(random, stock, valueFacet(key).valuesOf);
      if (random.chance(0.2)) menus[key] = chosen[0]!;
      else values[key] = chosen;
    }
  }
  return {
    ...emptySearch,
    query: random.chance(0.4) ? randomQuery(random, stock) : '',
    page: random.chance(0.7) ? 1 : 1 + random.below(6),
    sort: random.pick(sortKeys),
    values,
    menus,
    ranges,
  };
}

function randomValues(
  random: Random,
  stock: readonly Vehicle[],
  valuesOf: (vehicle: Vehicle) => readonly string[],
): string[] {
  return Array.from({ length: 1 + random.below(3) }, () => {
    const values = stock.length > 0 ? valuesOf(random.pick(stock)) : [];
    return values.length > 0 && random.chance(0.95) ? random.pick(values) : 'not in stock';
  });
}

function randomRange(
  random: Random,
  stock: readonly Vehicle[],
  numberOf: (vehicle: Vehicle) => number | null,
): NumericRange {
  const bound = () => (stock.length > 0 ? numberOf(random.pick(stock)) : null) ?? 20_000;
  const [min, max] = [bound(), bound()].toSorted((a, b) => a - b) as [number, number];
  return random.pick([
    { min, max },
    { min: null, max },
    { min, max: null },
    { min: min + 0.5, max: max - 0.5 },
  ]);
}

/** A few words of one vehicle, now and then misspelt, joined, cut short or foreign. */
function randomQuery(random: Random, stock: readonly Vehicle[]): string {
  const vehicle = stock.length > 0 ? random.pick(stock) : null;
  const text = [vehicle?.name, vehicle?.colour, vehicle?.simpleBody, vehicle?.stockNumber].join(
    ' ',
  );
  const all = text.split(/[\s-]+/);
  const from = random.below(all.length);
  const chosen = all.slice(from, from + 1 + random.below(3));
  const typed = chosen.map((word) => (random.chance(0.15) ? misspell(random, word) : word));
  const query = typed.join(random.pick([' ', ' ', ' ', '-', '']));
  return random.chance(0.3) ? query.slice(0, -1 - random.below(2)) : query;
}

function misspell(random: Random, word: string): string {
  const at = random.below(word.length);
  const [before, letter, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)];
  return random.pick([
    `${before}${after}`,
    `${before}e${letter}${after}`,
    `${before}e${after}`,
    `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`,
  ]);
}
