import type { Page } from '@playwright/test';
import { findVehicle } from '../support/stock.ts';
import { expect, test, untilHydrated } from '../support/test.ts';

declare global {
  interface Window {
    /** Idle work that a test holds back. */
    held: IdleRequestCallback[] | null;
  }
}

/** Cards whose inside is laid out, of all. */
function laidOut(page: Page): Promise<[some: number, all: number]> {
  return page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => [
      // By its name: the frame of its picture has not in each look a box of its own.
      cards.filter((card) =>
        card.querySelector('h2')?.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
      cards.length,
    ]);
}

function isFirst(page: Page) {
  return page.evaluate(() => 'first' in document.documentElement.dataset);
}

/** Pixels between a card and the window's upper edge. */
function topOf(page: Page, place: number) {
  return page
    .getByRole('main')
    .getByRole('article')
    .nth(place)
    .evaluate((card) => card.getBoundingClientRect().top);
}

/** The card stands where it stood. A browser scrolls by whole pixels. */
function expectPlace(page: Page, place: number, top: number) {
  return expect.poll(async () => Math.abs((await topOf(page, place)) - top)).toBeLessThan(2);
}

function heightOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** What has come into sight has been laid out, and what that moved. */
function untilDrawn(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Nothing is done in idle time until it is let go. */
async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    window.held = [];
    window.requestIdleCallback = (work) =>
      window.held === null ? requestIdleCallback(work) : window.held.push(work);
  });
  return () =>
    page.evaluate(() => {
      const { held } = window;
      window.held = null;
      for (const work of held ?? []) requestIdleCallback(work);
    });
}

test('a listing lays out what is in sight first, and soon all of it @js', async ({ page }) => {
  const letGo = await holdIdle(page);
  await page.goto('/search');
  await untilHydrated(page);
  expect(await isFirst(page)).toBe(true);
  const [some, all] = await laidOut(page);
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await letGo();
  await expect.poll(() => isFirst(page)).toBe(false);
  expect(await laidOut(page)).toEqual([all, all]);
  await expect(page.locator('[data-later][style*=visibility]')).toHaveCount(0);
});

/** Where the cards of the first row stand, pixels: left edge, upper edge, width, height. */
function firstRow(page: Page) {
  return page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => {
      const boxes = cards.map((card) => card.getBoundingClientRect());
      const [first] = boxes;
      return boxes
        .filter(({ top }) => top === first?.top)
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '));
    });
}

test('while a listing is still being read, cards that came stand where they stay @js', async ({
  page,
}) => {
  const letGo = await holdIdle(page);
  await page.goto('/search');
  await untilHydrated(page);
  await untilDrawn(page);
  const whole = await firstRow(page);
  // As when the document has come as far as its second card.
  await page.evaluate(() => {
    const cards = [...document.querySelectorAll('main li:has(> article)')];
    cards.slice(2).forEach((card) => card.remove());
  });
  const begun = await firstRow(page);
  const placeOf = (box: string | undefined) => box?.split(' ').slice(0, 3);
  expect(begun.map(placeOf)).toEqual(whole.slice(0, begun.length).map(placeOf));
  await page.goto('/search');
  await untilHydrated(page);
  const [some] = await laidOut(page);
  expect(some, 'a first row that is whole').toBeGreaterThanOrEqual(whole.length);
  await letGo();
  await expect.poll(() => isFirst(page)).toBe(false);
  expect(await firstRow(page)).toEqual(whole);
});

test("a vehicle's page lays out last what is far below @js", async ({ page, site }) => {
  const letGo = await holdIdle(page);
  const { slug } = await findVehicle(site, ({ images }) => images.length > 3);
  await page.goto(`/cars/${slug}`);
  await untilHydrated(page);
  const below = page.locator('[data-later]');
  const drawn = () =>
    below.evaluateAll((parts) =>
      parts.map((part) =>
        // A box that is left as it was sent has none of its own.
        [...part.querySelectorAll('*')]
          .find((one) => getComputedStyle(one).display !== 'contents')
          ?.checkVisibility({ contentVisibilityAuto: true }),
      ),
    );
  const end = page.getByRole('contentinfo');
  expect(await drawn()).toContain(false);
  expect((await drawn()).at(-1), 'the end of the page').toBe(false);
  // Who goes there at once sees it, and goes on seeing it.
  await end.scrollIntoViewIfNeeded();
  await untilDrawn(page);
  expect((await drawn()).at(-1)).toBe(true);
  const seenAt = () => end.evaluate((footer) => footer.getBoundingClientRect().top);
  const before = await seenAt();
  await letGo();
  await expect.poll(() => isFirst(page)).toBe(false);
  expect(await drawn()).not.toContain(false);
  await expect.poll(async () => Math.abs((await seenAt()) - before)).toBeLessThan(2);
  await expect(page.locator('[data-later][style*=i]')).toHaveCount(0);
});

