import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DealerSite } from '../config/loadSites.ts';
import { type Fault, faults } from '../testing/faultServer.ts';
import { noUnhandled } from '../testing/noUnhandled.ts';
import type { ContentNews, SiteContent } from './contentSource.ts';
import { describeContentSource } from './testing/describeContentSource.ts';
import { type HttpPlace, httpPlace, PASSWORD } from './testing/httpPlace.ts';

describeContentSource('HTTP', httpPlace);

let place: HttpPlace;
let site: DealerSite;

noUnhandled();
beforeEach(async () => {
  place = await httpPlace();
  site = place.site('one');
});
afterEach(async () => {
  await place.close();
});

function address(): string {
  return `${place.server.url}/content/v1/one/content.json`;
}

function writeReviews(ratings: readonly number[], of = site): Promise<void> {
  const reviews = ratings.map((rating, at) => ({ id: `r${at}`, customerName: 'Kim', rating }));
  return place.write('reviews.json', { reviews }, of);
}

/** Asks until it has been told so often. */
async function untilTold(source: ReturnType<HttpPlace['open']>, of: DealerSite, times: number) {
  await vi.waitFor(
    async () => {
      place.pass(1_000);
      await source.of(of);
      if (place.newsOf(of).length < times) throw new Error('Nothing was told yet.');
    },
    { timeout: 8_000, interval: 5 },
  );
}

async function timed(promise: Promise<SiteContent>): Promise<{ content: SiteContent; ms: number }> {
  const start = performance.now();
  const content = await promise;
  return { content, ms: performance.now() - start };
}

function outage(what: RegExp): object {
  return { kind: 'unreachable', error: expect.stringMatching(what) };
}

function unread(what: RegExp): object {
  const fault = { fault: expect.stringMatching(what), remedy: expect.any(String) };
  return { kind: 'faulty', faults: expect.arrayContaining([expect.objectContaining(fault)]) };
}

/** What is told of each fault. */
const told: Readonly<Record<Fault, object>> = {
  refused: outage(/is answered by nobody$/),
  reset: outage(/broke the connection off$/),
  hang: outage(/did not answer whole within 0\.6 s$/),
  slow: outage(/did not answer whole/),
  drip: outage(/did not answer whole/),
  'status 500': outage(/answers with status 500$/),
  'status 503': outage(/answers with status 503$/),
  'status 429': outage(/answers with status 429$/),
  HTML: outage(/other than JSON$/),
  'empty object': unread(/holds none of offers, models/),
  'truncated JSON': unread(/not JSON/),
  'wrong types': unread(/number/),
  'large body': outage(/more than 8 MB$/),
  redirect: outage(/leads elsewhere \(status 302\)$/),
};

/** What a service may take that does not end: the less, the sooner the test does. */
const SHORT_MS = 600;
/** What a page that waits for no service takes at most, in a process that has its server to run too. */
const AT_ONCE_MS = 500;

