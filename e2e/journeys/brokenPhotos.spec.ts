import type { Locator } from '@playwright/test';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

/** CSS pixels: a card's round corners are not smoothed alike each time they are drawn. */
const EDGE = 16;

/** What is drawn within an element's edges. */
async function insideOf(element: Locator): Promise<Buffer> {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox())!;
  const clip = { x: x + EDGE, y: y + EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
  return element.page().screenshot({ clip });
}

test('a photo that cannot be had is drawn, with and without scripts', async ({
  page,
  visit,
  watch,
}) => {
  watch.expectNoNetwork();
  await page.route('**/demo-images/**', (route) => route.abort());
  await visit('/search');
  const frame = page.getByRole('article').first().locator('div').first();
  await expect(frame).toBeVisible();
  // With scripts a drawing of the body has taken its place.
  const photo = frame.locator('img');
  if ((await photo.count()) === 0) {
    await expect(frame.locator('svg').first()).toBeVisible();
    return;
  }
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  // What is fading or sharpening has come to rest: two pictures in a row are the same.
  let before = await insideOf(photo);
  await expect(async () => {
    const last = before;
    before = await insideOf(photo);
    expect(before.equals(last)).toBe(true);
  }).toPass();
  // The browser's own mark and the words are covered: other words look the same.
  await photo.evaluate((image: HTMLImageElement) => (image.alt = 'Other words, and many of them'));
  expect((await insideOf(photo)).equals(before)).toBe(true);
  // Something is drawn there.
  await photo.evaluate((image: HTMLImageElement) => (image.style.visibility = 'hidden'));
  expect((await insideOf(photo)).equals(before)).toBe(false);
});

test('small photos that cannot be had take the places they have when they can @windows', async ({
  page,
  site,
  visit,
  watch,
}) => {
  watch.expectNoNetwork();
  const { slug } = await findVehicle(site, ({ images }) => images.length > 5);
  const small = page
    .getByRole('region', { name: /^Photos of/ })
    .getByRole('link', { name: /^Photo \d+ of \d+$/, includeHidden: true });
  const sizes = async () => {
    await visit(`/cars/${slug}`);
    // Those beyond the first few are asked for when they come into sight, long after the page is drawn.
    await small.last().evaluate((link) => link.scrollIntoView({ block: 'center' }));
    await expect
      .poll(() =>
        small
          .locator('img')
          .evaluateAll((images: HTMLImageElement[]) =>
            images.every((image) => !image.checkVisibility() || image.complete),
          ),
      )
      .toBe(true);
    return small.evaluateAll((links) =>
      links.map((link) => `${link.clientWidth} x ${link.clientHeight}`),
    );
  };
  const whole = await sizes();
  expect(whole.length).toBeGreaterThan(5);
  await page.route('**/demo-images/**', (route) => route.abort());
  expect(await sizes()).toEqual(whole);
});
