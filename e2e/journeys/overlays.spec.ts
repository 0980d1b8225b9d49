import type { Page } from '@playwright/test';
import { asPrinted, pageWords } from '../support/siteWords.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

/** The button of the browser; it need not lead anywhere. */
async function pressBack(page: Page): Promise<void> {
  await page.evaluate(() => window.history.back());
}

async function openGallery(site: string, visit: (path: string) => Promise<unknown>) {
  const { slug, images } = await findVehicle(site, (vehicle) => vehicle.images.length > 4);
  await visit('/search');
  await visit(`/cars/${slug}`);
  return { path: `/cars/${slug}`, count: images.length };
}

/** 1-based: the photo that stands in the middle of the row. */
async function photoInView(page: Page): Promise<number> {
  const row = page.getByRole('dialog').getByRole('list').first();
  return row.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth) + 1);
}

test('a photo is shown in full, and Back closes it and nothing else (R10-04) @js @windows', async ({
  page,
  site,
  visit,
}) => {
  const { path, count } = await openGallery(site, visit);
  const gallery = page.getByRole('region', { name: /^Photos of/ });
  const lightbox = page.getByRole('dialog');

  // A row is brought to a photo; of photos beside each other it is pressed itself.
  const small = gallery.getByRole('link', { name: `Photo 4 of ${count}` });
  const isRow = await small.isVisible();
  if (isRow) {
    await small.click();
    await expect(gallery.getByText(`4 / ${count}`)).toBeVisible();
    await gallery.getByRole('button', { name: 'Enlarge photo' }).click();
  } else {
    await gallery.getByRole('link', { name: /photo 4$/ }).click();
  }
  await expect(lightbox.getByText(`4 of ${count}`)).toBeVisible();
  await expect.poll(() => photoInView(page)).toBe(4);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText(`5 of ${count}`)).toBeVisible();
  await expect.poll(() => photoInView(page)).toBe(5);

  await pressBack(page);
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  if (isRow) await expect(gallery.getByText(`5 / ${count}`)).toBeVisible();
  else await expect(gallery.getByText(`${count} photos`)).toBeVisible();

  await gallery.getByRole('button', { name: 'Enlarge photo' }).click();
  await lightbox.getByRole('button', { name: 'Close' }).click();
  await expect(lightbox).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(lightbox).toHaveCount(0);
});

test('of quick presses on a key or an arrow, each turns a photo @js', async ({
  page,
  site,
  visit,
}) => {
  const { count } = await openGallery(site, visit);
  const gallery = page.getByRole('region', { name: /^Photos of/ });
  const lightbox = page.getByRole('dialog');
  await gallery.getByRole('button', { name: 'Enlarge photo' }).click();
  await expect(lightbox.getByText(`1 of ${count}`)).toBeVisible();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key);
  }
  await expect(lightbox.getByText(`4 of ${count}`)).toBeVisible();
  await expect.poll(() => photoInView(page)).toBe(4);
  await lightbox.getByRole('button', { name: 'Close' }).click();
  await expect(gallery).toBeVisible();
  const back = gallery.getByRole('button', { name: 'Previous photo' });
  // Photos beside each other do not turn.
  if (await back.isHidden()) return;
  await expect(gallery.getByText(`4 / ${count}`)).toBeVisible();
  await back.click();
  await back.click();
  await expect(gallery.getByText(`2 / ${count}`)).toBeVisible();
});

test('a picture that cannot be had is a drawing @js', async ({ page, site, visit, watch }) => {
  watch.expectStatus(404);
  const { slug } = await findVehicle(site, (vehicle) => vehicle.images.length > 4);
  await page.route('**/demo-images/**', (route) => route.fulfill({ status: 404 }));
  await visit(`/cars/${slug}`);
  const gallery = page.getByRole('region', { name: /^Photos of/ });
  await expect(gallery.getByRole('img', { name: /photo 1$/ }).locator('svg')).toBeVisible();
  await gallery.getByRole('button', { name: 'Enlarge photo' }).click();
  const first = page.getByRole('dialog').getByRole('img', { name: /photo 1$/ });
  await expect(first.locator('svg')).toBeVisible();
});

