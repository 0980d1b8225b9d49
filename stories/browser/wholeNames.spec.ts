import { expect, test } from '@playwright/test';

// A name that is kept whole is a block of its own, which a link's line does not reach by itself.

test('a compared vehicle under the pointer has a line under all of its name', async ({ page }) => {
  await page.goto(
    `${process.env['STORYBOOK_URL']}/iframe.html?id=compare-comparetable--four&viewMode=story`,
  );
  const link = page.locator('th[scope="col"] a', { has: page.locator('bdi > span') }).first();
  const name = link.locator('span').first();
  await expect(name).toHaveText(/\w-\w/);
  await expect(name).toHaveCSS('text-decoration-line', 'none');
  await link.hover();
  await expect(name).toHaveCSS('text-decoration-line', 'underline');
});
