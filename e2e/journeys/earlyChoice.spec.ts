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
