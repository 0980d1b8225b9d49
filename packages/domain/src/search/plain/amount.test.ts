import { describe, expect, test } from 'vitest';
import { readAmount } from './amount.ts';
import { numberWords } from './amountPattern.ts';

const known = {
  years: [2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021],
  seats: [2, 4, 5, 7, 8],
  subscriptions: true,
  year: 2026,
};

/** What is read at the start of a text, in short: `km :80000`, `year 2018|2019`, and how far it reaches. */
function read(text: string, at = 0) {
  const piece = readAmount(text, at, known);
  if (!piece) return null;
  const { meaning } = piece;
  const said =
    meaning.kind === 'range'
      ? `${meaning.key} ${meaning.range.min ?? ''}:${meaning.range.max ?? ''}`
      : meaning.kind === 'values'
        ? Object.entries(meaning.values)
            .map(([key, values]) => `${key} ${values?.join('|')}${meaning.bound ? ' bound' : ''}`)
            .join()
        : meaning.kind;
  return text.slice(piece.start, piece.end) === text
    ? said
    : `${said} [${text.slice(piece.start, piece.end)}]`;
}

type Row = readonly [text: string, expected: string | null];

describe('what a number counts', () => {
  test.each<Row>([
    ...[
      'km',
      'kms',
      "k's",
      'k’s',
      'kays',
      'kilometres',
      'kilometers',
      'kilometre',
      'on the clock',
      'on the odo',
      'on the odometer',
    ].map((unit) => [`under 80000 ${unit}`, 'km :80000'] as const),
    ...['km', 'kms', "k's", 'kilometres', 'odometer', 'mileage'].map(
      (lead) => [`${lead} under 80,000`, 'km :80000'] as const,
    ),
    ...['seats', 'seat', 'seater', 'seaters', 'passenger', 'passengers'].map(
      (unit) => [`7 ${unit}`, 'seats 7'] as const,
    ),
    ...['seats', 'seat', 'seating', 'room', 'seats for', 'room for', 'seating for'].map(
      (lead) => [`${lead} 7`, 'seats 7'] as const,
    ),
    ...['a week', 'per week', '/week', '/ week', '/wk', 'a wk', 'pw', 'p/w', 'weekly'].map(
      (unit) => [`$150 ${unit}`, 'subscription_price :150'] as const,
    ),
    ...['years old', 'year old', 'yrs old', 'yr old'].map(
      (unit) => [`under 7 ${unit}`, 'year 2020|2021 bound'] as const,
    ),
    ...['year', 'years', 'built'].map((lead) => [`${lead} 2018`, 'year 2018'] as const),
    ...['price', 'priced'].map((lead) => [`${lead} under 30`, 'price :30000'] as const),
    ...['dollars', 'dollar', 'bucks', 'aud'].map(
      (unit) => [`20000 ${unit}`, 'price :20000'] as const,
    ),
    ['7-seater', 'seats 7'],
    ['100km', 'km :100000'],
    ['under 100 000 km', 'km :100000'],
    ['under 40 000', 'price :40000'],
    ['$1 045 500', 'price :1045500'],
    ['2018', 'year 2018'],
    ['$30k', 'price :30000'],
    ['$ 30k', 'price :30000'],
    ['30k', 'price :30000'],
    ['30 grand', 'price :30000'],
    ['30 thousand', 'price :30000'],
    ['30 thou', 'price :30000'],
    ['$450', 'price :450'],
    ['$19.50', 'price :19.5'],
    ['1,250,000', 'price :1250000'],
    ['$1.5m', 'price :1500000'],
    ['under 1.5 million', 'price :1500000'],
    ['1 mil', 'price :1000000'],
    ['10000', 'price :10000'],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    '1.5m',
    '9999',
    '3',
    'under 5',
    'under 501',
    'under 999',
    'white',
    '7x',
    'forty',
    '$',
    '',
  ])('%j counts nothing known', (text) => {
    expect(read(text)).toBeNull();
  });

  test.each(Object.entries(numberWords))('%s is %i', (word, value) => {
    expect(read(`${word} seats`)).toBe(`seats ${value}`);
  });
});

