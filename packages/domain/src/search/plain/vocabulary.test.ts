import { describe, expect, test } from 'vitest';
import type { FacetCounts } from '../searchResponse.ts';
import { families, nicknames } from './families.ts';
import { plainVocabulary } from './vocabulary.ts';

function countsOf(values: readonly string[]) {
  return values.map((value) => ({ value, count: 1 }));
}
function vocabularyOf(facets: Readonly<Record<string, readonly string[]>>) {
  return plainVocabulary({
    facets: Object.fromEntries(
      Object.entries(facets).map(([key, values]) => [key, countsOf(values)]),
    ) as FacetCounts,
    places: [],
    year: 2026,
  });
}
/** What a phrase means: values by facet, `null` for one left to the text search. */
function meant(facets: Readonly<Record<string, readonly string[]>>, phrase: string) {
  const meaning = vocabularyOf(facets).phrases.get(phrase);
  return meaning?.kind === 'values' ? meaning.values : meaning;
}

describe('words of a family', () => {
  const rows = [...families, ...nicknames].flatMap(([key, list]) =>
    list.map((row) => [key, row.split(' ')] as const),
  );

  test.each(rows)('%s: %j mean what the stock has of them', (key, words) => {
    const known = vocabularyOf({ [key]: [words[0] ?? ''] });
    for (const word of words.filter((each) => each.length > 1)) {
      const meaning = known.phrases.get(word);
      expect(meaning?.kind === 'values' && Object.values(meaning.values).flat()).toEqual([
        words[0],
      ]);
    }
  });

  test('mean every value of the stock in the family, spelt any way', () => {
    const fuel = ['Petrol', 'Unleaded Petrol', 'Diesel', 'PULP'];
    expect(meant({ fuel }, 'petrol')).toEqual({ fuel: ['Petrol', 'Unleaded Petrol'] });
    expect(meant({ fuel }, 'unleaded')).toEqual({ fuel: ['Petrol', 'Unleaded Petrol'] });
    expect(meant({ fuel }, 'pulp')).toEqual({ fuel: ['PULP'] });
  });

  test('mean nothing to a stock without such a value', () => {
    expect(meant({ fuel: ['Diesel'] }, 'petrol')).toBeUndefined();
    expect(meant({}, 'ute')).toBeUndefined();
  });

  test('of two facets mean the first that the stock has', () => {
    expect(meant({ drive: ['4WD'], body: ['4x4'] }, '4wd')).toEqual({ drive: ['4WD'] });
    expect(meant({ body: ['4x4'] }, '4wd')).toEqual({ body: ['4x4'] });
    expect(meant({ body: ['MPV'], seats: ['7'] }, 'peoplemover')).toEqual({ body: ['MPV'] });
    expect(meant({ seats: ['5', '7', '8'] }, 'peoplemover')).toEqual({ seats: ['7', '8'] });
  });

  test('are never a number alone: 7 does not mean a people mover', () => {
    expect(meant({ seats: ['7'] }, '7')).toBeUndefined();
  });

  test('second names give way to a value of exactly that name', () => {
    expect(meant({ make: ['Volkswagen'] }, 'vw')).toEqual({ make: ['Volkswagen'] });
    expect(meant({ make: ['Volkswagen', 'VW'] }, 'vw')).toEqual({ make: ['VW'] });
    expect(meant({ state: ['QLD'], city: ['Brisbane'] }, 'brisbane')).toEqual({
      city: ['Brisbane'],
    });
  });
});

describe('values of the stock', () => {
  test.each([
    'make',
    'body',
    'fuel',
    'transmission',
    'drive',
    'colour',
    'state',
    'city',
    'location_name',
    'dealership_name',
    'categories',
    'tag',
    'filtered_features',
  ])('of %s are words', (key) => {
    expect(meant({ [key]: ['Zebra Blue'] }, 'zebrablue')).toEqual({ [key]: ['Zebra Blue'] });
  });

  test.each(['badge', 'year', 'status', 'dealership_slug', 'price_range'])(
    'of %s are not',
    (key) => {
      expect(meant({ [key]: ['Zebra Blue'] }, 'zebrablue')).toBeUndefined();
    },
  );

  test('of two facets mean the more telling one', () => {
    expect(meant({ colour: ['Smart'], make: ['Smart'] }, 'smart')).toEqual({ make: ['Smart'] });
  });

  test('spelt in several ways are one word for all of them', () => {
    expect(meant({ make: ['Mercedes-Benz', 'MERCEDES BENZ'] }, 'mercedesbenz')).toEqual({
      make: ['MERCEDES BENZ', 'Mercedes-Benz'],
    });
  });

  test('that say nothing by themselves are no words', () => {
    const tag = ['A', '2024', 'Any', 'Under', 'Zq'];
    expect(
      ['a', '2024', 'any', 'under', 'zq'].map((word) => vocabularyOf({ tag }).phrases.has(word)),
    ).toEqual([false, false, false, false, true]);
  });
});

