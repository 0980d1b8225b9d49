import { emptySearch, plainVocabulary, type SearchState } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { bestReading, otherReadings, readPlainText } from './plainText.ts';

function counted(...values: string[]) {
  return values.map((value) => ({ value, count: 1 }));
}
const vocabulary = plainVocabulary({
  facets: {
    make: counted('Toyota', 'Ford'),
    body: counted('Ute', 'SUV'),
    colour: counted('White', 'Red'),
    year: counted('2016', '2018', '2020', '2021'),
  },
  places: [],
  year: 2026,
});
function asked(query: string, more: Partial<SearchState> = {}): SearchState {
  return {
    ...emptySearch,
    ...more,
    query,
  };
}

test('understood words become refinements, each with the search without it', () => {
  const { state, understood } = readPlainText(asked('white ute under 40k'), vocabulary);
  expect(state).toEqual({
    ...emptySearch,
    values: { body: ['Ute'], colour: ['White'] },
    ranges: { price: { min: null, max: 40_000 } },
  });
  expect(understood).toEqual({
    pieces: [
      { label: 'White', href: '/search?query=ute%20under%2040k' },
      { label: 'Ute', href: '/search?query=white%20under%2040k' },
      { label: 'Up to $40,000', href: '/search?query=white%20ute' },
    ],
    rest: '',
    literalHref: '/search?query=%22white%20ute%20under%2040k%22',
  });
});

test('words that mean nothing here stay a text', () => {
  const { state, understood } = readPlainText(asked('red bullbar'), vocabulary);
  expect(state).toEqual({ ...emptySearch, query: 'bullbar', values: { colour: ['Red'] } });
  expect(understood?.rest).toBe('bullbar');
});

test.each(['', 'bullbar', '"white ute"'])('%j is left as it is', (query) => {
  expect(readPlainText(asked(query), vocabulary)).toEqual({
    state: asked(query),
    understood: null,
  });
});

test('many values are told in the words that were typed', () => {
  const { understood } = readPlainText(asked('2017 or newer'), vocabulary);
  expect(understood?.pieces.map(({ label }) => label)).toEqual(['2017 or newer']);
});

test('page and order of the address are kept', () => {
  const { state } = readPlainText(asked('white', { page: 3, sort: 'price_desc' }), vocabulary);
  expect([state.page, state.sort]).toEqual([3, 'price_desc']);
});

test('other readings leave one value as text, the last first, then all of them', () => {
  const read = otherReadings(asked('white ute auto under 40k'), vocabulary);
  const price = { price: { min: null, max: 40_000 } };
  expect(read.map(({ state }) => [state.values, state.query, state.ranges])).toEqual([
    [{ colour: ['White'] }, 'ute auto', price],
    [{ body: ['Ute'] }, 'white auto', price],
    [{}, 'white ute auto', price],
  ]);
});

test.each(['', 'bullbar', '"white ute"', 'under 40k', '2017 or newer'])(
  '%j can be read in no other way',
  (query) => {
    expect(otherReadings(asked(query), vocabulary)).toEqual([]);
  },
);

test.each([
  [[0, 4, 9], 1],
  [[5, 4, 9], 0],
  [[0, 0, 9], 2],
  [[0, 0, 0], null],
])('of readings that find %j it takes %j', (counts, at) => {
  const readings = otherReadings(asked('white ute auto'), vocabulary);
  expect(bestReading(readings, counts)).toBe(at === null ? null : readings[at]);
});

test('where there is no other reading, none is better', () => {
  expect(bestReading([], [])).toBeNull();
});
