import { expect, test } from 'vitest';
import { plainVocabulary, readPlainSearch } from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import { searchExample } from './searchExample.ts';

function of(colour: string | null, simpleBody: string | null, price: number | null, more = {}) {
  return aVehicle({ colour, simpleBody, price, ...more });
}

test.each([
  [
    'the most frequent pair',
    [of('Red', 'Ute', 9e3), of('White', 'SUV', 2e4), of('White', 'SUV', 3e4)],
    'white SUV under 35k',
  ],
  ['a round price is above itself', [of('White', 'Ute', 40_000)], 'white ute under 45k'],
  ['a long one is without its colour', [of('Silver', 'Sedan', 9e3)], 'sedan under 10k'],
  [
    'a rarer pair is preferred to a body of many letters',
    [of('White', 'Cab Chassis', 9e3), of('White', 'Cab Chassis', 9e3), of('Red', 'Van', 9e3)],
    'red van under 10k',
  ],
  ['no body of many letters', [of('White', 'Cab Chassis', 9e3)], null],
  [
    'none of a pair is preferred by chance',
    [of('Red', 'Ute', 9e3), of('Blue', 'Van', 9e3)],
    'blue van under 10k',
  ],
  ['no colour of two words', [of('Polar White', 'Ute', 9e3)], null],
  ['no body without a word', [of('White', 'Naked', 9e3), of('White', null, 9e3)], null],
  ['no price', [of('White', 'Ute', null), of('White', 'Ute', 1)], null],
  ['none to be had', [of('White', 'Ute', 9e3, { status: 'sold', sold: true })], null],
  ['no stock', [], null],
] as const)('%s', (_, vehicles, expected) => {
  expect(searchExample(vehicles)).toBe(expected);
});

test('it is understood to its last word', () => {
  const facets = {
    colour: [{ value: 'White', count: 2 }],
    body: [{ value: 'Van', count: 2 }],
  };
  const vocabulary = plainVocabulary({ facets, places: [], year: 2026 });
  const example = searchExample([of('White', 'Van', 39_990)]) ?? '';
  const { pieces, rest } = readPlainSearch(example, vocabulary);
  expect([pieces.length, rest]).toEqual([3, '']);
});
