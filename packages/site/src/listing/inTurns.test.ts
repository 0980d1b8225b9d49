import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurns } from './inTurns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function* work(log: string[]): Generator<undefined, string> {
  for (const name of ['a', 'b', 'c', 'd']) {
    log.push(name);
    vi.advanceTimersByTime(5);
    yield;
  }
  return 'made';
}

test.each([
  [0, 'a turn b turn c turn d turn'],
  [8, 'a b turn c d turn'],
  [60_000, 'a b c d'],
])('with %d ms of work before a turn: %s', async (turnMs, order) => {
  const log: string[] = [];
  const made = await inTurns(work(log), () => Promise.resolve(log.push('turn')), turnMs);
  expect(made).toBe('made');
  expect(log.join(' ')).toBe(order);
});

test('work that fails, fails', async () => {
  // oxlint-disable-next-line require-yield
  const broken = function* (): Generator<undefined, never> {
    throw new Error('no such column');
  };
  await expect(inTurns(broken(), () => Promise.resolve(), 0)).rejects.toThrow('no such column');
});
