import { expect, test, vi } from 'vitest';
import { later } from './later.ts';

function making() {
  return vi.fn<() => Generator<undefined, string>>(function* () {
    yield;
    yield;
    return 'made';
  });
}

test('is made in steps', () => {
  const make = making();
  const text = later(make);
  expect([text.isMade(), make.mock.calls.length]).toEqual([false, 0]);
  expect([...text.steps()]).toHaveLength(3);
  expect(text.isMade()).toBe(true);
  expect([text.value(), make.mock.calls.length]).toEqual(['made', 1]);
  expect([...text.steps()]).toHaveLength(0);
});

test('goes on from where it stood for who needs it sooner', () => {
  const make = making();
  const text = later(make);
  const steps = text.steps();
  steps.next();
  expect(text.isMade()).toBe(false);
  expect(text.value()).toBe('made');
  expect(steps.next().done).toBe(true);
  expect(make).toHaveBeenCalledTimes(1);
});
