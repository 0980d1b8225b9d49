import { carTypePresets, type SearchPreset } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { SEARCH_PATH, SEVEN_SEATER_PATH } from '../presenters/paths.ts';
import { listingCrumbs } from './listingCrumbs.ts';

function crumbs(preset: SearchPreset, path = SEARCH_PATH, used?: string) {
  const words = used === undefined ? {} : { used };
  const { trail, current } = listingCrumbs({ path, preset, title: 'Cars for sale', words });
  return [...trail.map(({ label, href }) => `${label} ${href}`), current];
}
function conditions(path: string) {
  return carTypePresets.find((preset) => preset.path === path) ?? { path: '', values: {} };
}

test.each<[string, SearchPreset, string[]]>([
  ['the whole stock', { path: '', values: {} }, ['Home /', 'Our Stock']],
  ['a condition', conditions('used-cars'), ['Home /', 'Our Stock /search', 'Used']],
  [
    'every condition, in their order (R5-38)',
    conditions('new-used-and-demo-cars'),
    ['Home /', 'Our Stock /search', 'New, Demo, Used'],
  ],
  [
    'a make',
    { path: 'toyota', values: { make: ['Toyota'] } },
    ['Home /', 'Our Stock /search', 'Toyota'],
  ],
  [
    'a model, under its make',
    { path: 'toyota/hilux', values: { make: ['Toyota'], model: ['HiLux'] } },
    ['Home /', 'Our Stock /search', 'Toyota /search/toyota', 'HiLux'],
  ],
])('%s', (_, preset, expected) => {
  expect(crumbs(preset)).toEqual(expected);
});

test('a condition is called what the dealer calls it', () => {
  expect(crumbs(conditions('used-cars'), SEARCH_PATH, 'Pre-Owned').at(-1)).toBe('Pre-Owned');
});

test('a page of its own is part of the stock, by its title', () => {
  expect(crumbs({ path: '', values: {} }, SEVEN_SEATER_PATH)).toEqual([
    'Home /',
    'Our Stock /search',
    'Cars for sale',
  ]);
});
