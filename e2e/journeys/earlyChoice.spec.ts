import { emptySearch } from '@forecourt/domain';
import { expectListing } from '../support/listing.ts';
import { expect, test, untilHydrated } from '../support/test.ts';

test('an order chosen before the scripts have come is taken when they have @js', async ({
  page,
  site,
}) => {
  const { promise: chosen, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  const box = page.getByRole('combobox', { name: 'Sort by' });
  await box.selectOption({ label: 'Lowest price' });
  letGo();
  await untilHydrated(page);
  await expectListing(page, site, { ...emptySearch, sort: 'price_asc' }, { js: true });
  await expect(box.locator('option:checked')).toHaveText('Lowest price');
});

test('a menu opened before the scripts have come stays open, and Escape closes it @js @once @phone', async ({
  page,
}) => {
  const { promise: opened, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/privacy-policy', { waitUntil: 'commit' });
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await expect(home).toBeVisible();
  letGo();
  await untilHydrated(page);
  await expect(home).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(home).toBeHidden();
});
