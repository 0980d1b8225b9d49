import { expect, test } from 'vitest';
import { sliderScale } from './sliderScale.ts';

const bounds = { min: 88, max: 1_500_000 };

test('even throughout', () => {
  const scale = sliderScale({ min: 10_000, max: 30_000 }, null);
  expect([10_000, 15_000, 30_000].map(scale.placeOf)).toEqual([0, 0.25, 1]);
  expect([0, 0.25, 1].map(scale.valueAt)).toEqual([10_000, 15_000, 30_000]);
});

test('even up to the bend and from there, both ends exact', () => {
  const scale = sliderScale(bounds, { value: 90_088, place: 0.9 });
  expect([88, 45_088, 90_088, 1_500_000].map(scale.placeOf)).toEqual([0, 0.45, 0.9, 1]);
  expect(scale.placeOf(795_044)).toBeCloseTo(0.95, 9);
  expect([0, 0.45, 0.9, 1].map(scale.valueAt)).toEqual([88, 45_088, 90_088, 1_500_000]);
});

test('what is outside stands at the end', () => {
  const scale = sliderScale(bounds, { value: 90_088, place: 0.9 });
  expect([-1, 2_000_000].map(scale.placeOf)).toEqual([0, 1]);
  expect([-1, 2].map(scale.valueAt)).toEqual([88, 1_500_000]);
});

test('one value has no track', () => {
  const scale = sliderScale({ min: 5, max: 5 }, null);
  expect(scale.placeOf(5)).toBe(0);
  expect(scale.valueAt(0.5)).toBe(5);
});