test('who has gone down meanwhile goes on seeing what he saw @js', async ({ page }) => {
  const letGo = await holdIdle(page);
  await page.goto('/search');
  await untilHydrated(page);
  const last = (await page.getByRole('main').getByRole('article').count()) - 1;
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await page.getByRole('article').nth(last).scrollIntoViewIfNeeded();
  await untilDrawn(page);
  const before = await topOf(page, last);
  await letGo();
  await expect.poll(() => isFirst(page)).toBe(false);
  await expectPlace(page, last, before);
});

test('a reload and Back from elsewhere stand where they were @js', async ({ page, visit }) => {
  await visit('/search');
  await page.getByRole('article').nth(9).scrollIntoViewIfNeeded();
  const before = await topOf(page, 9);
  await page.reload();
  expect(await isFirst(page)).toBe(false);
  await expectPlace(page, 9, before);
  await untilHydrated(page);
  await visit('/privacy-policy');
  await page.goBack();
  expect(await isFirst(page)).toBe(false);
  await expectPlace(page, 9, before);
});

/** Below a desk's first window, and high enough that three windows do not hold all that follows. */
const PLACE = 5;

test('Back to a listing lays out what was in sight, where it was @js', async ({ page, phone }) => {
  // Four cards a row are a short page: lower windows leave some of it out of reach.
  if (!phone) await page.setViewportSize({ width: 1280, height: 560 });
  const letGo = await holdIdle(page);
  await page.goto('/search');
  await untilHydrated(page);
  await letGo();
  await expect.poll(() => isFirst(page)).toBe(false);
  const card = page.getByRole('main').getByRole('article').nth(PLACE);
  await card.scrollIntoViewIfNeeded();
  const before = await topOf(page, PLACE);
  const height = await heightOf(page);
  await card.getByRole('heading').getByRole('link').click();
  await page.waitForURL('**/cars/**');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => (window.held = []));
  await page.goBack();
  await expect(card).toBeVisible();
  await untilDrawn(page);
  await expectPlace(page, PLACE, before);
  // Who scrolls on sees what is there.
  await expect(page.locator('[data-later][style*=hidden]')).toHaveCount(0);
  expect(Math.abs((await heightOf(page)) - height)).toBeLessThan(2);
  expect(await isFirst(page)).toBe(true);
  const [some, all] = await laidOut(page);
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  const filters = page.locator('#filters form');
  // Nobody sees them on a phone.
  await expect(filters).toHaveCount(phone ? 0 : 1);
  await letGo();
  await expect(filters).toHaveCount(1);
  await expect.poll(() => isFirst(page)).toBe(false);
  expect(await laidOut(page)).toEqual([all, all]);
  await expect(page.locator('[data-later][style*=i]')).toHaveCount(0);
  await expectPlace(page, PLACE, before);
});

test('Back finds the sheets that the page had @js', async ({ page, visit }) => {
  await visit('/search');
  const sheets = page.locator('head link[rel=stylesheet]');
  const hrefs = () => sheets.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const before = await sheets.evaluateAll((links) =>
    links.map((link) => {
      link.setAttribute('data-stood', '');
      return link.getAttribute('href');
    }),
  );
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('heading').getByRole('link').click();
  await page.waitForURL('**/cars/**');
  // The vehicle's own have come to them.
  await expect.poll(async () => (await hrefs()).length).toBeGreaterThan(before.length);
  await page.goBack();
  await expect(page.locator('#results')).toBeVisible();
  const stood = page.locator('head link[data-stood]');
  expect(
    await stood.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(before);
  const now = await hrefs();
  expect(new Set(now).size, 'each is there once').toBe(now.length);
});
