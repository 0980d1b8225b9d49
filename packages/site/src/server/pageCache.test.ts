import { describe, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { createPageCache } from './pageCache.ts';

const page = (text: string, headers: Answer['headers'] = {}): Answer => ({
  status: 200,
  headers: { 'cache-control': 'public, no-cache', ...headers },
  body: Buffer.from(text),
});
const key = { site: 'one', url: 'https://one.example/', stockVersion: 1 };
const cache = (bytesPerSite = 10_000, freshMs = 60_000) =>
  createPageCache({ bytesPerSite, freshMs });

test('a page is found by site, address and stock version, and by nothing less', () => {
  const pages = cache();
  pages.put(key, page('one'));
  expect(pages.get(key)?.body?.toString()).toBe('one');
  expect(pages.get({ ...key, site: 'two' })).toBeNull();
  expect(pages.get({ ...key, url: 'https://one.example/?page=2' })).toBeNull();
  expect(pages.get({ ...key, stockVersion: 2 })).toBeNull();
});

describe('what not everybody may see is not kept', () => {
  test.each([
    ['no-store', page('x', { 'cache-control': 'no-store' })],
    ['no word about caching', { status: 200, body: Buffer.from('x') }],
    ['a cookie', page('x', { 'set-cookie': ['a=b'] })],
    ['an error', { ...page('x'), status: 404 }],
  ])('%s', (_name, answer) => {
    const pages = cache();
    pages.put(key, answer);
    expect(pages.get(key)).toBeNull();
  });
});

test('the bytes of a site are bounded, the least recently used page goes first', () => {
  const pages = cache(4000);
  const url = (n: number) => ({ ...key, url: `https://one.example/${n}` });
  pages.put(url(1), page('a'.repeat(1000)));
  pages.put(url(2), page('b'.repeat(1000)));
  pages.get(url(1));
  pages.put(url(3), page('c'.repeat(1000)));
  expect(pages.get(url(1))).not.toBeNull();
  expect(pages.get(url(2))).toBeNull();
});

test('one site cannot push out the pages of another', () => {
  const pages = cache(4000);
  pages.put(key, page('a'));
  for (let n = 0; n < 50; n += 1) {
    pages.put(
      { site: 'two', url: `https://two.example/${n}`, stockVersion: 1 },
      page('b'.repeat(1000)),
    );
  }
  expect(pages.get(key)).not.toBeNull();
});

test('a page is rendered again after its time', async () => {
  const pages = cache(10_000, 5);
  pages.put(key, page('one'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pages.get(key)).toBeNull();
});
