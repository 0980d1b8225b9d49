import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ask, originOf } from '../support/ask.ts';
import { crawl } from '../support/crawl.ts';
import { pageAddresses } from '../support/pageAddresses.ts';
import { testServer } from '../support/testServer.ts';

/** The dealer of the demo that masks its numbers. */
const SITE = 'verrell-hyde';

/** Digits of every number of its configuration. */
async function numbers(): Promise<string[]> {
  const file = new URL(`../../demo/sites/${SITE}/site.json`, import.meta.url);
  const phones = (await readFile(file, 'utf8')).matchAll(/"phone": "([^"]+)"/g);
  return [...new Set([...phones].map(([, phone = '']) => phone.replace(/\D/g, '')))];
}

/** The last eight digits, whatever stands between them: in tags, data and addresses, too. */
function patternOf(digits: string): RegExp {
  return new RegExp([...digits.slice(-8)].join('[\\s().\\-]*'));
}

/** What the page of a number gives along, to ask for it by. */
const TOKEN = /name="token" value="([\w.-]+)"/;

test('a masked number is in no page, no data and no file of the site, until it is asked for (R2-74)', async () => {
  const patterns = (await numbers()).map(patternOf);
  expect(patterns.length).toBeGreaterThan(1);
  const { pages } = await crawl(SITE, testServer.port, 4);
  const found = [...pages.keys()].filter((path) => !path.includes('?'));
  const paths = new Set([...found, ...Object.values(pageAddresses), '/sitemap.xml', '/api/search']);
  const data = [...paths].map(
    (path) => `${path === '/' ? '/_root' : path.replace(/\/$/, '')}.data`,
  );
  const texts = new Map([...pages].map(([path, { html }]) => [path, html]));
  for (const path of [...paths, ...data]) {
    if (!texts.has(path)) texts.set(path, (await ask({ site: SITE, path })).text);
  }
  expect(texts.size).toBeGreaterThan(60);
  const files = [...(texts.get('/search') ?? '').matchAll(/\/stock-[\w-]+\.(?:index|cards)/g)];
  for (const [path] of files) texts.set(path, (await ask({ site: SITE, path })).text);
  const telling = [...texts].filter(([, text]) => patterns.some((pattern) => pattern.test(text)));
  expect(telling.map(([path]) => path)).toEqual([]);
  // They would be found if they were there.
  const origin = originOf(SITE);
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin };
  const own = { path: '/phone/0', method: 'POST', headers: form };
  const token = (await ask({ site: SITE, path: '/phone/0' })).text.match(TOKEN)?.[1] ?? '';
  const told = await ask({ site: SITE, ...own, body: `token=${token}` });
  expect(patterns.some((pattern) => pattern.test(told.text))).toBe(true);
  expect(told.headers['cache-control']).toBe('no-store');
  for (const wrong of ['', 'token=', `token=${token.slice(1)}`]) {
    const refused = await ask({ site: SITE, ...own, body: wrong });
    expect(refused.status).toBe(403);
    expect(refused.text).not.toMatch(patterns[0] ?? /^/);
    expect(refused.text).toMatch(TOKEN);
  }
  expect((await ask({ site: SITE, path: '/phone/0' })).text).not.toMatch(patterns[0] ?? /^/);
  const elsewhere = { ...form, origin: 'https://elsewhere.example' };
  const body = `number=0&car_id=&token=${token}`;
  const path = '/api/phone-reveals';
  for (const headers of [elsewhere, { ...form, origin: 'null' }]) {
    expect((await ask({ site: SITE, path, method: 'POST', headers, body })).status).toBe(403);
  }
  expect((await ask({ site: 'coolabarra', path: '/phone/0' })).status).toBe(404);
});