// The times hold on a machine that has some to spare; a busy one may need a second try.
describe('a service that fails', { retry: 2 }, () => {
  test.each(faults)(
    '%s: shoppers see the last good content at once, and it is told once',
    async (fault) => {
      await writeReviews([5, 4]);
      const isEndless = ['hang', 'slow', 'drip'].includes(fault);
      const open = () => place.open('own', isEndless ? SHORT_MS : undefined);
      const source = open();
      const good = await source.of(site);
      await place.server.fail(fault);
      await untilTold(source, site, 1);
      place.pass(60_000);
      const warm = await timed(source.of(site));
      expect(warm.content).toBe(good);
      expect(warm.ms).toBeLessThan(AT_ONCE_MS);

      // Started anew meanwhile: what was kept, at once.
      const restarted = open();
      const kept = await timed(restarted.of(site));
      expect(kept.content).toEqual(good);
      expect(kept.ms).toBeLessThan(AT_ONCE_MS);
      await untilTold(restarted, site, 2);

      // Nobody has seen this site before: within the time of one answer, as if it had no content.
      const cold = place.site('cold');
      await writeReviews([5], cold);
      const first = await timed(source.of(cold));
      expect(first.content.content.reviews.count).toBe(0);
      expect(first.ms).toBeLessThan(2_000 + AT_ONCE_MS);
      expect((await timed(source.of(cold))).ms).toBeLessThan(AT_ONCE_MS);

      const news: readonly ContentNews[] = place.newsOf(site);
      expect(news).toMatchObject([told[fault], told[fault]]);
      expect(news.map((one) => 'standing' in one && one.standing)).toEqual([
        'last good',
        'last good',
      ]);
      expect(place.newsOf(cold)).toMatchObject([
        { standing: 'faults' in told[fault] ? 'sound parts' : 'nothing' },
      ]);
      expect(place.server.redirected()).toBe(0);
      expect(JSON.stringify(place.news)).not.toContain(PASSWORD);
      expect(JSON.stringify(place.news)).toContain(address());

      await place.server.fail(null);
      const back = () => source.of(cold).then(({ content }) => content.reviews.count);
      await vi.waitFor(
        async () => {
          place.pass(15_000);
          expect(await back()).toBe(1);
        },
        { timeout: 3_000 },
      );
      expect(place.newsOf(cold).at(-1)).toMatchObject({ kind: 'changed' });
    },
  );

  test('an outage is told again only after an answer', async () => {
    await writeReviews([5]);
    const source = place.open();
    await source.of(site);
    for (let outages = 1; outages < 3; outages += 1) {
      await place.server.fail('status 500');
      await untilTold(source, site, outages);
      await place.later(source, site);
      expect(place.news).toHaveLength(outages);
      await place.server.fail(null);
      await place.later(source, site);
    }
    expect(place.news).toHaveLength(2);
  });

  test('it is left alone ever longer, fifteen seconds at most', async () => {
    await writeReviews([5]);
    const source = place.open();
    await source.of(site);
    await place.server.fail('status 503');
    const before = place.server.requests();
    for (let second = 0; second < 120; second += 1) {
      place.pass(1_000);
      await Promise.all(Array.from({ length: 50 }, () => source.of(site)));
      // The answer to what was asked is there before the next second.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(place.server.requests() - before).toBeLessThan(25);
    expect(place.server.requests() - before).toBeGreaterThan(10);
  });

  test("one site's outage is not another's", async () => {
    const two = place.site('two');
    await writeReviews([5]);
    await writeReviews([4], two);
    const source = place.open();
    await Promise.all([source.of(site), source.of(two)]);
    place.answer('{}', site);
    await writeReviews([4, 3], two);
    await untilTold(source, site, 1);
    expect((await place.later(source, two)).content.reviews.count).toBe(2);
    expect((await source.of(site)).content.reviews.count).toBe(1);
    expect(place.newsOf(two)).toMatchObject([{ kind: 'changed' }]);
  });
});

test('what has not changed is not sent again, after a restart neither', async () => {
  await writeReviews([5]);
  const source = place.open();
  const good = await source.of(site);
  expect(await place.later(source, site)).toBe(good);
  expect(place.server.unchanged()).toBe(place.server.requests() - 1);
  const restarted = place.open();
  expect(await place.later(restarted, site)).toEqual(good);
  expect(place.server.unchanged()).toBe(place.server.requests() - 1);
  expect(place.news).toEqual([]);
});

test('a site is asked for once a second at most, by all its pages together', async () => {
  await writeReviews([5]);
  const source = place.open();
  await Promise.all(Array.from({ length: 50 }, () => source.of(site)));
  expect(place.server.requests()).toBe(1);
  place.pass(999);
  await source.of(site);
  expect(place.server.requests()).toBe(1);
});

test('the service gets name and password, in a header', async () => {
  await place.open().of(site);
  expect([...place.access]).toEqual([`Basic ${btoa(`reader:${PASSWORD}`)}`]);
});

test('content that the service has lost stands, and that is told', async () => {
  await writeReviews([5]);
  const source = place.open();
  await source.of(site);
  place.answer(null, site);
  await untilTold(source, site, 1);
  expect(place.news).toMatchObject([outage(/is not there any more$/)]);
  expect((await source.of(site)).content.reviews.count).toBe(1);
});
