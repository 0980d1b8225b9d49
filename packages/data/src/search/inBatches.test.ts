import { expect, test } from 'vitest';
import { inBatches } from './inBatches.ts';

async function sizes(count: number): Promise<number[]> {
  const stock = Array.from({ length: count }, (_, index) => index);
  const batches: (readonly number[])[] = [];
  for await (const batch of inBatches(stock)) batches.push(batch);
  expect(batches.flat()).toEqual(stock);
  return batches.map(({ length }) => length);
}

test('every vehicle comes once, in order, and no batch is empty', async () => {
  expect(await sizes(0)).toEqual([]);
  expect(await sizes(1)).toEqual([1]);
  expect(await sizes(500)).toEqual([500]);
  expect(await sizes(1_001)).toEqual([500, 500, 1]);
});

test('others have a turn between the batches', async () => {
  const order: string[] = [];
  for await (const batch of inBatches(Array.from({ length: 501 }))) {
    order.push(`batch of ${batch.length}`);
    setImmediate(() => order.push('other'));
  }
  expect(order).toEqual(['batch of 500', 'other', 'batch of 1']);
});
