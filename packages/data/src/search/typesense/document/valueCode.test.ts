import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, valueOf } from './valueCode.ts';

test.each([
  ['diesel', 'diesel'],
  ['2021', '2021'],
  ['Toyota', 'ztoyota'],
  ['Mazda', 'zmaz2da'],
  ['Zeekr', 'zzeekr'],
  ['X-Trail', 'zxz1ztrail'],
  ['C-Class (W205)', 'zcz1zclassz0z828zw205z829'],
  ['`', 'z860'],
  ['\u0000', 'z800'],
  ['Citroën', 'zcitroz8ebn'],
  ['日', 'z965e5'],
  ['\ud800', 'z9d800'],
])('writes %j as %s', (value, code) => {
  expect(codeOf(value)).toBe(code);
  expect(valueOf(code)).toBe(value);
});

test('tells every two values apart, in words that Typesense keeps whole', () => {
  const unit = fc.integer({ min: 0, max: 0xffff }).map((number) => String.fromCharCode(number));
  const values = fc.array(unit, { minLength: 1, maxLength: 40 }).map((units) => units.join(''));
  fc.assert(
    fc.property(values, (value) => {
      const code = codeOf(value);
      expect(code).toMatch(/^[a-z0-9]{1,100}( [a-z0-9]{1,100}){0,2}$/);
      expect(valueOf(code ?? '')).toBe(value);
    }),
  );
});

test('begins alike what begins alike', () => {
  expect(codeOf('Maz')).toBe('zmaz2');
  expect(codeOf('Mazda')?.startsWith('zmaz2')).toBe(true);
});

test.each(['', 'a'.repeat(251), '('.repeat(63)])('has no code for %j', (value) => {
  expect(codeOf(value)).toBeNull();
});

test.each(['', 'A', 'z', 'z3', 'z8g0', 'z9123', 'a\tb', '`'])('does not read %j', (code) => {
  expect(valueOf(code)).toBeNull();
});
