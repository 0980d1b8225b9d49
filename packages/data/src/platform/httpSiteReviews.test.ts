import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DealerSite } from '../config/loadSites.ts';
import { parseSiteConfig } from '../config/parseSiteConfig.ts';
import { dealer } from '../config/testing/dealer.ts';
import type { SiteKey } from '../store/store.ts';
import { type FaultServer, faults, startFaultServer } from '../testing/faultServer.ts';
import { httpSiteReviews } from './httpSiteReviews.ts';
import type { SiteReviews } from './siteReviews.ts';

const SECRET = 's3cret';
const RATING = { provider: 'Snap21', rating: 4.7, stars: 4.5 };

let server: FaultServer;
let asked: (string | undefined)[];
let news: { provider: string; error: string }[];
let clock: number;

beforeEach(async () => {
  asked = [];
  news = [];
  clock = 0;
  server = await startFaultServer((_body, { url }) => {
    asked.push(url);
    // A few more keys, of which nothing is read.
    return { rating: 4.7, stars: 4.5, organisation: 'Riverside', more: 'x'.repeat(40) };
  });
});
afterEach(() => server.close());

function siteOf(snap21: string | null, key = 'one'): DealerSite {
  const config = parseSiteConfig('site.json', { ...dealer, reviews: { snap21 } }, {});
  return { key: key as SiteKey, config, folder: '/' };
}

function open(budgetMs = 2_000): SiteReviews {
  return httpSiteReviews({
    url: `${server.url.replace('//', `//reader:${SECRET}@`)}/platform/`,
    onNews: (_site, one) => news.push(one),
    budgetMs,
    now: () => clock,
    random: () => 0.5,
  });
}

function until(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 3_000, interval: 5 });
}

test('a rating comes in the background, by the organisation, and is asked for every ten minutes (R7-04)', async () => {
  const reviews = open();
  const site = siteOf('a b&c');
  expect(reviews.of(site)).toBeNull();
  await until(() => expect(reviews.of(site)).toEqual(RATING));
  expect(asked).toEqual(['/platform/api/reviews/snap21?orgId=a%20b%26c']);
  clock += 599_999;
  reviews.of(site);
  expect(server.requests()).toBe(1);
  clock += 1;
  reviews.of(site);
  await until(() => expect(server.requests()).toBe(2));
});

test('a site without an organisation asks nobody', () => {
  expect(open().of(siteOf(null))).toBeNull();
  expect(server.requests()).toBe(0);
});

test.each(faults)('%s: no rating, which is told once, without a secret (R7-04)', async (fault) => {
  const reviews = open(fault === 'slow' || fault === 'drip' || fault === 'hang' ? 200 : 2_000);
  const site = siteOf('1');
  reviews.of(site);
  await until(() => expect(reviews.of(site)).toEqual(RATING));
  await server.fail(fault);
  clock += 600_000;
  expect(reviews.of(site)).toEqual(RATING);
  await until(() => expect(reviews.of(site)).toBeNull());
  clock += 30_000;
  reviews.of(site);
  await until(() => expect(reviews.of(site)).toBeNull());
  expect(news).toHaveLength(1);
  expect(news[0]?.provider).toBe('Snap21');
  expect(JSON.stringify(news)).not.toContain(SECRET);
  await server.fail(null);
  await until(() => {
    clock += 60_000;
    expect(reviews.of(site)).toEqual(RATING);
  });
  expect(server.redirected()).toBe(0);
});

test('an organisation that it does not know has no rating, and the log says where its id stands (R7-04)', async () => {
  const none = await startFaultServer(() => undefined);
  const reviews = httpSiteReviews({ url: none.url, onNews: (_site, one) => news.push(one) });
  const site = siteOf('unknown-org');
  reviews.of(site);
  await until(() => expect(news).toHaveLength(1));
  expect(reviews.of(site)).toBeNull();
  expect(news[0]?.error).toMatch(/knows no organisation .* site\.json/);
  await none.close();
});

test("one site's outage is not another's", async () => {
  const reviews = open();
  await server.fail('status 500');
  reviews.of(siteOf('1'));
  await until(() => expect(news).toHaveLength(1));
  await server.fail(null);
  const other = siteOf('2', 'two');
  reviews.of(other);
  await until(() => expect(reviews.of(other)).toEqual(RATING));
});
