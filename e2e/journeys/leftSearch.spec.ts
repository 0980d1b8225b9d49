import { emptySearch, parseSearch } from '@forecourt/domain';
import type { Locator } from '@playwright/test';
import { expectListing } from '../support/listing.ts';
import { saveData } from '../support/saveData.ts';
import { createShopper, type ShopperOptions } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { untilStockIsHere } from '../support/untilStockIsHere.ts';

// A search that is drawn ahead of the router, by a shopper who is faster than both.

test('Back in the very moment of a choice leads back, and nothing stays on its way @js @once', async ({
  page,
  site,
  js,
  visit,
}) => {
  await visit('/search');
  await untilStockIsHere(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest price');
  await expect(page).toHaveURL(/sortBy=/);
  // Results are drawn ahead of the router, which waits for them: Back comes while it does.
  await page.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('select[name=sortBy]');
    if (select === null) throw new Error('There is nothing to choose.');
    const option = [...select.options].find(({ text }) => text === 'Lowest price');
    select.value = option?.value ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    window.history.back();
  });
  await expect(page).toHaveURL(/\/search$/);
  await expectListing(page, site, emptySearch, { js });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // And the next choice is made as ever.
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest price');
  await expectListing(page, site, parseSearch('sortBy=Car_production:price:desc'), { js });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

/** A listing whose searches the browser or the server answers, and its search box. */
async function openListing(
  holder: 'browser' | 'server',
  visit: (path: string) => Promise<unknown>,
  shopper: ShopperOptions,
): Promise<Locator> {
  if (holder === 'server') await saveData(shopper.page);
  await visit('/search');
  if (holder === 'browser') await untilStockIsHere(shopper.page);
  return createShopper(shopper).searchBox();
}

for (const holder of ['browser', 'server'] as const) {
  test(`Enter on what the ${holder} has found already is no step of Back @js @once`, async ({
    page,
    js,
    phone,
    visit,
  }) => {
    const box = await openListing(holder, visit, { page, js, phone });
    await box.fill('white');
    await expect(page).toHaveURL(/query=white$/);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await box.press('Enter');
    // The search is made once more, and its entry takes the place of the one before.
    await page.waitForTimeout(1_000);
    await page.goBack();
    await expect(page).toHaveURL(/\/search$/);
    await expect(box).toHaveValue('');
  });

  test(`letters that come slowly, found by the ${holder}, are one step of Back (R5-08) @js @once`, async ({
    page,
    js,
    phone,
    visit,
  }) => {
    const box = await openListing(holder, visit, { page, js, phone });
    const found = new Set<string>();
    page.on('framenavigated', (frame) => found.add(new URL(frame.url()).search));
    await box.pressSequentially('white', { delay: 600 });
    await expect(page).toHaveURL(/query=white$/);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(found.size, 'addresses on the way').toBeGreaterThan(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/search$/);
    await expect(box).toHaveValue('');
  });
}
