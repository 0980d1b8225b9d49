import type { BrowserContext } from '@playwright/test';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

// Parts of a page whose code comes with their first use, in a tunnel or after a release: the page does
// without that part, and all the rest stays (R2-57).

async function loseCode(context: BrowserContext) {
  await context.route('**/assets/**', (route) => route.abort());
}

test('results stay where a search box and the filters miss their code @js', async ({
  page,
  context,
  visit,
  watch,
}) => {
  watch.expectNoNetwork();
  await visit('/search');
  const main = page.getByRole('main');
  const vehicle = main.getByRole('article').first().getByRole('heading');
  const name = (await vehicle.textContent()) ?? '';
  await loseCode(context);
  const box = main.getByRole('searchbox').filter({ visible: true }).first();
  await box.click();
  await box.pressSequentially('u');
  await expect(box).toHaveValue('u');
  await box.fill('');
  await expect(vehicle).toHaveText(name);
  const filters = main.getByRole('link', { name: /^Filters/ });
  if (await filters.isVisible()) {
    await filters.click();
    // In the page, as without scripts.
    await expect(main.getByRole('complementary', { name: 'Filters' })).toBeVisible();
    await main.getByRole('textbox', { name: 'To' }).first().scrollIntoViewIfNeeded();
  }
  await expect(vehicle).toHaveText(name);
});

test('a vehicle stays where its photos cannot be enlarged @js', async ({
  page,
  context,
  site,
  visit,
  watch,
}) => {
  watch.expectFault(/ERR_INTERNET_DISCONNECTED/);
  const { slug } = await findVehicle(site, ({ images }) => (images?.length ?? 0) > 2);
  await visit(`/cars/${slug}`);
  const heading = page.getByRole('heading', { level: 1 });
  const name = (await heading.textContent()) ?? '';
  const enlarge = page.getByRole('button', { name: /Enlarge photo/ });
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed');
  await enlarge.click();
  await lost;
  await expect(heading).toHaveText(name);
  // With a network it opens by itself, as without scripts.
  await context.setOffline(false);
  await enlarge.click();
  await expect(page).toHaveURL(/\.(jpg|avif|webp)$/);
  await page.goBack();
  await expect(heading).toHaveText(name);
});
