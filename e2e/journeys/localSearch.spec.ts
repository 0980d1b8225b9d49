import { parseSearch } from '@forecourt/domain';
import type { Page, Request } from '@playwright/test';
import { seededRandom } from '../reliability/seededRandom.ts';
import { holdBack } from '../support/heldBack.ts';
import { expectListing } from '../support/listing.ts';
import { saveData } from '../support/saveData.ts';
import { createShopper } from '../support/shopper.ts';
import { expect, test, untilHydrated } from '../support/test.ts';
import { untilStockIsHere } from '../support/untilStockIsHere.ts';

/** Requests that a search could have made: its data, its page or its counts. */
function collectSearches(page: Page): string[] {
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:search|api)/.test(pathname)) searches.push(request.url());
  });
  return searches;
}

test('once the stock is in the browser, a search asks nobody, and answers as the server does (R2-42, R5-08) @js @once', async ({
  page,
  site,
  js,
  phone,
  visit,
}) => {
  const shopper = createShopper({ page, js, phone });
  await visit('/search');
  await untilStockIsHere(page);
  const searches = collectSearches(page);

  await shopper.tick('Body type', 'SUV');
  let query = 'refinementList[body][0]=SUV';
  await expectListing(page, site, parseSearch(query), { js });

  await shopper.sort('Lowest price');
  query += '&sortBy=Car_production:price:asc';
  await expectListing(page, site, parseSearch(query), { js });

  await shopper.price('40000', '60000');
  query += '&range[price]=40000:60000';
  await expectListing(page, site, parseSearch(query), { js });

  await shopper.search('automatic');
  // All that is shown may be automatic already.
  await expect(page).toHaveURL(/query=automatic/);
  await expectListing(page, site, parseSearch(`${query}&query=automatic`), { js });

  await page.goBack();
  await expectListing(page, site, parseSearch(query), { js });
  // It still has the focus (R5-08).
  const box = page.getByLabel('Search stock').filter({ visible: true });
  if (!phone) await expect(box).toHaveValue('');
  expect(searches).toEqual([]);
});

test('the stock comes without a sign of it: nothing is asked, moved or said another way @js', async ({
  page,
  visit,
}) => {
  // Late enough to look at the page as the server sent it.
  const come = await holdBack(page, '**/stock-*');
  await visit('/search?refinementList[body][0]=SUV');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  const searches = collectSearches(page);
  const texts = async () => (await page.locator('main').innerText()).split('\n');
  const before = await texts();
  come();
  await untilStockIsHere(page);
  // It is drawn once more from the stock, when the page has nothing else to do.
  await page.waitForTimeout(1_500);
  expect(await texts()).toEqual(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
  expect(searches).toEqual([]);
});

test('with data saver on nothing is fetched, and the server answers @js @once', async ({
  page,
  site,
  js,
  visit,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/stock-')) asked.push(request.url());
  });
  await saveData(page);
  await visit('/search');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest price');
  await expectListing(page, site, parseSearch('sortBy=Car_production:price:desc'), { js });
  expect(asked).toEqual([]);
});

test('when the files cannot be had, the server answers @js @once', async ({
  page,
  site,
  js,
  visit,
  watch,
}) => {
  watch.expectStatus(404);
  await page.route('**/stock-*', (route) => route.fulfill({ status: 404 }));
  const refused = page.waitForResponse('**/stock-*');
  await visit('/search');
  await refused;
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest price');
  await expectListing(page, site, parseSearch('sortBy=Car_production:price:desc'), { js });
});

/**
 * What a shopper would say of a listing, all at one moment: where it is, what it shows, what is
 * chosen; and what a wandering may follow next, some of which is drawn after the rest.
 */
function lookAt(page: Page) {
  return page.evaluate(() => {
    const all = <Part extends HTMLElement>(selector: string) => [
      ...document.querySelectorAll<Part>(selector),
    ];
    return {
      address: window.location.href,
      heading: document.querySelector('h1')?.innerText,
      vehicles: all('main article :is(h2, h3) a').map((link) => link.getAttribute('href')),
      chosen: all<HTMLInputElement>('input[type=checkbox]:checked').map(({ value }) => value),
      links: all('main a[href^="/search?"]')
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => link.textContent),
      scroll: window.scrollY,
    };
  });
}

