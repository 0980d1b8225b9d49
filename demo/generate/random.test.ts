import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('the same seed gives the same sequence, another seed another', () => {
  const sequence = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => random.next());
  };
  expect(sequence(7)).toEqual(sequence(7));
  expect(sequence(7)).not.toEqual(sequence(8));
});

test('whole numbers reach both ends and stay between them', () => {
  const random = createRandom(1);
  const seen = new Set(Array.from({ length: 500 }, () => random.int(2, 5)));
  expect([...seen].sort((a, b) => a - b)).toEqual([2, 3, 4, 5]);
});

test('a sample holds different items in their own order', () => {
  const random = createRandom(3);
  const sample = random.sample([1, 2, 3, 4, 5, 6], 4);
  expect(new Set(sample).size).toBe(4);
  expect(sample).toEqual([...sample].sort((a, b) => a - b));
  expect(random.sample([1, 2], 9)).toEqual([1, 2]);
});

test('weights decide how often an item is chosen', () => {
  const random = createRandom(5);
  const chosen = Array.from({ length: 1000 }, () =>
    random.weighted(
      ['rare', 'common', 'never'],
      (item) => ({ rare: 1, common: 9, never: 0 })[item] ?? 0,
    ),
  );
  const count = (item: string) => chosen.filter((one) => one === item).length;
  expect(count('never')).toBe(0);
  expect(count('common')).toBeGreaterThan(count('rare') * 5);
});
