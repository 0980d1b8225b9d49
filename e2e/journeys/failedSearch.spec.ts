import { parseSearch } from '@forecourt/domain';
import type { Page, Route } from '@playwright/test';
import { expectListing } from '../support/listing.ts';
import { createShopper } from '../support/shopper.ts';
import { expect, test, type Watch } from '../support/test.ts';

const ways: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  aborted: (route) => route.abort(),
  'a 503': (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' }),
  'a 500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }),
  'an answer cut short': (route) =>
    route.fulfill({
      contentType: 'text/x-script',
      headers: { 'x-remix-response': 'yes' },
      body: '[{"_1',
    }),
};

/** The stock does not come, so that the server answers every search; unless it fails this way. */
async function failing(page: Page, watch: Watch): Promise<{ way: keyof typeof ways | null }> {
  // The browser says of each failure that it was one, and the page logs it (R2-57).
  watch.expectNoNetwork();
  for (const status of [500, 503]) watch.expectStatus(status);
  watch.expectFault(/The search failed/);
  const service: { way: keyof typeof ways | null } = { way: null };
  await page.route('**/stock-*', (route) => route.abort());
  await page.route('**/*.data?*', (route) => ways[service.way ?? '']?.(route) ?? route.continue());
  await page.route('**/*.data', (route) => ways[service.way ?? '']?.(route) ?? route.continue());
  return service;
}

/** What a shopper would say that the page shows. */
function said(page: Page) {
  return page.getByRole('main').innerText();
}

test('a search that fails leaves the last results, with their address and their filters (R2-57, R2-59) @js @once', async ({
  page,
  site,
  js,
  phone,
  visit,
  watch,
}) => {
  const service = await failing(page, watch);
  const shopper = createShopper({ page, js, phone });
  await visit('/search');
  await shopper.sort('Lowest price');
  const good = 'sortBy=Car_production:price:asc';
  await expectListing(page, site, parseSearch(good), { js });
  const before = await said(page);
  const length = await page.evaluate(() => history.length);

  for (const way of Object.keys(ways)) {
    await test.step(way, async () => {
      service.way = way;
      const asked = page.waitForEvent('requestfinished', (one) =>
        one.url().includes('/search.data'),
      );
      const aborted = page.waitForEvent('requestfailed', (one) =>
        one.url().includes('/search.data'),
      );
      await shopper.tick('Body type', 'SUV');
      await Promise.race([asked, aborted]);
      await expect.poll(() => said(page)).toBe(before);
      await expectListing(page, site, parseSearch(good), { js });
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
    });
  }
  // A bound that was not taken goes, too, and nothing of it all is a step of Back.
  await shopper.price('30000', '');
  await shopper.filter(async (panel) => {
    await expect(panel.getByRole('checkbox', { name: /^SUV/ })).not.toBeChecked();
    const price = panel.getByRole('group', { name: 'Price', exact: true });
    await expect(price.getByRole('textbox', { name: 'From' })).toHaveValue('');
  });
  expect(await page.evaluate(() => history.length)).toBe(length);

  service.way = null;
  await shopper.tick('Body type', 'SUV');
  const mended = `refinementList[body][0]=SUV&${good}`;
  await expectListing(page, site, parseSearch(mended), { js });

  // What was answered before is at hand, and asked for by nobody (R2-59).
  service.way = 'aborted';
  await page.goBack();
  await expectListing(page, site, parseSearch(good), { js });
  await page.goForward();
  await expectListing(page, site, parseSearch(mended), { js });
});

test('without any results on screen the browser follows the link by itself @js @once', async ({
  page,
  phone,
  visit,
  watch,
}) => {
  const service = await failing(page, watch);
  await visit('/');
  service.way = 'a 503';
  if (phone) await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.locator('summary', { hasText: 'Our Stock' }).click();
  await menu.getByRole('link', { name: 'View all: Our Stock' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  // A vehicle's page, too, and the way back.
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

test.describe('where a page searches without an address of its own', () => {
  test.use({ site: 'wattlebend' });

  test('on the page of seven-seaters a search that fails leaves what is there @js @once', async ({
    page,
    visit,
    watch,
  }) => {
    const service = await failing(page, watch);
    await visit('/7-seater-cars');
    const before = await said(page);
    service.way = 'aborted';
    const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('.data'));
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price');
    await failed;
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('');
    await expect.poll(() => said(page)).toBe(before);
  });
});
