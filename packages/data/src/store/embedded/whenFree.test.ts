import { describe, expect, test } from 'vitest';
import { whenFree } from './whenFree.ts';

const busy = Object.assign(new Error('database is locked'), { errcode: 5 });

function failing(times: number, error: Error) {
  const calls = { count: 0 };
  const step = () => {
    calls.count += 1;
    if (calls.count <= times) throw error;
  };
  return { calls, step };
}

describe('whenFree', () => {
  test('tries again until the lock is free', async () => {
    const { calls, step } = failing(3, busy);
    await whenFree(step);
    expect(calls.count).toBe(4);
  });

  test('knows a lock by its primary code', async () => {
    const { calls, step } = failing(1, Object.assign(new Error('snapshot'), { errcode: 517 }));
    await whenFree(step);
    expect(calls.count).toBe(2);
  });

  test('gives up after its last wait', async () => {
    const { calls, step } = failing(99, busy);
    await expect(whenFree(step, [0, 0])).rejects.toBe(busy);
    expect(calls.count).toBe(3);
  });

  test('does not repeat other errors', async () => {
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    const { calls, step } = failing(1, full);
    await expect(whenFree(step)).rejects.toBe(full);
    expect(calls.count).toBe(1);
  });
});
