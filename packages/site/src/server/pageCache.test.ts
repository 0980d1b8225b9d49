import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { encodePacked } from './encodeBody.ts';
import { createPageCache } from './pageCache.ts';

const page = (text: string, headers: Answer['headers'] = {}): Answer => ({
  status: 200,
  headers: { 'cache-control': 'public, no-cache', ...headers },
  body: Buffer.from(text),
});
const key = { site: 'one', url: 'https://one.example/', stockVersion: 1 };
const cache = (bytesPerSite = 10_000, freshMs = 60_000) =>
  createPageCache({ bytesPerSite, freshMs });

test('a page is found by site, address and stock version, and by nothing less', async () => {
  const pages = cache();
  await pages.put(key, page('one'));
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
  ])('%s', async (_name, answer) => {
    const pages = cache();
    await pages.put(key, answer);
    expect(pages.get(key)).toBeNull();
  });
});

test('the bytes of a site are bounded, the least recently used page goes first', async () => {
  const pages = cache(4500);
  const url = (n: number) => ({ ...key, url: `https://one.example/${n}` });
  await pages.put(url(1), page('a'.repeat(1000)));
  await pages.put(url(2), page('b'.repeat(1000)));
  pages.get(url(1));
  await pages.put(url(3), page('c'.repeat(1000)));
  expect(pages.get(url(1))).not.toBeNull();
  expect(pages.get(url(2))).toBeNull();
});

test('one site cannot push out the pages of another', async () => {
  const pages = cache(4000);
  await pages.put(key, page('a'));
  for (let n = 0; n < 50; n += 1) {
    await pages.put(
      { site: 'two', url: `https://two.example/${n}`, stockVersion: 1 },
      page('b'.repeat(1000)),
    );
  }
  expect(pages.get(key)).not.toBeNull();
});

test('a page is rendered again after its time', async () => {
  const pages = cache(10_000, 5);
  await pages.put(key, page('one'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pages.get(key)).toBeNull();
});

test('a page is kept compressed, and sent to everybody as they can read it', async () => {
  const pages = cache();
  const text = 'Utes for sale. '.repeat(500);
  const sent = await pages.put(key, page(text, { 'content-type': 'text/html; charset=utf-8' }));
  const kept = pages.get(key);
  expect(kept).toBe(sent);
  expect(kept?.body).toBeUndefined();
  const packed = kept?.packed ?? { br: Buffer.alloc(0) };
  expect(packed.br.length).toBeLessThan(text.length / 10);
  const forms = ['br', 'gzip', ''].map((accept) => encodePacked(packed, 'text/html', accept));
  const [br, gzip, plain] = await Promise.all(forms);
  expect([br?.encoding, gzip?.encoding, plain?.encoding]).toEqual(['br', 'gzip', null]);
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(text);
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(text);
  expect(plain?.body.toString()).toBe(text);
});
