import { expect, test } from 'vitest';
import { popularMakes } from '../index.ts';

test('the first 20 makes are popular, the rest follow in list order (R2-49)', () => {
  const makes = Array.from({ length: 130 }, (_, index) => `Make ${index}`);
  const { first, rest } = popularMakes(makes);
  expect(first).toEqual(makes.slice(0, 20));
  expect(rest).toEqual(makes.slice(20));
});
