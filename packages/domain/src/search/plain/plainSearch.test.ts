import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorMs } from '../../testing/processorMs.ts';
import { rangeKeys, valueKeys } from '../facets.ts';
import { formatSearch } from '../formatSearch.ts';
import { parseSearch } from '../parseSearch.ts';
import { emptySearch, type SearchState } from '../searchState.ts';
import { plainSearchState } from './plainSearchState.ts';
import { readPlainSearch } from './readPlainSearch.ts';
import { phraseStock } from './testing/phraseStock.ts';
import { phrases } from './testing/phrases.ts';
import { plainVocabulary } from './vocabulary.ts';

/** Made within each test, so that a fault in making it fails the test that shows it. */
function makeVocabulary() {
  return plainVocabulary(phraseStock);
}

/** A search in the notation of the phrase table, in one order. */
function notation(state: SearchState): string {
  const values = valueKeys.flatMap((key) => {
    const list = state.values[key];
    return list ? [`${key}=${list.join('|')}`] : [];
  });
  const ranges = rangeKeys.flatMap((key) => {
    const range = state.ranges[key];
    return range ? [`${key}=${range.min ?? ''}:${range.max ?? ''}`] : [];
  });
  const sort = state.sort === 'relevance' ? [] : [`sort=${state.sort}`];
  const text = state.query ? [`text=${state.query}`] : [];
  return [...values, ...ranges, ...sort, ...text].toSorted().join('; ');
}

function understood(text: string, vocabulary = makeVocabulary()): string {
  return notation(plainSearchState(emptySearch, readPlainSearch(text, vocabulary)));
}

describe('what shoppers type', () => {
  test('of at least 200 phrases at least 95 % are read exactly', () => {
    const vocabulary = makeVocabulary();
    const misread = phrases
      .filter(
        ([text, expected]) =>
          understood(text, vocabulary) !== expected.split('; ').toSorted().join('; '),
      )
      .map(([text]) => text);
    expect(misread).toEqual(['toyota prado', 'my21 hilux', 'ute for towing a caravan']);
    expect(new Set(phrases.map(([text]) => text)).size).toBe(phrases.length);
    expect(phrases.length).toBeGreaterThanOrEqual(200);
    expect(misread.length / phrases.length).toBeLessThanOrEqual(0.05);
  });

  test('every phrase takes under 5 ms', () => {
    const vocabulary = makeVocabulary();
    const timeOf = (text: string) =>
      processorMs(() => {
        for (let turn = 0; turn < 20; turn += 1) readPlainSearch(text, vocabulary);
      }) / 20;
    // The best of three: a compiler or a collector at work is no part of it.
    const times = phrases.map(([text]) => Math.min(timeOf(text), timeOf(text), timeOf(text)));
    expect(Math.max(...times)).toBeLessThan(5);
  });
});

describe('a reading', () => {
  test('gives each understood piece with its place in the text', () => {
    const vocabulary = makeVocabulary();
    const reading = readPlainSearch(
      '  white\tauto ute under 40k with canopy near 4207 ',
      vocabulary,
    );
    expect(reading.text).toBe('white auto ute under 40k with canopy near 4207');
    expect(reading.pieces.map(({ start, end }) => reading.text.slice(start, end))).toEqual([
      'white',
      'auto',
      'ute',
      'under 40k',
      'near 4207',
    ]);
    expect(reading.rest).toBe('canopy');
  });

  test('a piece can be taken away', () => {
    const vocabulary = makeVocabulary();
    const { pieces, rest } = readPlainSearch('white ute under 40k', vocabulary);
    const fewer = pieces.filter((_, index) => index !== 1);
    expect(notation(plainSearchState(emptySearch, { pieces: fewer, rest }))).toBe(
      'colour=White; price=:40000',
    );
  });

  test('replaces the same facets of the search and keeps the others, on page 1', () => {
    const vocabulary = makeVocabulary();
    const state = parseSearch(
      'query=old&menu[body]=Van&refinementList[fuel][0]=Diesel&range[km]=:9&page=4',
    );
    const next = plainSearchState(state, readPlainSearch('ute canopy', vocabulary));
    expect(formatSearch(next)).toBe(
      'query=canopy&refinementList[body][0]=Ute&refinementList[fuel][0]=Diesel&range[km]=:9',
    );
  });

  test('of contradicting bounds the later counts', () => {
    expect(understood('over 40k under 20k')).toBe('price=:20000');
  });

  test('a weekly amount is a subscription price where the stock has one', () => {
    const subscribed = plainVocabulary({
      ...phraseStock,
      facets: { weekly_price_range: [{ value: 'Under $100 a week', count: 1 }] },
    });
    const reading = readPlainSearch('$150 to $200 per week', subscribed);
    expect(notation(plainSearchState(emptySearch, reading))).toBe('subscription_price=150:200');
  });

  test('words mean nothing to a stock that has nothing of the kind', () => {
    const bare = plainVocabulary({ facets: {}, places: [], year: 2026 });
    expect(readPlainSearch('white hilux near 4215', bare).pieces).toEqual([]);
    expect(readPlainSearch('white hilux near 4215', bare).rest).toBe('white hilux 4215');
    expect(readPlainSearch('people mover', bare).rest).toBe('people mover');
  });

  test('a people mover has 7 seats or more where no body says it', () => {
    const seats = ['5', '7', '8'].map((value) => ({ value, count: 1 }));
    const family = plainVocabulary({ facets: { seats }, places: [], year: 2026 });
    const reading = readPlainSearch('people mover', family);
    expect(notation(plainSearchState(emptySearch, reading))).toBe('seats=7|8');
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    'under',
    '40k',
    '$',
    '-',
    'to',
    'between',
    'and',
    '7',
    'seats',
    'not',
    'white',
    'near',
    '4207',
    'mazda',
    '3',
    "k's",
    'or',
    'newer',
    '2018',
    '+',
    '1,000',
    '.5',
    'a week',
    '９',
    'İ',
    '\ud800',
    'constructor',
    '__proto__',
    '%',
    'x'.repeat(300),
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 12 }).map((list) => list.join(' ')),
  );

  test('is read into pieces in order, without overlap, and a search in normal form', () => {
    const vocabulary = makeVocabulary();
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readPlainSearch(text, vocabulary);
        let from = 0;
        for (const { start, end } of reading.pieces) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          from = end;
        }
        expect(from).toBeLessThanOrEqual(reading.text.length);
        const state = plainSearchState(emptySearch, reading);
        expect(parseSearch(formatSearch(state))).toEqual(state);
      }),
      { numRuns: 3000 },
    );
  });

  test('what is left is made of words of the text', () => {
    const vocabulary = makeVocabulary();
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readPlainSearch(text, vocabulary);
        for (const word of reading.rest.split(' ')) expect(reading.text).toContain(word);
      }),
    );
  });
});

test('a piece may be left to the text search, and stands in it as it was written', () => {
  const vocabulary = makeVocabulary();
  const text = 'white hilux (4x4) under 40k';
  const { pieces } = readPlainSearch(text, vocabulary);
  const drive = pieces.find(({ start, end }) => text.slice(start, end) === '4x4');
  const again = readPlainSearch(text, vocabulary, new Set([drive!.start]));
  expect(again.pieces).toEqual(pieces.filter((piece) => piece !== drive));
  expect(again.rest).toBe('4x4');
});
