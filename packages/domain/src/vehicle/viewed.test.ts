import { expect, test } from 'vitest';
import { rememberViewed } from '../index.ts';

const list = 'abcdefgh'.split('').map((slug) => ({ slug, title: slug }));

test('what is looked at stands first, and the oldest of nine is forgotten', () => {
  const slugs = rememberViewed(list, { slug: 'i', title: 'i' }).map(({ slug }) => slug);
  expect(slugs.join('')).toBe('iabcdefg');
});

test('what was looked at before stands once, as it is now', () => {
  const again = rememberViewed(list, { slug: 'c', title: 'new' });
  expect(again.map(({ slug }) => slug).join('')).toBe('cabdefgh');
  expect(again[0]?.title).toBe('new');
});
