import { describe, expect, test } from 'vitest';
import { copy } from './copy.ts';

/** Fixed texts, letter by letter (R0-01), that no other test quotes. */
const quoted = {
  enquiry: ['Please send photos for this car', 'Invalid postcode'],
  search: ['View Cars In This Range', '0 Cars Found'],
  location: ['Mon-Fri', 'By appointment only', 'Closed'],
  finance: ['Repayments are indicative only.'],
} as const satisfies Partial<Record<keyof typeof copy, readonly string[]>>;

describe.each(Object.entries(quoted))('%s, letter by letter (R0-01)', (group, texts) => {
  test.each(texts)('%s', (text) => {
    expect(Object.values(copy[group as keyof typeof quoted])).toContain(text);
  });
});

test('no text is empty or stands with loose spaces', () => {
  const texts = Object.values(copy).flatMap((group) => Object.values(group));
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => text === '' || text !== text.trim())).toEqual([]);
});
