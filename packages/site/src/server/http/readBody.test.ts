import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BODY_TIMEOUT_MS, readBody } from './readBody.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function form() {
  return new IncomingMessage(new Socket());
}

test('a form that dribbles in is given up after 30 seconds, and not a moment before (R11-06)', async () => {
  const request = form();
  const result = readBody(request);
  const settled = vi.fn<() => void>();
  void result.then(settled);
  for (let passed = 0; passed < BODY_TIMEOUT_MS - 1; passed += 10_000) {
    request.push('a=1&');
    await vi.advanceTimersByTimeAsync(Math.min(10_000, BODY_TIMEOUT_MS - 1 - passed));
  }
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toEqual({
    ok: false,
    status: 408,
    reason: 'The form did not arrive in time.',
  });
});

test('one that comes in time is whole, however slow (R11-06)', async () => {
  const request = form();
  const result = readBody(request);
  request.push('a=1');
  await vi.advanceTimersByTimeAsync(BODY_TIMEOUT_MS - 1);
  request.push('&b=2');
  request.push(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(await result).toEqual({ ok: true, body: Buffer.from('a=1&b=2') });
});
