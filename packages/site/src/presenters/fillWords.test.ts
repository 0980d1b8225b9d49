import { parseSiteConfig } from '@forecourt/data';
import { expect, test } from 'vitest';
import { allLabel, fillWords } from './fillWords.ts';

function wordsOf(words: object) {
  const locations = [{ id: 'l', slug: 'l', name: 'Milton' }];
  const site = { slug: 'one', name: 'One', template: 'wire', locations, words };
  return parseSiteConfig('site.json', site, {}).words;
}

test.each([
  ['{count} at {name}, all {count}', '1,204 at R&B $& {count}, all 1,204'],
  ['No number', 'No number'],
])('%s becomes %s', (all, filled) => {
  const words = wordsOf({ home: { all } });
  const values = { name: 'R&B $& {count}', count: '1,204' };
  expect(fillWords(words, 'home', values)).toEqual({
    ...fillWords(wordsOf({}), 'home', values),
    all: filled,
  });
});

test.each([
  [1, 'See it in our stock'],
  [2, 'See all 2'],
  [1204, 'See all 1,204'],
])('%i of them: %s', (count, label) => {
  expect(allLabel(wordsOf({}), count)).toBe(label);
});
