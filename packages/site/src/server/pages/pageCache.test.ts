import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../http/answer.ts';
import { encodePacked, type PackedBody } from '../http/encodeBody.ts';
import { createPageCache } from './pageCache.ts';

function page(text: string, headers: Answer['headers'] = {}): Answer {
  return {
    status: 200,
    headers: { 'cache-control': 'public, no-cache', ...headers },
    body: Buffer.from(text),
  };
}
const key = { site: 'one', url: 'https://one.example/', stockKey: '1', contentVersion: 'a' };
function cache(bytesPerSite = 10_000, freshMs = 60_000) {
  return createPageCache({ bytesPerSite, bytesInAll: 1_000_000, freshMs });
}

test('a page is found by site, address, versions of stock and content, and by nothing less', async () => {
  const pages = cache();
  await pages.put(key, page('one'));
  expect(pages.get(key)?.body?.toString()).toBe('one');
  expect(pages.get({ ...key, site: 'two' })).toBeNull();
  expect(pages.get({ ...key, url: 'https://one.example/?page=2' })).toBeNull();
  expect(pages.get({ ...key, stockKey: '2' })).toBeNull();
  expect(pages.get({ ...key, contentVersion: 'b' })).toBeNull();
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
  const pages = cache(5500);
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
      { site: 'two', url: `https://two.example/${n}`, stockKey: '1', contentVersion: 'a' },
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
  await expectReadable(kept?.packed, text);
});

describe('a page that may never be asked for again', () => {
  const text = 'Utes for sale under $40,000. '.repeat(500);
  const html = { 'content-type': 'text/html; charset=utf-8' };

  test('is packed by zstd at once, and by brotli when somebody asks for it', async () => {
    const pages = cache();
    const sent = await pages.put(key, page(text, html), true);
    expect(sent.packed?.encoding).toBe('zstd');
    expect(zstdDecompressSync(sent.packed?.bytes ?? '').toString()).toBe(text);
    await expectReadable(sent.packed, text);
    const [hasty, etag] = [sent.packed?.bytes.length, sent.headers?.etag];
    const again = [pages.get(key), pages.get(key)];
    await expect.poll(() => pages.get(key)?.packed?.encoding).toBe('br');
    for (const one of again) {
      expect(one?.headers?.etag).toBe(etag);
      await expectReadable(one?.packed, text);
    }
    expect(again[0]?.packed?.bytes.length).toBeLessThan(hasty ?? 0);
    const { bytes = Buffer.alloc(0) } = again[0]?.packed ?? {};
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  });

  test('stays as it is where it cannot be packed anew, and ends nothing', async () => {
    const pages = cache();
    const { packed } = await pages.put(key, page(text, html), true);
    const [faulty = 0] = packed?.bytes ?? [];
    packed?.bytes.fill(0);
    pages.get(key);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(faulty).not.toBe(0);
    expect(pages.get(key)?.packed?.encoding).toBe('zstd');
  });
});

/** Whatever form is kept, everybody is sent one that they take, and it holds the text. */
async function expectReadable(packed: PackedBody | undefined, text: string): Promise<void> {
  if (packed === undefined) throw new Error('It is not packed.');
  expect(packed.bytes.length).toBeLessThan(text.length / 10);
  const forms = ['br', 'gzip', ''].map((accept) => encodePacked(packed, 'text/html', accept));
  const [br, gzip, plain] = await Promise.all(forms);
  expect([br?.encoding, gzip?.encoding, plain?.encoding]).toEqual(['br', 'gzip', null]);
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(text);
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(text);
  expect(plain?.body.toString()).toBe(text);
}

