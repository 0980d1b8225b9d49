import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Rounds that end when told to. */
function rounds() {
  const ends: (() => void)[] = [];
  const round = () => new Promise<void>((end) => ends.push(end));
  return { ends, round };
}

test('begins at once, or when told, and again so long after a round has ended', async () => {
  const atOnce = vi.fn<() => Promise<void>>(async () => undefined);
  const later = vi.fn<() => Promise<void>>(async () => undefined);
  repeat(atOnce, { everyMs: 10 });
  repeat(later, { everyMs: 10, firstMs: 100 });
  expect(atOnce).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(99);
  expect(atOnce).toHaveBeenCalledTimes(10);
  expect(later).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(later).toHaveBeenCalledTimes(1);
});

test('a round says how long the next waits', async () => {
  const round = vi.fn<() => Promise<number>>(async () => 50);
  repeat(round, { everyMs: 10 });
  await vi.advanceTimersByTimeAsync(49);
  expect(round).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(round).toHaveBeenCalledTimes(2);
});

test('woken often during a round, it goes on once more, and never twice at once', async () => {
  const { ends, round } = rounds();
  const repeated = repeat(round, { everyMs: 1_000 });
  for (let count = 0; count < 5; count += 1) repeated.wake();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(999);
  expect(ends).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(3);
});

test('one that fails is told and followed by the next', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  const round = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new RangeError('full'))
    .mockResolvedValue(undefined);
  repeat(round, { everyMs: 10, failed });
  await vi.advanceTimersByTimeAsync(10);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new RangeError('full'));
  expect(round).toHaveBeenCalledTimes(2);
});

test('a stop waits for the round under way, tells it, and lets none begin', async () => {
  let stops: (() => boolean) | undefined;
  const { ends, round } = rounds();
  const repeated = repeat(
    (isStopping) => {
      stops = isStopping;
      return round();
    },
    { everyMs: 10 },
  );
  repeated.wake();
  const stopped = vi.fn<() => void>();
  const stopping = repeated.stop().then(stopped);
  expect(stops?.()).toBe(true);
  await vi.advanceTimersByTimeAsync(50);
  expect(stopped).not.toHaveBeenCalled();
  ends[0]?.();
  await stopping;
  repeated.wake();
  await vi.advanceTimersByTimeAsync(50);
  expect(ends).toHaveLength(1);
});
