import { describe, expect, test } from 'vitest';
import {
  carTypeLabel,
  carTypes,
  defaultLabels,
  noun,
  titleNoun,
  vehicleSubtitle,
  vehicleTitle,
} from '../index.ts';

describe('nouns (R1-10, R2-45)', () => {
  test.each([
    ['car', 0, 'cars', 'Cars'],
    ['car', 1, 'car', 'Car'],
    ['car', 12, 'cars', 'Cars'],
    ['motorcycle', 2, 'motorcycles', 'Motorcycles'],
    ['caravan', 3, 'caravans', 'Caravans'],
  ] as const)('%s × %d', (itemType, count, lower, title) => {
    expect(noun(itemType, count)).toBe(lower);
    expect(titleNoun(itemType, count)).toBe(title);
  });

  test('is singular without a count', () => {
    expect(noun('car')).toBe('car');
    expect(titleNoun('caravan')).toBe('Caravan');
  });
});

describe('car types (R5-38, R9-17)', () => {
  test('stand in the order new, demo, used', () => {
    expect(carTypes).toEqual(['new', 'demo', 'used']);
  });

  test('are labelled, used by the word of the site', () => {
    expect(carTypes.map((type) => carTypeLabel(type))).toEqual(['New', 'Demo', 'Used']);
    expect(carTypes.map((type) => carTypeLabel(type, 'Pre-Owned'))).toEqual([
      'New',
      'Demo',
      'Pre-Owned',
    ]);
  });
});

test('labels have these defaults (R9-13)', () => {
  expect(defaultLabels).toEqual({
    newTag: 'New',
    soldTag: 'JUST SOLD',
    used: 'Used',
    noPrice: 'Enquire for price.',
    approval: 'Get Pre-Approved Now',
  });
});

describe('title', () => {
  test.each([
    [2021, 'Toyota', 'HiLux', '2021 Toyota HiLux'],
    [null, 'Toyota', 'HiLux', 'Toyota HiLux'],
    [2021, '', 'HiLux', '2021 HiLux'],
    [2021, 'Toyota', 'null', '2021 Toyota'],
    [2021, '', ' ', 'Name of the feed'],
  ])('%s %j %j: %s (R3-09)', (year, make, model, title) => {
    expect(vehicleTitle({ year, make, model, name: 'Name of the feed' })).toBe(title);
  });

  test.each([
    ['SR5', 'Double Cab', 'SR5 Double Cab'],
    ['SR5', null, 'SR5'],
    [null, 'Double Cab', 'Double Cab'],
    [null, null, null],
    ['', 'NULL', null],
  ])('subtitle of %j %j: %s', (badge, series, subtitle) => {
    expect(vehicleSubtitle({ badge, series })).toBe(subtitle);
  });
});
