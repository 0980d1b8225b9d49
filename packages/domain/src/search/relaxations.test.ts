import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aVehicle } from '../testing/aVehicle.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { rangeKeys, valueKeys } from './facets.ts';
import { matchesRefinements } from './match.ts';
import { parseSearch } from './parseSearch.ts';
import { relaxations, relaxedSearches } from './relaxations.ts';
import { chosenValues, type SearchState } from './searchState.ts';

/** The plain way to count: every vehicle, every rule; the text is looked for in the name. */
function countIn(stock: readonly Vehicle[]): (state: SearchState) => number {
  return (state) =>
    stock.filter((one) => one.name.includes(state.query) && matchesRefinements(one, state)).length;
}

function found(state: SearchState, count: (state: SearchState) => number) {
  const searches = relaxedSearches(state);
  return relaxations(
    searches,
    searches.map((one) => count(one.state)),
  );
}

function offers(stock: readonly Vehicle[], queryString: string): readonly string[] {
  return found(parseSearch(queryString), countIn(stock)).map(
    ({ label, count }) => `${label}: ${count}`,
  );
}

describe('ways out of a search without results', () => {
  const stock = [
    aVehicle({ colour: 'Red', price: 43_500, name: 'Corolla ZR' }),
    aVehicle({ colour: 'White', price: 30_000, name: 'Corolla SX' }),
    aVehicle({ colour: 'White', price: 60_000, name: 'Camry' }),
    aVehicle({ make: 'Kia', colour: 'White', price: 20_000, km: 90_000, name: 'Cerato' }),
  ];

  test('each gives up one thing and says what it brings, most first', () => {
    expect(offers(stock, 'menu[colour]=Red&range[price]=:40000&menu[make]=Toyota')).toEqual([
      'Up to $44,000: 1',
      'Any colour: 1',
    ]);
    expect(offers(stock, 'menu[colour]=White&range[price]=40000:50000')).toEqual([
      'Any price: 3',
      '$30,000 to $63,000: 2',
      'Any colour: 1',
    ]);
    expect(offers(stock, 'query=Yaris&menu[make]=Toyota')).toEqual(['Without “Yaris”: 3']);
    const [text] = found(parseSearch('query=Yaris'), countIn(stock));
    expect(text?.key).toBe('query');
  });

  test('a range is widened by a tenth, by a quarter, then given up', () => {
    expect(offers(stock, 'range[price]=45000:48000')).toEqual([
      'Any price: 4',
      '$40,000 to $53,000: 1',
    ]);
    expect(offers(stock, 'range[price]=65000:')).toEqual(['Any price: 4', 'From $58,000: 1']);
    expect(offers(stock, 'menu[make]=Kia&range[km]=:75000')).toEqual([
      'Any make: 3',
      'Up to 94,000 km: 1',
    ]);
  });

  test('where no single thing helps, its name alone is left', () => {
    const found = offers(stock, 'menu[make]=Kia&menu[colour]=Red&range[km]=:1000&query=Cerato');
    expect(found).toEqual(['Any Kia: 1']);
    const body = 'menu[body]=Ute&menu[colour]=Red&menu[seats]=2';
    expect(offers([aVehicle({ simpleBody: 'Ute', colour: 'White', seats: 5 })], body)).toEqual([
      'Any Ute: 1',
    ]);
    // One thing less is a single change, and two makes are no name.
    expect(offers(stock, 'menu[make]=Kia&menu[colour]=Red')).toEqual([
      'Any make: 1',
      'Any colour: 1',
    ]);
    const two = 'refinementList[make][0]=Kia&refinementList[make][1]=BMW&menu[colour]=Red';
    expect(offers(stock, `${two}&menu[seats]=2`)).toEqual([]);
  });

  test('a kind of vehicle stays what it is', () => {
    const van = { itemType: 'caravan', make: 'Jayco', colour: 'White', seats: 5 } as const;
    const [only] = found(
      parseSearch('menu[item_type]=caravan&menu[make]=Jayco&menu[colour]=Red&menu[seats]=2'),
      countIn([aVehicle(van), aVehicle({ ...van, itemType: 'car' })]),
    );
    expect([only?.label, only?.count]).toEqual(['Any Jayco', 1]);
  });

  test('nothing to give up, nothing to offer', () => {
    expect(offers([], 'menu[make]=Kia&query=x')).toEqual([]);
    expect(offers(stock, '')).toEqual([]);
  });

  test('a refinement is given up whole, from page 1', () => {
    const [only] = found(parseSearch('menu[make]=BMW&page=3'), countIn(stock));
    expect(only).toMatchObject({
      key: 'make',
      count: 4,
      state: { page: 1, values: {}, menus: {} },
    });
  });

  test('they are truthful and complete against brute force', () => {
    const vehicles = fc.array(
      fc
        .record({
          name: fc.constantFrom('Corolla', 'Camry'),
          make: fc.constantFrom('Toyota', 'Kia'),
          colour: fc.constantFrom('Red', 'White', 'Blue'),
          seats: fc.constantFrom(5, 7),
          price: fc.option(fc.integer({ min: 1, max: 100_000 })),
          km: fc.option(fc.integer({ min: 0, max: 200_000 })),
        })
        .map(aVehicle),
      { maxLength: 25 },
    );
    const searches = fc.constantFrom(
      'query=Corolla&refinementList[make][0]=Kia&range[price]=:20000',
      'refinementList[colour][0]=Red&refinementList[colour][1]=Blue&menu[seats]=7',
      'range[price]=30000:40000&range[km]=:50000&menu[make]=Toyota',
      'query=Yaris&range[km]=100000:',
    );
    fc.assert(
      fc.property(vehicles, searches, (stockOf, queryString) => {
        const state = parseSearch(queryString);
        const count = countIn(stockOf);
        const ways = found(state, count);
        for (const relaxation of ways) {
          expect(relaxation.count).toBe(count(relaxation.state));
          expect(relaxation.count).toBeGreaterThanOrEqual(Math.max(count(state), 1));
        }
        const counts = ways.map((relaxation) => relaxation.count);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        for (const key of valueKeys.filter((one) => chosenValues(state, one).length > 0)) {
          const without = stockOf.filter(
            (one) => one.name.includes(state.query) && matchesRefinements(one, state, key),
          ).length;
          expect(ways.find((one) => one.key === key)?.count ?? 0).toBe(without);
        }
        for (const key of rangeKeys.filter((one) => state.ranges[one])) {
          const without = stockOf.filter(
            (one) => one.name.includes(state.query) && matchesRefinements(one, state, key),
          ).length;
          const best = ways.filter((one) => one.key === key).map((one) => one.count);
          expect(Math.max(0, ...best)).toBe(without);
        }
      }),
      { numRuns: 300 },
    );
  });
});
