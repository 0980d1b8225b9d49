import { expect, test } from '../support/test.ts';

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
  // What is fading or sharpening has come to rest.
  await page.waitForTimeout(500);
  const before = await frame.screenshot();
  // The browser's own mark and the words are covered: other words look the same.
  await photo.evaluate((image: HTMLImageElement) => (image.alt = 'Other words, and many of them'));
  expect((await frame.screenshot()).equals(before)).toBe(true);
  // Something is drawn there.
  await photo.evaluate((image: HTMLImageElement) => (image.style.visibility = 'hidden'));
  expect((await frame.screenshot()).equals(before)).toBe(false);
});
