import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const DRAWER_STYLES = '**/modal-*.css';

test('the filters open over the page, keep the focus and give it back (R10-05) @js @phone', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const opener = page.getByRole('link', { name: /^Filters/ });
  const drawer = page.getByRole('dialog', { name: 'Filters' });

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expect.poll(() => focusIsIn(page, '[role=dialog]')).toBe(true);
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsIn(page, '[role=dialog]'), `after ${step + 1} tabs`).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await focusIsIn(page, '[role=dialog]')).toBe(true);

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await drawer.getByRole('button', { name: 'Close filters' }).click();
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Show Me tells the count of what is chosen and closes the filters (R2-45) @js @phone', async ({
  page,
  visit,
}) => {
  await visit('/search');
  await page.getByRole('link', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const box = drawer.getByRole('group', { name: 'Body type', exact: true }).getByRole('checkbox');
  const name = (await box.first().locator('..').textContent()) ?? '';
  const count = /[\d,]+$/.exec(name.trim())?.[0] ?? '';
  await box.first().click();
  await drawer.getByRole('button', { name: new RegExp(`^Show Me ${count} `) }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name: /^Filters/ })).toContainText('1');
});

// Without them it would stand unstyled at the page's end, and jump when they come.
test('the filters open with their styles, however late those come @js @phone', async ({
  page,
  visit,
}) => {
  const { promise: late, resolve: come } = Promise.withResolvers<void>();
  await page.route(DRAWER_STYLES, async (route) => {
    await late;
    await route.continue();
  });
  // A page whose styles are late has not loaded either.
  await visit('/search', { waitUntil: 'commit' });
  await page.getByRole('link', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(drawer).toHaveCount(0);
  come();
  await expect(drawer).toBeVisible();
  await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 0, y: 0, height: 844 });
});

test('where the drawer cannot be had, the filters open in the page @js @phone', async ({
  page,
  watch,
  visit,
}) => {
  watch.expectStatus(503);
  await page.route(DRAWER_STYLES, (route) => route.fulfill({ status: 503 }));
  await visit('/search');
  const panel = page.getByRole('complementary', { name: 'Filters' });
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: /^Filters/ }).click();
  await expect(panel).toBeVisible();
  await panel
    .getByRole('group', { name: 'Body type', exact: true })
    .getByRole('checkbox')
    .first()
    .click();
  await expect(page).toHaveURL(/\[body\]/);
  await expect(panel).toBeVisible();
});

function focusIsIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
}