describe('models', () => {
  const facets = {
    make: ['Mazda', 'Kia', 'Ford'],
    model: ['3', 'Rio', 'GT', 'Ute', 'X5', 'White'],
    make_model: ['Mazda 3', 'Kia Rio', 'Ford Rio', 'Ford GT', 'Ford Ute', 'Ford X5', 'Kia White'],
    body: ['Ute'],
    colour: ['White'],
  };

  test('bring their make along, every make that has one', () => {
    expect(meant(facets, 'kiario')).toEqual({ make: ['Kia'], model: ['Rio'] });
    expect(meant(facets, 'rio')).toEqual({ make: ['Ford', 'Kia'], model: ['Rio'] });
    expect(meant(facets, 'x5')).toEqual({ make: ['Ford'], model: ['X5'] });
    expect(meant(facets, 'mazdario')).toBeUndefined();
  });

  test('of a digit, or of two letters, need their make before them', () => {
    expect(meant(facets, '3')).toBeUndefined();
    expect(meant(facets, 'mazda3')).toEqual({ make: ['Mazda'], model: ['3'] });
    expect(meant(facets, 'gt')).toBeUndefined();
    expect(meant(facets, 'fordgt')).toEqual({ make: ['Ford'], model: ['GT'] });
  });

  test('named like a body are the body', () => {
    expect(meant(facets, 'ute')).toEqual({ body: ['Ute'] });
    expect(meant(facets, 'fordute')).toBeUndefined();
  });
});

describe('badges', () => {
  const facets = {
    badge: ['Black Edition', 'Sport Black', 'Black Ute'],
    colour: ['Black'],
    body: ['Ute'],
  };

  test('that begin with a colour are left to the text search', () => {
    expect(meant(facets, 'blackedition')).toBeNull();
  });

  test('that end with one, or go on with a word of its own, leave the colour a colour', () => {
    expect(meant(facets, 'sportblack')).toBeUndefined();
    expect(meant(facets, 'blackute')).toBeUndefined();
    expect(meant(facets, 'black')).toEqual({ colour: ['Black'] });
  });
});

describe('fixed phrases', () => {
  test.each(['lowk', 'lowkm', 'lowkay', 'lowkilometre', 'lowmileage'])('%s: 50,000 km', (word) => {
    expect(vocabularyOf({}).phrases.get(word)).toEqual({
      kind: 'range',
      key: 'km',
      range: { min: null, max: 50_000 },
    });
  });

  test.each([
    ['cheap cheapest lowestprice', 'price_asc'],
    ['dearest mostexpensive highestprice', 'price_desc'],
    ['latest newest justin', 'latest'],
  ])('%s: %s', (words, sort) => {
    for (const word of words.split(' ')) {
      expect(vocabularyOf({}).phrases.get(word)).toEqual({ kind: 'sort', sort });
    }
  });
});

test('numbers are those of the stock, places and year those of the source', () => {
  const known = plainVocabulary({
    facets: {
      year: countsOf(['2020', '2021', 'soon']),
      seats: countsOf(['5', '7']),
      weekly_price_range: countsOf(['Under $100 a week']),
    },
    places: [{ name: 'Southport', postcode: '4215' }],
    year: 2026,
  });
  expect(known.numbers).toEqual({
    years: [2020, 2021],
    seats: [5, 7],
    subscriptions: true,
    year: 2026,
  });
  expect(known.places).toEqual([{ name: 'Southport', postcode: '4215' }]);
  expect(known.valuesOf('seats')).toEqual(['5', '7']);
  expect(known.valuesOf('make')).toEqual([]);
  expect(vocabularyOf({}).numbers.subscriptions).toBe(false);
});
