import { describe, expect, test } from 'vitest';
import { aVehicle } from '../../testing/aVehicle.ts';
import { createFeatureCounts } from './featureCounts.ts';
import { featureGroups } from './featureGroups.ts';
import { featureList } from './featureList.ts';

describe('createFeatureCounts', () => {
  const counts = createFeatureCounts();
  counts.add(aVehicle({ standardEquipment: ['ABS', 'Tow Bar', 'abs ', 'null'] }));
  counts.add(aVehicle({ standardEquipment: ['abs'] }));
  counts.add(aVehicle({ itemType: 'motorcycle', standardEquipment: ['Quickshifter'] }));

  test.each([
    ['ABS', 'car', 1],
    [' tow bar', 'car', 0.5],
    ['Quickshifter', 'car', 0],
    ['Quickshifter', 'motorcycle', 1],
    ['ABS', 'motorcycle', 0],
    ['ABS', 'caravan', 0],
    ['null', 'car', 0],
  ] as const)('share of %j among each %s: %s', (feature, itemType, share) => {
    expect(counts.share(feature, itemType)).toBe(share);
  });
});

describe('featureList (R2-70)', () => {
  const letters = (text: string) => text.split('');

  test('shows the first 8, blank and repeated ones dropped', () => {
    expect(featureList(['a', '', ' A', ...letters('bcnull'), 'null', ...letters('defgh')])).toEqual(
      {
        first: ['a', 'b', 'c', 'n', 'u', 'l', 'd', 'e'],
        rest: [{ heading: 'More features', features: ['f', 'g', 'h'] }],
      },
    );
    expect(featureList(letters('abcdefgh')).rest).toEqual([]);
    expect(featureList([]).first).toEqual([]);
  });

  test('puts the rarest first and keeps the order of those as common', () => {
    const shares: Record<string, number> = {
      ABS: 0.9,
      'Power Windows': 0.9,
      'Sports Exhaust': 0.1,
    };
    const given = ['ABS', 'Power Windows', 'Sports Exhaust'];
    expect(featureList(given, (feature) => shares[feature] ?? 1).first).toEqual([
      'Sports Exhaust',
      'ABS',
      'Power Windows',
    ]);
  });

  test('has every feature once', () => {
    const given = Array.from({ length: 40 }, (_, index) => `Feature ${index % 30}`);
    const { first, rest } = featureList(given);
    const all = [...first, ...rest.flatMap(({ features }) => features)];
    expect(all.toSorted()).toEqual([...new Set(given)].toSorted());
  });
});

test.each([
  [
    'Safety and driver assistance',
    'Dual Front Airbags',
    'ABS Brakes',
    'LED Daytime Running Lights',
  ],
  ['Comfort and convenience', 'Heated Front Seats', 'Power Windows', 'Alloy Wheels'],
  ['Sound and screens', 'Apple CarPlay & Android Auto', 'Digital Radio (DAB+)', 'Head-up Display'],
  ['Touring and towing', 'Electric Brake Controller', 'Tow Bar', 'All Terrain Tyres'],
  ['Performance and handling', 'Sports Exhaust', 'Adaptive Suspension', 'Launch Control'],
  ['Living on board', 'Three-way Fridge', 'Queen Island Bed', '2 x 95L Water Tanks'],
  ['More features', 'Something of its own'],
])('%s', (heading, ...features) => {
  expect(featureGroups(features)).toEqual([{ heading, features }]);
});
