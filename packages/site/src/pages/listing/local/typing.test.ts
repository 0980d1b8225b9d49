import { expect, test } from 'vitest';
import { createTyping } from './typing.ts';

/** Types words at the given milliseconds and gives what each did to the history. */
function typed(words: readonly (readonly [at: number, from: string, to: string])[]): string[] {
  let time = 0;
  const typing = createTyping(() => time);
  return words.map(([at, from, to]) => {
    time = at;
    return typing.goesOn(from, to) ? 'replaces' : 'adds';
  });
}

test.each([
  [
    'letters that come slowly are one step',
    [
      [0, '', 'w'],
      [900, 'w', 'wh'],
      [5_800, 'wh', 'whi'],
    ],
    'adds replaces replaces',
  ],
  [
    'words after a pause are a step of their own',
    [
      [0, '', 'white'],
      [5_000, 'white', 'white ute'],
    ],
    'adds adds',
  ],
  [
    'words after Back are a step of their own',
    [
      [0, '', 'w'],
      [400, '', 'r'],
      [800, 'r', 're'],
    ],
    'adds adds replaces',
  ],
  [
    'a search that was overtaken before it stood breaks nothing',
    [
      [0, '', 'w'],
      [400, 'w', 'wh'],
      [800, 'w', 'whi'],
    ],
    'adds replaces replaces',
  ],
  [
    'a first one that was overtaken has made no step, so the next one does',
    [
      [0, '', 'w'],
      [400, '', 'wh'],
      [800, 'wh', 'whi'],
    ],
    'adds adds replaces',
  ],
  [
    'words after a filter are a step of their own',
    [
      [0, '', 'w'],
      [400, 'w&make', 'wh&make'],
    ],
    'adds adds',
  ],
] as const)('%s', (_name, words, steps) => {
  expect(typed(words).join(' ')).toBe(steps);
});
