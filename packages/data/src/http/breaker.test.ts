import { expect, test } from 'vitest';
import { admit, type Breaker, closedBreaker, record } from './breaker.ts';

/** A closed breaker after calls at these moments: `+` went well, `-` failed. */
function after(outcomes: string, everyMs = 100): Breaker {
  return [...outcomes].reduce(
    (breaker, sign, index) => record(breaker, { at: index * everyMs, ok: sign === '+' }),
    closedBreaker,
  );
}

test.each([
  ['', 'closed'],
  ['++++', 'closed'],
  ['----', 'closed'],
  ['-----', 'open'],
  ['----+----', 'closed'],
  // At least half of at least ten.
  ['+-+-+-+-+', 'closed'],
  ['+-+-+-+-+-', 'open'],
  ['+-+-+-+-++', 'closed'],
  ['++++++++++++++++++++-----', 'open'],
])('after %j it is %s (R12-02)', (outcomes, state) => {
  expect(after(outcomes).state).toBe(state);
});

test('forgets after ten seconds', () => {
  expect(after('+-+-+-+-+-', 1_000).state).toBe('open');
  expect(after('+-+-+-+-+-', 1_200).state).toBe('closed');
});

test('lets every call start while it is closed', () => {
  const breaker = after('+--');
  expect(admit(breaker, 1_000)).toBe(breaker);
});

test('lets none start for five seconds, then one', () => {
  const open = after('-----', 0);
  expect(open).toEqual({ state: 'open', until: 5_000 });
  expect(admit(open, 4_999)).toBeNull();
  const probing = admit(open, 5_000);
  expect(probing).toEqual({ state: 'probing', since: 5_000 });
  expect(admit(probing!, 5_001)).toBeNull();
});

test('closes when the probe goes well, and opens again when it fails', () => {
  const probing: Breaker = { state: 'probing', since: 5_000 };
  expect(record(probing, { at: 5_020, ok: true })).toEqual(closedBreaker);
  expect(record(probing, { at: 5_400, ok: false })).toEqual({ state: 'open', until: 10_400 });
});

test('tries again when a probe never tells', () => {
  const probing: Breaker = { state: 'probing', since: 5_000 };
  expect(admit(probing, 9_999)).toBeNull();
  expect(admit(probing, 10_000)).toEqual({ state: 'probing', since: 10_000 });
});

test('takes no notice of calls from before it opened', () => {
  const open: Breaker = { state: 'open', until: 5_000 };
  expect(record(open, { at: 100, ok: true })).toBe(open);
  expect(record(open, { at: 100, ok: false })).toBe(open);
});
