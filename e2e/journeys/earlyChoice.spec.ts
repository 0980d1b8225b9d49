import { emptySearch } from '@forecourt/domain';
import { holdBack } from '../support/heldBack.ts';
import { expectListing } from '../support/listing.ts';
import { expect, test, untilHydrated } from '../support/test.ts';

test('an order chosen before the scripts have come is taken when they have @js', async ({
  page,
  site,
}) => {
  const letGo = await holdBack(page);
  await page.goto('/search', { waitUntil: 'commit' });
  const box = page.getByRole('combobox', { name: 'Sort by' });
  await box.selectOption({ label: 'Lowest price' });
  letGo();
  await untilHydrated(page);
  await expectListing(page, site, { ...emptySearch, sort: 'price_asc' }, { js: true });
  await expect(box.locator('option:checked')).toHaveText('Lowest price');
});

test('a budget entered before the scripts have come is reckoned when they have @js @once', async ({
  page,
}) => {
  const letGo = await holdBack(page);
  await page.goto('/budget-finder', { waitUntil: 'commit' });
  const type = page.getByRole('checkbox').first();
  await type.check();
  await page.getByLabel('Your weekly repayments').fill('150');
  await page.getByLabel('Your deposit').fill('1,000');
  letGo();
  await untilHydrated(page);
  await expect(page.getByText('Your estimated budget is')).toContainText('$40,000');
  const body = encodeURIComponent(await type.inputValue());
  await expect(page.getByRole('link', { name: 'View Cars In This Range' })).toHaveAttribute(
    'href',
    `/search?refinementList[body][0]=${body}&range[price]=:40000`,
  );
});

test('a menu opened before the scripts have come stays open, and Escape closes it @js @once @phone', async ({
  page,
}) => {
  const letGo = await holdBack(page);
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

test.describe('where reviews turn', () => {
  test.use({ site: 'wattlebend' });

  test('they are paused by a press before their code has come @js @once', async ({
    page,
    visit,
  }) => {
    const letGo = await holdBack(page, '**/reviewParts-*.js');
    await visit('/');
    const pause = page.getByRole('button', { name: 'Pause', exact: true });
    await pause.click();
    // With its code it would say Play by now.
    await expect(pause).toBeVisible();
    letGo();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(pause).toBeHidden();
  });
});
