import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLocalPath } from './toLocalPath.ts';

const ORIGIN = 'https://www.dealer.example';

describe('a path of the site is kept (R2-09)', () => {
  test.each(['/', '/cars/x', '/search?range[price]=:40000', '/a#finance-form', '/a?b=//c'])(
    '%s',
    (path) => {
      expect(new URL(toLocalPath(path, ORIGIN, '/fallback'), ORIGIN).href).toBe(
        new URL(path, ORIGIN).href,
      );
    },
  );
});

describe('everything that could leave the site falls back (R17-03)', () => {
  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/a',
    ' /a',
    '/a b',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '',
    '/\u2028/evil.example',
    '/\ufeff/evil.example',
    `/${'a'.repeat(2048)}`,
    null,
    undefined,
    7,
    ['/a'],
  ])('%j', (input) => {
    expect(toLocalPath(input, ORIGIN, '/fallback')).toBe('/fallback');
  });

  test.each(['/.//evil.example', '/a/..//evil.example', '/./\u002f/evil.example'])(
    'the parsed path of %s is no host',
    (input) => {
      const local = toLocalPath(input, ORIGIN);
      expect(local.startsWith('//')).toBe(false);
      expect(new URL(local, ORIGIN).origin).toBe(ORIGIN);
    },
  );
});

test('no text escapes, and a second pass changes nothing', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '\t',
    '@',
    ':',
    '?',
    '#',
    '%',
    '%2f',
    '／',
    'evil.example',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const local = toLocalPath(parts.join(''), ORIGIN);
      expect(new URL(local, ORIGIN).origin).toBe(ORIGIN);
      expect(local).toMatch(/^\/(?!\/)/);
      expect(toLocalPath(local, ORIGIN)).toBe(local);
    }),
    { numRuns: 20_000 },
  );
});
