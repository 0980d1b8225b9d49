import { expect, test } from 'vitest';
import { createLimit } from './limit.ts';

test('never runs more than its share at once, and runs them all', async () => {
  const limit = createLimit(2);
  let running = 0;
  let most = 0;
  const done = await Promise.all(
    [1, 2, 3, 4, 5].map((job) =>
      limit(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
        return job;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test('a job that fails makes room for the next', async () => {
  const limit = createLimit(1);
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(limit(async () => 'yes')).resolves.toBe('yes');
});
