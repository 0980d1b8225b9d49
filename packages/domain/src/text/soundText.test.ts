import fc from 'fast-check';
import { expect, test } from 'vitest';
import { soundText, unsoundIn } from './soundText.ts';

test.each([
  ['half a pair, first', 'a\ud83db', 'ab', ['U+D83D']],
  ['half a pair, second', '\ude97 car', ' car', ['U+DE97']],
  ['halves in the wrong order', '\ude97\ud83d', '', ['U+DE97', 'U+D83D']],
  [
    'no characters',
    'a\ufffe\uffffb\ufdd0\u{1fffe}',
    'ab',
    ['U+FFFE', 'U+FFFF', 'U+FDD0', 'U+1FFFE'],
  ],
  [
    'a zero and other controls',
    'a\u0000\u0007\u001b\u007f\u0085\u0092b',
    'ab',
    ['U+0000', 'U+0007', 'U+001B', 'U+007F', 'U+0085', 'U+0092'],
  ],
  [
    'marks of direction',
    '\u202eevil\u202c \u2066x\u2069',
    'evil x',
    ['U+202E', 'U+202C', 'U+2066', 'U+2069'],
  ],
  ['the same twice', '\u0000\u0000', '', ['U+0000']],
] as const)('leaves out %s', (_what, text, sound, found) => {
  expect(soundText(text)).toBe(sound);
  expect(unsoundIn(text)).toEqual(found);
});

test.each(['Škoda 車 🚗 👩‍👩‍👧', 'two\nlines\r\n\tand a tab', 'a\u2028b', 'שלום', 'é e\u0301'])(
  'keeps %j',
  (text) => {
    expect(soundText(text)).toBe(text);
    expect(unsoundIn(text)).toEqual([]);
  },
);

test('gives a whole text that stays what it is', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff)), (units) => {
      const sound = soundText(String.fromCharCode(...units));
      expect(soundText(sound)).toBe(sound);
      expect(sound.isWellFormed()).toBe(true);
    }),
  );
});
