import { expect, test } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { demoDealers } from '../../demo/dealers.ts';
import { freePort, startDemo } from '../demoServer.ts';
import { ask, originOf } from '../support/ask.ts';
import { askUntilLetIn } from '../support/askUntilLetIn.ts';
import { type CrawledPage, crawl } from '../support/crawl.ts';
import { hiddenPlaces } from '../support/siteWords.ts';
import { testServer } from '../support/testServer.ts';
import { inOwnFolder } from './ownFolder.ts';

/** Pages of one kind: what holds of some holds of all. */
const GUISES = 6;

function sitemapOf(text: string): string[] {
  expect(XMLValidator.validate(text)).toBe(true);
  const { urlset } = new XMLParser().parse(text) as { urlset: { url: { loc: string }[] } };
  return urlset.url.map(({ loc }) => loc);
}

for (const { slug: site } of demoDealers) {
  test(`${site}: no dead link, no page that nothing leads to, and each says what it is`, async () => {
    const origin = originOf(site);
    const { text } = await ask({ site, path: '/sitemap.xml' });
    const listed = sitemapOf(text).map((loc) => {
      expect(loc).toContain(`${origin}/`);
      return loc.slice(origin.length);
    });
    expect(new Set(listed).size).toBe(listed.length);

    const { pages, missingParts } = await crawl(site, testServer.port, GUISES);
    const dead = [...pages.values()].filter(({ status }) => status !== 200);
    expect(dead.map(({ path, status, from }) => `${status} ${path} from ${from}`)).toEqual([]);
    expect(missingParts).toEqual([]);

    // Each listing of a make and a model is linked by its vehicles, of which some were opened.
    const orphans = listed.filter((path) => !/^\/(?:cars|search)\//.test(path) && !pages.has(path));
    expect(orphans).toEqual([]);
    const listings = listed.filter((path) => path.startsWith('/search/'));
    for (const path of listings.filter((_, place) => place % 10 === 0)) {
      const { reply } = await askUntilLetIn({ site, path });
      expect(reply.status, path).toBe(200);
      expectDescribed({ path, status: 200, html: reply.text, from: '' }, origin);
    }
    const isListed = new Set(listed);
    for (const page of pages.values()) {
      if (isListed.has(page.path)) expectDescribed(page, origin);
    }
    for (const name of await hiddenPlaces(site)) {
      const telling = [...pages.values()].filter(({ html }) => html.includes(name));
      expect(
        telling.map(({ path }) => path),
        name,
      ).toEqual([]);
    }
    // Vehicles are listed that a shopper can open, and no search of a shopper is.
    const vehicles = listed.filter((path) => path.startsWith('/cars/'));
    expect(vehicles.length).toBeGreaterThan(20);
    expect(listed.filter((path) => path.includes('?') || path.endsWith('/enquire'))).toEqual([]);
  });
}

/** What search engines and shared links read of a page. */
function expectDescribed({ path, html }: CrawledPage, origin: string): void {
  const head = html.slice(0, html.indexOf('</head>'));
  expect(/<link rel="canonical" href="([^"]+)"/.exec(head)?.[1], path).toBe(origin + path);
  expect(/<title>([^<]+)<\/title>/.exec(head)?.[1]?.length ?? 0, path).toBeGreaterThan(3);
  expect(head, path).not.toContain('noindex');
  expect(html.match(/<h1[\s>]/g)?.length, path).toBe(1);
  const image = /<meta property="og:image" content="([^"]+)"/.exec(head)?.[1];
  expect(image, path).toMatch(/^https?:\/\//);
  if (path !== '/') expect(head, path).toContain('"BreadcrumbList"');
  for (const [, json = ''] of head.matchAll(/ld\+json">(.*?)<\/script>/g)) {
    expect(JSON.parse(json), path).toMatchObject({ '@context': 'https://schema.org' });
  }
}

test('a demo dealer has a place that is hidden, of which the crawl then finds nothing', async () => {
  const hidden = await Promise.all(demoDealers.map(({ slug }) => hiddenPlaces(slug)));
  expect(hidden.flat().length).toBeGreaterThan(0);
});

test('a site that is being tried is for no search engine, and the real one is for all', async () => {
  const site = 'coolabarra';
  const tried = await ask({ site, path: '/robots.txt' });
  expect(tried.text).toContain('Disallow: /\n');
  expect((await ask({ site, path: '/' })).headers['x-robots-tag']).toBe('noindex');
  await inOwnFolder(async (dataFolder) => {
    // A dealer of the demo has sign-in, whose codes a real site must be able to send; none is asked for.
    const gateway = {
      FORECOURT_SMS_URL: 'http://one:two@127.0.0.1:9',
      FORECOURT_SMS_FROM: 'Motors',
    };
    const env = { FORECOURT_ENV: 'production', ...gateway };
    const server = await startDemo({ port: await freePort(), dataFolder, env });
    try {
      const host = { host: 'www.coolabarra.example' };
      const get = (path: string) => ask({ site, path, port: server.port, headers: host });
      const robots = await get('/robots.txt');
      for (const path of ['/sitemap.xml', '/sitemaps/pictures.xml']) {
        expect(robots.text).toContain(`Sitemap: https://www.coolabarra.example${path}`);
      }
      expect(robots.text).not.toContain('Disallow: /\n');
      for (const path of ['/', '/search', '/robots.txt']) {
        expect((await get(path)).headers['x-robots-tag'], path).toBeUndefined();
      }
      const [first] = sitemapOf((await get('/sitemap.xml')).text);
      expect(first).toBe('https://www.coolabarra.example/');
    } finally {
      await server.stop();
    }
  });
});
