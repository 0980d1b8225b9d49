import { expect, test } from 'vitest';
import { type RichNode, richTextWords } from './richText.ts';

test.each<[RichNode[], string]>([
  [[], ''],
  [['Plain'], 'Plain'],
  [[{ tag: 'p', children: ['One ', { tag: 'strong', children: ['bold'] }, 'er'] }], 'One bolder'],
  [
    [
      { tag: 'h2', children: ['Head'] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['a'] },
          { tag: 'li', children: ['b'] },
        ],
      },
    ],
    'Head a b',
  ],
  [['a', { tag: 'br', children: [] }, 'b'], 'a b'],
  [['  spaced\n\nout '], 'spaced out'],
])('%j says %j', (nodes, words) => {
  expect(richTextWords(nodes)).toBe(words);
});
