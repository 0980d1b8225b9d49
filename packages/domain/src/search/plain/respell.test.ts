import { describe, expect, test } from 'vitest';
import { readPlainSearch } from './readPlainSearch.ts';
import { respelt } from './respell.ts';
import { plainVocabulary } from './vocabulary.ts';

function counted(...values: string[]) {
  return values.map((value) => ({ value, count: 1 }));
}
const vocabulary = plainVocabulary({
  facets: {
    make: counted('Ford', 'Volkswagen', 'Kia'),
    body: counted('Ute', 'Hatch'),
    colour: counted('White', 'Black'),
  },
  places: [],
  year: 2026,
});

function meant(text: string): string | null {
  return respelt(readPlainSearch(text, vocabulary), vocabulary);
}

describe('a text with words that nobody here knows', () => {
  test.each([
    ['whte', 'white'],
    ['blck', 'black'],
    ['frod ute', 'ford ute'],
    ['whte ute under 40k', 'white ute under 40k'],
    ['whte blck ute', 'white black ute'],
    ['volkswgn', 'volkswagen'],
    ['Whte', 'white'],
  ])('%s means %s', (text, expected) => {
    expect(meant(text)).toBe(expected);
  });

  test.each([
    // Known, or near to nothing.
    ...['white ute', 'zzzzqq', '', 'snorkel'],
    // Too short, another first letter, with digits, longer than any name.
    ...['ka', 'kite', 'hite', 'f0rd', 'w'.repeat(200)],
    'whte whte whte whte whte',
    // A word without a meaning of its own.
    ...['car', 'the'],
  ])('%j means nothing else', (text) => {
    expect(meant(text)).toBeNull();
  });
});
