import { parseSearch, type SearchState } from '@forecourt/domain';
import { expectListing, shownVehicles } from '../support/listing.ts';
import { createShopper } from '../support/shopper.ts';
import { pageWords } from '../support/siteWords.ts';
import { searchStock } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

const SEARCHES = [
  '',
  'query=suv',
  'refinementList[make][0]=Toyota',
  'refinementList[make][0]=Toyota&refinementList[body][0]=SUV&sortBy=Car_production:price:desc',
  'refinementList[car_type][0]=new&range[price]=:60000',
  'range[price]=20000:&sortBy=Car_production:created_at:desc&page=2',
];

test('every address shows what the search answers: vehicles, order and counts (R2-42, R2-60) @once', async ({
  page,
  site,
  js,
  visit,
}) => {
  for (const query of SEARCHES) {
    await test.step(query === '' ? 'everything' : query, async () => {
      await visit(`/search?${query}`.replace(/\?$/, ''));
      await expectListing(page, site, parseSearch(query), { js });
    });
  }
});

test('a make of its own in the path, and what is chosen within it (R2-16, R2-17) @once', async ({
  page,
  site,
  js,
  phone,
  visit,
}) => {
  const shopper = createShopper({ page, js, phone });
  const { facets } = await searchStock(site, '');
  const make = (facets.make ?? []).find(({ value }) => /^\w+$/.test(value))?.value ?? '';
  await visit(`/search/${make.toLowerCase()}`);
  const query = `refinementList[make][0]=${make}`;
  const { hits } = await searchStock(site, query);
  const slugs = hits.map(({ slug }) => `/cars/${slug}`);
  expect(await shownVehicles(page)).toEqual(slugs);
  await shopper.sort('Highest price');
  const sorted = await searchStock(site, `${query}&sortBy=Car_production:price:desc`);
  await expect
    .poll(() => shownVehicles(page))
    .toEqual(sorted.hits.map(({ slug }) => `/cars/${slug}`));
});

test('a search that finds nothing says so and leads back to the stock @once', async ({
  page,
  site,
  js,
  visit,
}) => {
  const { nothing } = await pageWords(site);
  await visit('/search?query=zzzzqq');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/No .* match/);
  await page.getByRole('main').getByRole('link', { name: nothing.look, exact: true }).click();
  await expectListing(page, site, parseSearch(''), { js });
});

test('a page past the end leads to the first (R2-40) @once', async ({ page, site, js, visit }) => {
  await visit('/search?page=150');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Back to the first page' }).click();
  await expectListing(page, site, parseSearch(''), { js });
});

test('a price typed as free text is understood, and past the other one stops short of it (R5-01, R5-07) @once', async ({
  page,
  site,
  js,
  phone,
  visit,
}) => {
  const shopper = createShopper({ page, js, phone });
  await visit('/search');
  await shopper.price('20k', '');
  await expectListing(page, site, stateOf('range[price]=20000:'), { js });
  await shopper.price('', '$30,000');
  await expectListing(page, site, stateOf('range[price]=:30000'), { js });
  await shopper.price('50,000', '30000');
  // Without a script nothing is rounded (R5-01).
  const { ranges } = stateOf(`range[price]=${js ? 29000 : 29999}:30000`);
  await expect.poll(() => stateOf(new URL(page.url()).search).ranges).toEqual(ranges);
  await shopper.price('', '');
  await expectListing(page, site, stateOf(''), { js });
});

test('nothing reloads, the scroll stays, and the address is spelled plainly (R2-22, R2-58) @js @once @windows', async ({
  page,
  site,
  js,
  phone,
  visit,
}) => {
  const shopper = createShopper({ page, js, phone });
  await visit('/search');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const expectStayed = async () =>
    expect(await page.evaluate(() => 'stayed' in window), 'the page was reloaded').toBe(true);

  await page.evaluate(() => window.scrollTo(0, 700));
  await shopper.sort('Lowest price');
  await expectListing(page, site, stateOf('sortBy=Car_production:price:asc'), { js });
  await expectStayed();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);

  await shopper.tick('Body type', 'SUV');
  const query = 'refinementList[body][0]=SUV&sortBy=Car_production:price:asc';
  await expectListing(page, site, stateOf(query), { js });
  await expectStayed();
  expect(page.url()).toBe(new URL(`/search?${query}`, page.url()).href);
  expect(page.url()).toContain('[body][0]');

  await page.getByRole('link', { name: 'Next' }).click();
  await expectListing(page, site, stateOf(`${query}&page=2`), { js });
  await expectStayed();

  await shopper.search('automatic');
  await expectListing(page, site, stateOf(`query=automatic&${query}`), { js });
  await expectStayed();

  await page.goBack();
  await expectListing(page, site, stateOf(`${query}&page=2`), { js });
  await expectStayed();
});

test('another page is told, and begins at the results; a filter keeps the focus @js @once @windows', async ({
  page,
  phone,
  visit,
}) => {
  await visit('/search');
  const results = page.getByRole('region', { name: 'Results' });
  const told = page.locator('[aria-live=polite]').filter({ hasText: /page \d/ });
  const next = page.getByRole('link', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(told).toContainText('page 2 of');
  await expect(results).toBeFocused();
  await expect(results).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await results.boundingBox())?.y ?? 999))
    .toBeLessThan(100);
  await page.goBack();
  await expect(told).toContainText('page 1 of');
  await expect(next).toBeInViewport();
  if (phone) return;

  const box = page.getByRole('group', { name: 'Condition' }).getByRole('checkbox').last();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/car_type/);
  await expect(box).toBeFocused();
});

test('back from a vehicle finds the place on the page again @js', async ({ page, visit }) => {
  await visit('/search');
  const link = page.getByRole('article').nth(9).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2);
});

function stateOf(query: string): SearchState {
  return parseSearch(query);
}
