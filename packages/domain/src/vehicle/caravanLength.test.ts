import { describe, expect, test } from 'vitest';
import { caravanLength } from './caravanLength.ts';

test.each([
  [`24'6"`, `7.5 m (24'6")`],
  ['24ft', '7.3 m (24ft)'],
  ['24 ft', '7.3 m (24 ft)'],
  ['24 feet', '7.3 m (24 feet)'],
  ['1 foot', '0.3 m (1 foot)'],
  ["18'", "5.5 m (18')"],
  ['18.5ft', '5.6 m (18.5ft)'],
  ['24 ft 6 in', '7.5 m (24 ft 6 in)'],
  ['24ft 6 inches', '7.5 m (24ft 6 inches)'],
  ['24’6”', '7.5 m (24’6”)'],
  [" 24'6 ", "7.5 m (24'6)"],
  ['24FT', '7.3 m (24FT)'],
])('%s is %s (R9-14)', (given, text) => {
  expect(caravanLength(given)).toBe(text);
});

test.each(['7200', '7200 mm', '7.2 m', 'about 24ft', '24fts', '24ft wide', ''])(
  'leaves %j alone (R9-14)',
  (given) => {
    expect(caravanLength(given)).toBe(given);
  },
);

test('1 foot is 0.3048 m (R9-14)', () => {
  expect(caravanLength('100ft')).toBe('30.5 m (100ft)');
  expect(caravanLength('1000ft')).toBe('304.8 m (1000ft)');
});

describe('figures', () => {
  test('1 foot converts to 0.3048 m (R9-14)', () => {
    expect(caravanLength('100ft')).toBe('30.5 m (100ft)');
  });
});
