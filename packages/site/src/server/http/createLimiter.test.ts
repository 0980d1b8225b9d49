import { expect, test } from 'vitest';
import { createLimiter } from './createLimiter.ts';
import { limits } from './limits.ts';

function atClock() {
  const clock = { now: 1_000_000 };
  let lead = 0;
  const limiter = createLimiter(limits.lead, () => clock.now);
  const send = (who = 'a', what = String((lead += 1))) => limiter.pause(who, what);
  return { clock, send };
}

test('leads: five in a minute, and the sixth when the first is a minute old', () => {
  const { clock, send } = atClock();
  expect(Array.from({ length: 5 }, () => send())).toEqual([0, 0, 0, 0, 0]);
  clock.now += 20_000;
  expect(send()).toBe(40_000);
  clock.now += 39_999;
  expect(send()).toBe(1);
  clock.now += 1;
  expect(send()).toBe(0);
});

test('leads: thirty in an hour, however they are spread', () => {
  const { clock, send } = atClock();
  for (let taken = 0; taken < 30; taken += 1) {
    expect(send()).toBe(0);
    clock.now += 60_000;
  }
  expect(send()).toBe(30 * 60_000);
  clock.now += 30 * 60_000;
  expect(send()).toBe(0);
});

test('times of test drives: three in an hour, six in a fortnight (R17-11)', () => {
  const clock = { now: 1_000_000 };
  const limiter = createLimiter(limits.keptTimes, () => clock.now);
  let form = 0;
  const keep = () => limiter.pause('a', String((form += 1)));
  const hour = 3_600_000;
  expect([keep(), keep(), keep(), keep()]).toEqual([0, 0, 0, hour]);
  clock.now += hour;
  expect([keep(), keep(), keep()]).toEqual([0, 0, 0]);
  clock.now += hour;
  expect(keep()).toBe((14 * 24 - 2) * hour);
});

test('no window lets twice as many through at its edge', () => {
  const { clock, send } = atClock();
  clock.now = 59_999;
  for (let taken = 0; taken < 5; taken += 1) send();
  clock.now = 60_001;
  expect(send()).toBe(59_998);
});

test('the same again is no turn, in time and out of it; refused turns are none', () => {
  const { clock, send } = atClock();
  for (let taken = 0; taken < 50; taken += 1) expect(send('a', 'one form')).toBe(0);
  expect([send(), send(), send(), send()]).toEqual([0, 0, 0, 0]);
  expect([send(), send(), send()]).toEqual([60_000, 60_000, 60_000]);
  expect(send('a', 'one form')).toBe(0);
  clock.now += 60_000;
  expect(send()).toBe(0);
});

test('one visitor takes no turn of another', () => {
  const { send } = atClock();
  for (let taken = 0; taken < 9; taken += 1) send('a');
  expect(send('b')).toBe(0);
});