test('Back closes the filters and keeps what was chosen in them (R10-04) @js @phone', async ({
  page,
  visit,
}) => {
  await visit('/');
  await visit('/search');
  await page.getByRole('link', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer
    .getByRole('group', { name: 'Body type', exact: true })
    .getByRole('checkbox')
    .first()
    .click();
  await expect(page).toHaveURL(/refinementList/);
  const { href } = new URL(page.url());
  await pressBack(page);
  await expect(drawer).toBeHidden();
  expect(page.url()).toBe(href);
  await page.goBack();
  await expect(page).not.toHaveURL(href);
});

test('on a phone Back closes the menu that covers the page @js @phone @once', async ({
  page,
  site,
  visit,
}) => {
  await visit('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: asPrinted((await pageWords(site)).home.all) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/search/);
  const { href } = new URL(page.url());
  const summary = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
  await summary.click();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav).toBeVisible();
  // What Escape and Back mean is code that comes with the first use of the header.
  await page.keyboard.press('Escape');
  await expect(nav).toBeHidden();
  await summary.click();
  await expect(nav).toBeVisible();
  await pressBack(page);
  await expect(nav).toBeHidden();
  expect(page.url()).toBe(href);
});

test("after a full load a phone's own Back closes the menu and leaves no step behind @js @phone @once", async ({
  page,
  visit,
}) => {
  // What the gesture does in a phone's browser can be asked of the watcher itself.
  await page.addInitScript(() => {
    const host = window as unknown as Record<string, unknown>;
    const Native = host.CloseWatcher as new () => object;
    host.CloseWatcher = class extends Native {
      constructor() {
        super();
        host.lastWatcher = this;
      }
    };
  });
  await visit('/');
  await visit('/search');
  const { href } = new URL(page.url());
  const summary = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
  const nav = page.getByRole('navigation', { name: 'Main' });
  await summary.click();
  await expect(nav).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => 'lastWatcher' in window), 'the menu is watched for Back')
    .toBe(true);
  await page.evaluate(() =>
    (window as unknown as { lastWatcher: { requestClose(): void } }).lastWatcher.requestClose(),
  );
  await expect(nav).toBeHidden();
  expect(page.url()).toBe(href);

  await summary.click();
  await nav.getByRole('link').first().click();
  await expect(page).not.toHaveURL(href);
  await page.goBack();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expect(page).not.toHaveURL(href);
});

test('a swipe that begins on an arrow, where a thumb does, turns a photo, and a tap one @js @windows @phone', async ({
  page,
  site,
  visit,
}) => {
  const { count } = await openGallery(site, visit);
  const lightbox = page.getByRole('dialog');
  await page
    .getByRole('region', { name: /^Photos of/ })
    .getByRole('button', { name: 'Enlarge photo' })
    .click();
  const on = await lightbox.getByRole('button', { name: 'Next photo' }).boundingBox();
  const y = (on?.y ?? 0) + 24;
  const right = (on?.x ?? 0) + 24;
  const touch = await page.context().newCDPSession(page);
  const drag = async (from: number, to: number) => {
    const at = (x: number) => [{ x, y }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const x = from + (to - from) * part;
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await drag(right, right - 200);
  await expect(lightbox.getByText(`2 of ${count}`)).toBeVisible();
  await lightbox.getByRole('button', { name: 'Next photo' }).tap();
  await expect(lightbox.getByText(`3 of ${count}`)).toBeVisible();
  await drag(24, 224);
  await expect(lightbox.getByText(`2 of ${count}`)).toBeVisible();
  await expect.poll(() => photoInView(page)).toBe(2);
});