describe('all sites together', () => {
  const [bytesPerSite, bytesInAll, freshMs] = [20_000, 60_000, 1_000];
  const visit = fc.record({
    site: fc.integer({ min: 0, max: 9 }),
    page: fc.integer({ min: 0, max: 30 }),
    bytes: fc.integer({ min: 0, max: 9_000 }),
    waits: fc.integer({ min: 0, max: 300 }),
  });

  test('are bounded, and who holds no more than an equal share loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { maxLength: 120 }), async (visits) => {
        let now = 1;
        const pages = createPageCache({ bytesPerSite, bytesInAll, freshMs, now: () => now });
        const sites = new Set(visits.map(({ site }) => site));
        type Kept = { bytes: number; at: number; text: string; mayBeGone: boolean };
        const kept = new Map<string, Kept>();
        for (const { site, page: number, bytes, waits } of visits) {
          now += waits;
          const asked = {
            site: `${site}`,
            url: `/${number}`,
            stockKey: '1',
            contentVersion: 'a',
          };
          const name = `${site} ${number}`;
          const text = `${name} `.padEnd(bytes, '.');
          // Never another's, and never one past its time.
          const before = kept.get(name);
          const fresh = before !== undefined && now - before.at <= freshMs ? before.text : null;
          expect([null, fresh]).toContain(pages.get(asked)?.body?.toString() ?? null);
          await pages.put(asked, page(text));
          kept.set(name, { bytes: text.length + 3_000, at: now, text, mayBeGone: false });
          expect(pages.bytes()).toBeLessThanOrEqual(bytesInAll);
          for (const one of sites) {
            const own = [...kept].filter(
              ([key, { mayBeGone }]) => key.startsWith(`${one} `) && !mayBeGone,
            );
            const all = own.reduce((sum, [, { bytes: its }]) => sum + its, 0);
            if (all > Math.min(bytesPerSite, bytesInAll / sites.size)) {
              // Some went for others, and stay away when those become smaller.
              for (const [, one] of own) one.mayBeGone = true;
              continue;
            }
            for (const [key, { at }] of own) {
              if (now - at >= freshMs) continue;
              const url = `/${key.split(' ')[1]}`;
              expect(
                pages.get({ site: `${one}`, url, stockKey: '1', contentVersion: 'a' }),
              ).not.toBeNull();
            }
          }
        }
      }),
      {
        examples: [
          [
            [
              { site: 5, page: 0, bytes: 4134, waits: 0 },
              { site: 5, page: 23, bytes: 6795, waits: 0 },
              { site: 5, page: 10, bytes: 4552, waits: 0 },
              { site: 5, page: 23, bytes: 0, waits: 0 },
            ],
          ],
        ],
      },
    );
  });

  test('pages past their time go, though nobody asks for them again', async () => {
    let now = 1;
    const pages = createPageCache({ bytesPerSite, bytesInAll, freshMs, now: () => now });
    await pages.put(key, page('a'.repeat(9_000)));
    now = 5_000;
    await pages.put({ ...key, site: 'two' }, page('b'));
    expect(pages.bytes()).toBeLessThan(3_000);
  });

  test('a crowd at one site takes nothing from those that a few visit', async () => {
    const pages = createPageCache({ bytesPerSite: 60_000, bytesInAll, freshMs });
    const few = ['two', 'three', 'four'].map((site) => ({ ...key, site }));
    for (const one of few) await pages.put(one, page('x'.repeat(5_000)));
    for (let n = 0; n < 200; n += 1) {
      await pages.put({ ...key, url: `/${n}` }, page('b'.repeat(2_000)));
    }
    for (const one of few) expect(pages.get(one)).not.toBeNull();
    expect(pages.get({ ...key, url: '/199' })).not.toBeNull();
  });
});

test('what is kept has memory of its own, not a part of a larger block', async () => {
  const pages = cache(100_000);
  const long = page('Utes for sale. '.repeat(500), { 'content-type': 'text/html' });
  for (const answer of [page('short'), long]) {
    const { body, packed } = await pages.put(key, answer);
    const bytes = body ?? packed?.bytes;
    expect(bytes?.buffer.byteLength).toBe(bytes?.length);
  }
});
