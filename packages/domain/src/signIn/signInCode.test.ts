import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterTry,
  codeMessage,
  codeRules,
  isCodeAlive,
  isSessionAlive,
  pauseUntilTurn,
  type SentCode,
  sessionRules,
  typedCode,
} from './signInCode.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const sent: SentCode = { askedAt: 1_000, wrong: 0, spent: false };

describe('a code (R16-01, R16-03)', () => {
  test('works for five minutes: at 4:59, not at 5:00', () => {
    expect(isCodeAlive(sent, 1_000 + 5 * MINUTE - 1_000)).toBe(true);
    expect(isCodeAlive(sent, 1_000 + 5 * MINUTE)).toBe(false);
  });

  test('works once', () => {
    const { outcome, code } = afterTry(sent, true, 2_000);
    expect(outcome).toBe('right');
    expect(afterTry(code, true, 2_001).outcome).toBe('over');
  });

  test('is over with the fifth wrong one, the right one too', () => {
    let code = sent;
    const outcomes = Array.from({ length: 5 }, () => {
      const after = afterTry(code, false, 2_000);
      code = after.code;
      return after.outcome;
    });
    expect(outcomes).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'over']);
    expect(afterTry(code, true, 2_000)).toEqual({ outcome: 'over', code });
  });

  test('no row of tries is let in after five wrong ones, or twice', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(10 * MINUTE))), (tries) => {
        let code = sent;
        let right = 0;
        let wrong = 0;
        let late = false;
        for (const [isRight, at] of tries) {
          const after = afterTry(code, isRight, 1_000 + at);
          if (after.outcome === 'right') {
            right += 1;
            late ||= at >= codeRules.lifeMs || wrong >= codeRules.tries;
          }
          wrong = after.code.wrong;
          code = after.code;
        }
        expect(right).toBeLessThan(2);
        expect(late).toBe(false);
      }),
    );
  });
});

describe('turns (R16-06)', () => {
  const limits = [
    { count: 1, ms: 30_000 },
    { count: 5, ms: 60 * MINUTE },
  ];
  test.each([
    ['none yet', [], 0],
    ['one just now', [100_000], 30_000],
    ['one half a minute ago', [70_000], 0],
    ['five in the hour', [10, 1, 2, 3, 4], 60 * MINUTE + 1 - 100_000],
    ['of six the second counts', [0, 1, 2, 3, 4, 5], 60 * MINUTE + 1 - 100_000],
  ])('%s', (_, turns, pause) => {
    expect(pauseUntilTurn(turns, limits, 100_000)).toBe(pause);
  });

  test('who waits as long as told has a turn, and no millisecond sooner', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60 * MINUTE), { maxLength: 12 }), (turns) => {
        const pause = pauseUntilTurn(turns, limits, 60 * MINUTE);
        expect(pauseUntilTurn(turns, limits, 60 * MINUTE + pause)).toBe(0);
        const before = 60 * MINUTE + pause - 1;
        expect(pause === 0 ? 1 : pauseUntilTurn(turns, limits, before)).toBe(1);
      }),
    );
  });
});

test('a session ends after 30 days without a visit, and after 90 in all (R16-05)', () => {
  const of = (startedAt: number, seenAt: number) =>
    isSessionAlive({ startedAt, seenAt }, 100 * DAY);
  expect(of(80 * DAY, 70 * DAY + 1)).toBe(true);
  expect(of(80 * DAY, 70 * DAY)).toBe(false);
  expect(of(10 * DAY + 1, 99 * DAY)).toBe(true);
  expect(of(10 * DAY, 99 * DAY)).toBe(false);
  expect(sessionRules).toEqual({ idleMs: 30 * DAY, mostMs: 90 * DAY });
});

test.each([
  ['204816', '204816'],
  [' 204 816 ', '204816'],
  ['204-816', '204816'],
  ['２０４８１６', '204816'],
  ['20481', null],
  ['2048160', null],
  ['20481a', null],
  ['', null],
])('typed %j is the code %j', (text, code) => {
  expect(typedCode(text)).toBe(code);
});

test('the message ends with the line that binds its code to the site (R16-06)', () => {
  const lines = codeMessage('Milton Motors', '204816', 'www.milton.example').split('\n');
  expect(lines[0]).toContain('204816 is your code to sign in at Milton Motors');
  expect(lines.at(-1)).toBe('@www.milton.example #204816');
});
