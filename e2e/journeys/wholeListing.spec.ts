import { formatSearch, parseSearch } from '@forecourt/domain';
import { ask } from '../support/ask.ts';
import { expectListing, shownVehicles } from '../support/listing.ts';
import { listingFile } from '../support/listingFile.ts';
import { createShopper } from '../support/shopper.ts';
import { searchStock } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

const SEVEN_SEATERS = '/7-seater-cars';

test("the dealer's messages stand at their places, and are no vehicles (R2-51, R2-53)", async ({
  page,
  site,
  js,
  visit,
}) => {
  const { promos, phoneReveal = false } = await listingFile(site);
  await visit('/search');
  const { hits } = await expectListing(page, site, parseSearch(''), { js });
  for (const { title, href, action, position, expiry } of promos) {
    const tile = page.getByRole('main').getByRole('region', { name: title });
    if (expiry === undefined) {
      const leadsTo = phoneReveal ? href.replace(/^tel:.*/, '/phone/0') : href;
      await expect(tile.getByRole('link', { name: action })).toHaveAttribute('href', leadsTo);
      const place = await tile.evaluate((own) => {
        const slot = own.closest('li');
        return [...(slot?.parentElement?.children ?? [])].findIndex((one) => one === slot) + 1;
      });
      expect(place).toBe(position);
    } else {
      await expect(tile).toHaveCount(0);
    }
  }
  expect(await shownVehicles(page)).toHaveLength(hits.length);
  await page.getByRole('link', { name: 'Next' }).click();
  await expectListing(page, site, parseSearch('page=2'), { js });
  await expect(page.getByRole('main').getByRole('list').getByRole('region')).toHaveCount(0);
});

test('a promoted search is one press, and one more takes it away @once', async ({
  page,
  site,
  js,
  visit,
}) => {
  const { quickFilters } = await listingFile(site);
  await visit('/search');
  for (const { label, search } of quickFilters.slice(0, 2)) {
    const link = page
      .getByRole('list', { name: 'Popular searches' })
      .getByRole('link', { name: label });
    await link.click();
    await expectListing(page, site, parseSearch(search), { js });
    await expect(link).toHaveAttribute('aria-current', 'true');
    await link.click();
    await expectListing(page, site, parseSearch(''), { js });
    await expect(link).not.toHaveAttribute('aria-current');
  }
});

// A phone has room for one card a line.
test('the browser keeps the chosen layout, and has it before scripts run @js @desktop', async ({
  page,
  site,
  visit,
}) => {
  const { resultView: usual = 'grid' } = await listingFile(site);
  const other = usual === 'grid' ? 'list' : 'grid';
  const root = page.locator('html');
  const button = (view: string) =>
    page.getByRole('button', { name: new RegExp(`^${view} view`, 'i') });
  // The first may stand across the page in both.
  const isLying = () =>
    page
      .getByRole('article')
      .nth(1)
      .evaluate((card) => getComputedStyle(card).display === 'grid');

  await visit('/search');
  await expect(root).toHaveAttribute('data-view', usual);
  await button(other).click();
  await expect(button(other)).toHaveAttribute('aria-pressed', 'true');
  expect(await isLying()).toBe(other === 'list');

  const { promise: seen, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-view', other);
  // Its sheets may still be coming.
  await expect.poll(isLying).toBe(other === 'list');
  release();
  await expect(button(other)).toHaveAttribute('aria-pressed', 'true');
});

test('sections of the filters stay as they were left, where the site remembers (R2-46) @js', async ({
  page,
  site,
  js,
  phone,
  visit,
}) => {
  const { rememberFilterSections = false } = await listingFile(site);
  const shopper = createShopper({ page, js, phone });
  const section = async () =>
    (await shopper.openFilters())
      .locator('details')
      .filter({ hasText: /^Colour/ })
      .first();

  await visit('/search');
  const colour = await section();
  await colour.locator('summary').first().click();
  await expect(colour).toHaveAttribute('open');
  await visit('/search');
  if (rememberFilterSections) await expect(await section()).toHaveAttribute('open');
  else await expect(await section()).not.toHaveAttribute('open');
});

test('the page of seven-seaters has them alone, and its address stays (R2-55)', async ({
  page,
  site,
  js,
  phone,
  visit,
}) => {
  const { sevenSeater } = await listingFile(site);
  const { hits, count } = await searchStock(site, 'refinementList[seats][0]=7');
  if (sevenSeater === undefined) {
    expect((await ask({ site, path: SEVEN_SEATERS })).status).toBe(404);
    return;
  }
  await visit('/');
  if (phone) await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.locator('summary', { hasText: 'Our Stock' }).click();
  await menu.getByRole('link', { name: '7 Seaters' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^7 Seater Cars for Sale in .+, [A-Z]+$/,
  );
  await expect(page).toHaveTitle(/^7 Seater Cars for Sale/);
  await expect(
    page.getByText('View our range of 7 seater SUV and 4WD people movers'),
  ).toBeVisible();
  await expect(page.getByText(new RegExp(`^${count} `)).first()).toBeAttached();
  const slugs = hits.map(({ slug }) => `/cars/${slug}`);
  expect(await shownVehicles(page)).toEqual(slugs);
  const link = page.locator('link[rel=canonical]');
  await expect(link).toHaveAttribute('href', new URL(SEVEN_SEATERS, page.url()).href);

  const shopper = createShopper({ page, js, phone });
  const sorted = await searchStock(
    site,
    'refinementList[seats][0]=7&sortBy=Car_production:price:desc',
  );
  const sortedSlugs = sorted.hits.map(({ slug }) => `/cars/${slug}`);
  await shopper.sort('Highest price');
  await expect.poll(() => shownVehicles(page)).toEqual(sortedSlugs);
  // Only a form without scripts has to say in its address what it asks for.
  if (!js) return;
  await expect(page).toHaveURL(SEVEN_SEATERS);
  await expect(page.getByRole('group', { name: 'Seats', exact: true })).toHaveCount(0);

  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\//);
  await page.goBack();
  await expect.poll(() => shownVehicles(page)).toEqual(sortedSlugs);
  expect(formatSearch(parseSearch(new URL(page.url()).search))).toBe('');
});
