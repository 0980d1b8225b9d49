import { aVehicle } from '@forecourt/data/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishStock } from '../../testing/publishStock.ts';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import type { RunningServer } from '../serverOptions.ts';
import { askWire, startWire } from '../testing/wireServer.ts';

let folder: SiteFolder;
let server: RunningServer;

beforeAll(async () => {
  folder = await siteFolder({ slug: 'one' }, { slug: 'two' });
  const images = [{ url: '/p/a&b.jpg' }, { url: 'https://photos.example/<a>.jpg' }];
  const one = [
    aVehicle({ id: 'a', slug: 'a', images }),
    aVehicle({ id: 'bare', slug: 'bare' }),
    aVehicle({ id: 'sold', slug: 'sold', images, sold: true, soldAt: 0 }),
    aVehicle({ id: 'hidden', slug: 'hidden', images, showOnDealerWebsite: false }),
  ];
  const two = Array.from({ length: 5_001 }, (_, n) =>
    aVehicle({ id: `v${n}`, slug: `v${n}`, images: [{ url: `/p/${n}.jpg` }] }),
  );
  await publishStock(folder, { one, two });
  server = await startWire(folder, { handle: async () => new Response('page') });
});

afterAll(async () => {
  await server.stop();
  await folder.remove();
});

test('engines find the photos of what is on offer, by its page', async () => {
  const { status, text, headers } = await askWire(server, '/sitemaps/pictures.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const origin = `http://one.localhost:${server.port}`;
  expect(text.split('\n').slice(2)).toEqual([
    `<url><loc>${origin}/cars/a</loc>` +
      `<image:image><image:loc>${origin}/p/a&#38;b.jpg</image:loc></image:image>` +
      '<image:image><image:loc>https://photos.example/%3Ca%3E.jpg</image:loc></image:image></url>',
    '</urlset>',
    '',
  ]);
  expect(text).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  const again = { headers: { 'if-none-match': String(headers.etag) } };
  expect((await askWire(server, '/sitemaps/pictures.xml', again)).status).toBe(304);
});

test('a large stock is a list of files, which have each vehicle once', async () => {
  const index = await askWire(server, '/sitemaps/pictures.xml', {}, 'two');
  const parts = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  expect(parts.map((part) => new URL(part).pathname)).toEqual([
    '/sitemaps/pictures-1.xml',
    '/sitemaps/pictures-2.xml',
  ]);
  const pages = new Set<string>();
  for (const part of parts) {
    const { text } = await askWire(server, new URL(part).pathname, {}, 'two');
    for (const [, loc = ''] of text.matchAll(/<url><loc>([^<]+)<\/loc>/g)) pages.add(loc);
  }
  expect(pages.size).toBe(5_001);
  const beyond = await askWire(server, '/sitemaps/pictures-3.xml', {}, 'two');
  expect(beyond.status).toBe(404);
  expect(Object.keys(JSON.parse(beyond.text).error)).toEqual(['what', 'why', 'fix']);
});

test('the parts of the sitemap of pages are still the pages’ own', async () => {
  expect((await askWire(server, '/sitemaps/1.xml')).text).toBe('page');
});
