import { expect, test } from 'vitest';
import { parseSearch } from './parseSearch.ts';

const spaced = encodeURIComponent('  white \t\n ute ');
const long = `%20${'x'.repeat(250)}`;

test.each([
  [spaced, 'white ute'],
  [long, 'x'.repeat(200)],
])('a text is one line of single spaces, at most 200 letters: %s', (typed, kept) => {
  expect(parseSearch(`query=${typed}`).query).toBe(kept);
});