type View = Awaited<ReturnType<typeof lookAt>> & { move: string };

/** The same views, each at the same place but for less than a line. */
function expectSameViews(some: readonly View[], others: readonly View[]): void {
  const scroll: unknown = expect.any(Number);
  expect(some).toEqual(others.map((view) => ({ ...view, scroll })));
  for (const [step, view] of some.entries()) {
    expect(Math.abs(view.scroll - (others[step]?.scroll ?? NaN)), `view ${step}`).toBeLessThan(20);
  }
}

/** Walks back and forth by chance, the same way for the same seed, and notes every view. */
async function wander(page: Page, seed: number): Promise<View[]> {
  const random = seededRandom(seed);
  const pick = (count: number) => Math.floor(random() * count);
  const views: View[] = [];
  let back = 0;
  let forward = 0;
  const underWay = requestsUnderWay(page);
  const settled = () => untilSettled(page, underWay);
  // What may be followed first is drawn last.
  await settled();
  for (let step = 0; step < 7; step++) {
    const before = page.url();
    const chance = pick(6);
    let move = 'reload';
    if (chance === 0 && back > 0) {
      move = 'back';
      await page.goBack();
      back--;
      forward++;
    } else if (chance === 1 && forward > 0) {
      move = 'forward';
      await page.goForward();
      back++;
      forward--;
    } else if (chance === 2 && step > 2) {
      await page.reload();
    } else {
      // So little that the shortest page has the place: where a page grows shorter, it is cut at the
      // height it had in some frame, before or after its recent searches came.
      await page.evaluate((y) => window.scrollTo(0, y), pick(360));
      move = await follow(page, pick);
      await expect.poll(() => page.url()).not.toBe(before);
      back++;
      forward = 0;
    }
    await settled();
    views.push({ move, ...(await lookAt(page)) });
  }
  return views;
}

/** Follows a link or an order of the listing by chance, and tells which. */
async function follow(page: Page, pick: (count: number) => number): Promise<string> {
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  // A search that finds nothing has nothing to order.
  const isOrdered = (await sort.count()) > 0;
  const links = page.locator('main a[href^="/search?"]:visible:not([aria-current])');
  const count = await links.count();
  if (count > 0 && (!isOrdered || pick(2) === 0)) {
    return links.nth(pick(count)).evaluate((link) => {
      (link as HTMLElement).click();
      return link.textContent;
    });
  }
  const current = await sort.inputValue();
  const values = await sort
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  const others = values.filter((value) => value !== current);
  const [chosen = ''] = await sort.selectOption(others[pick(others.length)] ?? '');
  return chosen;
}

/** Searches that the page has asked for and not got: until then it shows what it showed before. */
function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => underWay.delete(request));
  }
  return underWay;
}

/**
 * The page has come to life, waits for nothing, and is laid out; and two looks, when it has nothing
 * left to draw, see the same.
 */
async function untilSettled(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  let last = '';
  await expect
    .poll(
      async () => {
        await untilHydrated(page);
        await untilIdle(page).catch(() => undefined);
        await expect(page.locator('html[data-first]')).toHaveCount(0);
        const now = JSON.stringify(await lookAt(page).catch(() => null));
        const isSame = now === last && underWay.size === 0;
        last = now;
        return isSame;
      },
      { intervals: [60] },
    )
    .toBe(true);
}

/** Recent searches, which have links to follow, are drawn last. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })),
  );
}

for (const seed of [1, 2, 3]) {
  test(`back, forward and reload show the same with and without the stock in the browser: ${seed} @js @once`, async ({
    page,
    phone,
    site,
    visit,
  }) => {
    test.setTimeout(120_000);
    // Each kind of visitor wanders ways of its own.
    const way = seed * 1_000 + (site.codePointAt(0) ?? 0) * 2 + Number(phone);
    await visit('/search');
    await untilStockIsHere(page);
    const withStock = await wander(page, way);

    await saveData(page);
    // The first wandering left its searches, and links to them. A listing that is still open would
    // write its own again.
    await visit('/privacy-policy');
    await page.evaluate(() => localStorage.clear());
    await visit('/search');
    const without = await wander(page, way);
    expectSameViews(withStock, without);
  });
}
