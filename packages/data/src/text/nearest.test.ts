import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const known = ['site', 'json', 'dry-run', 'locations', 'newTag', 'hosts'];

test.each([
  ['stie', 'site'],
  ['sight', null],
  ['jsno', 'json'],
  ['dryrun', 'dry-run'],
  ['DRY_RUN', 'dry-run'],
  ['newtag', 'newTag'],
  ['location', 'locations'],
  ['hostz', 'hosts'],
  ['sitemap', 'site'],
  ['colour', null],
  ['x', null],
  ['', null],
])('%s is meant as %s', (word, meant) => {
  expect(nearest(word, known)).toBe(meant);
});

test('a sentence to go on with, or none', () => {
  expect(didYouMean('hostz', known)).toBe(' Did you mean hosts?');
  expect(didYouMean('colour', known)).toBe('');
});

test('a word of a million letters is answered at once', () => {
  expect(nearest('s'.repeat(1_000_000), known)).toBeNull();
});