describe('bounds of a number', () => {
  test.each<Row>([
    ...[
      'under',
      'below',
      'less than',
      'cheaper than',
      'sub',
      'before',
      'older than',
      'fewer than',
      '<',
    ].map((word) => [`${word} 40k`, 'price :40000'] as const),
    ...[
      'up to',
      'upto',
      'no more than',
      'not more than',
      'nothing over',
      'not above',
      'at most',
      'max',
      'maximum',
      'within',
      'budget',
      'spend',
      '<=',
      '≤',
    ].map((word) => [`${word} 40k`, 'price :40000'] as const),
    ...[
      'over',
      'above',
      'more than',
      'greater than',
      'after',
      '>',
      'at least',
      'min',
      'minimum',
      'from',
      'starting at',
      'no less than',
      'not under',
      'nothing below',
      '>=',
      '≥',
    ].map((word) => [`${word} 40k`, 'price 40000:'] as const),
    ...['around', 'about', 'approx', 'approximately', 'roughly', 'circa', '~'].map(
      (word) => [`${word} 40k`, 'price 36000:44000'] as const,
    ),
    ...[
      'or less',
      'or under',
      'or below',
      'or cheaper',
      'and under',
      'or lower',
      'max',
      'maximum',
      'tops',
    ].map((word) => [`40k ${word}`, 'price :40000'] as const),
    ...['plus', 'or more', 'and over', 'or above', 'and up', 'onwards', 'onward'].map(
      (word) => [`40k ${word}`, 'price 40000:'] as const,
    ),
    ['40k-ish', 'price 36000:44000'],
    ['40kish', null],
    ['40k ish', 'price 36000:44000'],
    ['40k+', 'price 40000:'],
    ['7+ seats', 'seats 7|8 bound'],
    ['7 or more seats', 'seats 7|8 bound'],
    ['4 or less seats', 'seats 2|4 bound'],
    ['more than 5 seats', 'seats 7|8 bound'],
    ['fewer than 5 seats', 'seats 2|4 bound'],
    ['at least 5 seats', 'seats 5|7|8 bound'],
    ['up to 5 seats', 'seats 2|4|5 bound'],
    ['around 5 seats', 'seats 4|5 bound'],
    ['6 seats', 'seats 6'],
    ['over 8 seats', null],
    ['after 2018', 'year 2019|2020|2021 bound'],
    ['newer than 2018', 'year 2019|2020|2021 bound'],
    ['later than 2018', 'year 2019|2020|2021 bound'],
    ['since 2018', 'year 2018|2019|2020|2021 bound'],
    ['before 2016', 'year 2014|2015 bound'],
    ['pre 2016', 'year 2014|2015 bound'],
    ['2016 or older', 'year 2014|2015|2016 bound'],
    ['2016 or earlier', 'year 2014|2015|2016 bound'],
    ['2018 or newer', 'year 2018|2019|2020|2021 bound'],
    ['2018 or later', 'year 2018|2019|2020|2021 bound'],
    ['2018 to now', 'year 2018|2019|2020|2021 bound'],
    ['2018 to current', 'year 2018|2019|2020|2021 bound'],
    ['2018 to present', 'year 2018|2019|2020|2021 bound'],
    ['around 2018', 'year 2017|2018|2019 bound'],
    ['less than 8 years old', 'year 2019|2020|2021 bound'],
    ['8 years old', 'year 2018'],
    ['over 10 years old', 'year 2014|2015 bound'],
    ['under price of 40k', 'price :40000'],
    ['under a budget of 40k', 'price :40000'],
    ['max price: 40k', 'price :40000'],
    ['price: 40k', 'price :40000'],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('`under 2000` is dollars, `under 2015` and `before 2000` are years', () => {
    expect(read('under 2000')).toBe('price :2000');
    expect(read('2000 or less')).toBe('price :2000');
    expect(read('under 2015')).toBe('year 2014 bound');
    expect(read('before 2000')).toBeNull();
    expect(read('2000 or older')).toBeNull();
    expect(read('over 2000')).toBe('year 2014|2015|2016|2017|2018|2019|2020|2021 bound');
    expect(read('$2015')).toBe('price :2015');
  });

  test.each([
    ['1949', null],
    ['1950', 'year 1950'],
    ['1999', 'year 1999'],
    ['2049', 'year 2049'],
    ['2050', null],
    ['2018.5', null],
  ])('%s is a year: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('shoppers leave out thousands', () => {
    expect(read('under 30')).toBe('price :30000');
    expect(read('under 10')).toBe('price :10000');
    expect(read('under 9')).toBeNull();
    expect(read('under 500')).toBe('price :500000');
    expect(read('under $500')).toBe('price :500');
    expect(read('under 500 dollars')).toBe('price :500');
    expect(read('under 1000')).toBe('price :1000');
    expect(read('under 999 km')).toBe('km :999000');
    expect(read('under 1000 km')).toBe('km :1000');
  });

  test('of more values than a search takes, the newest years', () => {
    const years = Array.from({ length: 30 }, (_, index) => 1990 + index);
    const piece = readAmount('up to 2019', 0, { ...known, years });
    expect(piece?.meaning).toMatchObject({
      values: { year: years.slice(10).map(String) },
      bound: true,
    });
  });

  test('a weekly amount without subscriptions is a budget of five years (R4-27)', () => {
    const budget = (text: string) =>
      readAmount(text, 0, { ...known, subscriptions: false })?.meaning;
    expect(budget('$100 a week')).toEqual({
      kind: 'range',
      key: 'price',
      range: { min: null, max: 26_000 },
    });
    expect(budget('$100 to $200 a week')).toMatchObject({ range: { min: 26_000, max: 52_000 } });
  });
});

describe('two numbers', () => {
  test.each([
    ['20-30k', 'price 20000:30000'],
    ['20 to 30k', 'price 20000:30000'],
    ['20k–30k', 'price 20000:30000'],
    ['$20k to $30k', 'price 20000:30000'],
    ['between 20k and 30k', 'price 20000:30000'],
    ['between 20 & 30k', 'price 20000:30000'],
    ['from 20k to 30k', 'price 20000:30000'],
    ['30k - 20k', 'price 20000:30000'],
    ['between 20 and 30', 'price 20000:30000'],
    ['5000 to 9000 km', 'km 5000:9000'],
    ['km 50 to 90', 'km 50000:90000'],
    ['2015 to 2017', 'year 2015|2016|2017 bound'],
    ['2015-2017', 'year 2015|2016|2017 bound'],
    ['between 2015 and 2017', 'year 2015|2016|2017 bound'],
    ['5 to 7 seats', 'seats 5|7 bound'],
    ['7 to 7 seats', 'seats 7'],
    ['8 to 10 years old', 'year 2016|2017|2018 bound'],
    ['$100 to $200 a week', 'subscription_price 100:200'],
    ['1500 to 20k', 'price 1500:20000'],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['20k and 30k', 'price :20000 [20k]'],
    ['under 20k to 30k', 'price :20000 [under 20k]'],
    ['min 20k to 30k', 'price 20000: [min 20k]'],
    ['2018 to under 30k', 'year 2018 [2018]'],
    ['$20k to 7 seats', 'price :20000 [$20k]'],
    ['between 20k', 'price :20000'],
  ])('%s is one number: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('are read from where they start', () => {
    expect(readAmount('ute under 40k', 4, known)).toMatchObject({ start: 4, end: 13 });
    expect(readAmount('ute under 40k', 0, known)).toBeNull();
  });
});
