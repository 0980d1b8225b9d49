import { get, type IncomingHttpHeaders } from 'node:http';
import type { Page, Request, Response } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';
import { testServer } from '../support/testServer.ts';

const TEXT = /^(?:text\/|application\/(?:json|javascript|vnd\.forecourt\.stock)|image\/svg)/;

test('every text over 1 kB that a page loads is sent compressed', async ({ page, site, visit }) => {
  const { slug } = await findVehicle(site, () => true);
  for (const path of ['/', '/search', `/cars/${slug}`]) {
    const texts = await textsOf(page, () => visit(path, { waitUntil: 'networkidle' }));
    // The page, its scripts and styles: an answer that is not recognised as text would be skipped.
    expect(texts.length, path).toBeGreaterThan(10);
    const raw = texts.filter(({ bytes, encoding }) => bytes > 1000 && encoding !== 'br');
    expect(raw, path).toEqual([]);
  }
});

test('every class of answer is sent as small as was asked for', async ({ site }) => {
  const { slug } = await findVehicle(site, () => true);
  const { text: listing } = await ask({ site, path: '/search' });
  const fileLike = (name: RegExp) => {
    const [path = ''] = name.exec(listing) ?? [];
    expect(path, `${name} in /search`).not.toBe('');
    return path;
  };
  const classes = [
    '/',
    `/cars/${slug}`,
    `/cars/${slug}.data`,
    '/search.data',
    '/no-such-page',
    '/api/search',
    fileLike(/\/assets\/shared-[\w-]+\.js/),
    fileLike(/\/assets\/root-[\w-]+\.css/),
    fileLike(/\/theme-[\w-]+\.css/),
    fileLike(/\/stock-[\w-]+\.index/),
    fileLike(/\/stock-[\w-]+\.cards/),
  ];
  for (const path of classes) {
    const plain = await answerTo(site, path, 'identity');
    expect(plain.headers['content-encoding'], path).toBeUndefined();
    for (const encoding of ['br', 'gzip']) {
      const { headers, bytes } = await answerTo(site, path, encoding);
      expect(headers['content-encoding'], path).toBe(encoding);
      expect(headers['content-length'], path).toBe(String(bytes));
      expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding');
      expect(bytes, path).toBeLessThan(plain.bytes * 0.6);
    }
  }
});

test('a search that nobody has made yet is packed in haste, and well once it is made again', async ({
  site,
}) => {
  // Another for each project that runs this: a page is kept for a minute.
  const path = `/search?range[price]=:${Date.now() % 1_000_000}${process.pid % 10}`;
  const asBrowsers = 'gzip, deflate, br, zstd';
  const first = await answerTo(site, path, asBrowsers);
  expect(first.headers['content-encoding']).toBe('zstd');
  expect(first.headers.vary?.toLowerCase()).toContain('accept-encoding');
  for (const encoding of ['br', 'gzip']) {
    expect((await answerTo(site, path, encoding)).headers['content-encoding']).toBe(encoding);
  }
  const again = () => answerTo(site, path, asBrowsers);
  await expect.poll(async () => (await again()).headers['content-encoding']).toBe('br');
  const { headers, bytes } = await again();
  expect(bytes).toBeLessThan(first.bytes);
  expect(headers.etag).toBe(first.headers.etag);
  // Who takes no zstd is sent brotli at once; so is everybody where an address has no search.
  const other = await answerTo(site, `${path}&query=`, 'gzip, deflate, br');
  expect(other.headers['content-encoding']).toBe('br');
  expect((await answerTo(site, '/search', asBrowsers)).headers['content-encoding']).toBe('br');
});

test('the largest picture is asked for first, and scripts when it is there', async ({
  page,
  site,
  visit,
}) => {
  const { slug } = await findVehicle(site, ({ images }) => images.length > 0);
  for (const path of ['/', '/search', `/cars/${slug}`]) {
    const kinds: string[] = [];
    const asked: string[] = [];
    const note = (request: Request) => {
      // Small, and first in the document: where that comes in two pieces, the browser meets it before.
      if (new URL(request.url()).pathname.startsWith('/logo-')) return;
      kinds.push(request.resourceType());
      asked.push(request.url());
    };
    page.on('request', note);
    await visit(path, { waitUntil: 'networkidle' });
    page.off('request', note);
    const largest = page.locator('img[fetchpriority=high]');
    await expect(largest, path).toHaveCount(1);
    const picture = asked.indexOf(
      await largest.evaluate((image: HTMLImageElement) => image.currentSrc),
    );
    const before = new Set(kinds.slice(0, picture));
    expect([...before].toSorted(), path).toEqual(['document', 'stylesheet']);
    expect(kinds.indexOf('script'), path).toBeGreaterThan(picture);
  }
});

/**
 * The texts of a page that answers to the visitor: scripts come after its picture, on a busy machine
 * so late that the network had been idle.
 */
async function textsOf(page: Page, visit: () => Promise<unknown>) {
  // What the page before this one still asks for has no body once that page is gone.
  await page.goto('about:blank');
  const responses: Response[] = [];
  const note = (response: Response) => void responses.push(response);
  page.on('response', note);
  await visit();
  page.off('response', note);
  const texts = responses.filter((one) => TEXT.test(one.headers()['content-type'] ?? ''));
  return Promise.all(
    texts.map(async (response) => ({
      path: new URL(response.url()).pathname,
      bytes: (await response.body()).length,
      encoding: response.headers()['content-encoding'],
    })),
  );
}

/** Counts what comes over the wire, as it comes. */
function answerTo(site: string, path: string, encoding: string) {
  const { port } = testServer;
  const headers = { host: `${site}.localhost:${port}`, 'accept-encoding': encoding };
  return new Promise<{ headers: IncomingHttpHeaders; bytes: number }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ headers: response.headers, bytes }));
    }).on('error', reject);
  });
}
