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
  // What is fading or sharpening has come to rest: two pictures in a row are the same.
  let before = await frame.screenshot();
  await expect(async () => {
    const last = before;
    before = await frame.screenshot();
    expect(before.equals(last)).toBe(true);
  }).toPass();
  // The browser's own mark and the words are covered: other words look the same.
  await photo.evaluate((image: HTMLImageElement) => (image.alt = 'Other words, and many of them'));
  expect((await frame.screenshot()).equals(before)).toBe(true);
  // Something is drawn there.
  await photo.evaluate((image: HTMLImageElement) => (image.style.visibility = 'hidden'));
  expect((await frame.screenshot()).equals(before)).toBe(false);
});
