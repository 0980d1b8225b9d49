import { describe, expect, test } from 'vitest';
import { stateCode } from './stateCode.ts';

describe('stateCode', () => {
  test.each([
    ['Queensland', 'QLD'],
    ['qld', 'QLD'],
    ['New South Wales', 'NSW'],
    ['N.S.W.', 'NSW'],
    ['ACT', 'ACT'],
    ['Bavaria', null],
  ])('%s is %s', (state, code) => {
    expect(stateCode(state)).toBe(code);
  });
});
