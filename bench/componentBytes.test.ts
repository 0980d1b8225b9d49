import { expect, test } from 'vitest';
import { largerBudgets } from './componentBudgets.ts';
import { componentBytes, componentNames } from './componentBytes.ts';

test('a button alone costs under 2 kB beyond React', async () => {
  const { bytes } = await componentBytes('Button');
  expect(bytes).toBeGreaterThan(200);
  expect(bytes).toBeLessThan(2000);
});

test('larger budgets are of components that exist', () => {
  expect(componentNames()).toEqual(expect.arrayContaining(Object.keys(largerBudgets)));
});
