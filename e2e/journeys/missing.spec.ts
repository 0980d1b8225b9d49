import { emptySearch, formatNumber, toggleValue } from '@forecourt/domain';
import { expectListing } from '../support/listing.ts';
import { pageWords } from '../support/siteWords.ts';
import { findVehicle, searchStock } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

const NOWHERE = [
  '/nope',
  '/cars/no-such-vehicle',
  '/cars/no-such-vehicle/enquire',
  '/search/no-such-make',
  '/a/b/c.php',
];

test('an address that shows nothing says so, and the stock is one step away', async ({
  page,
  site,
  visit,
  watch,
}) => {
  const { nothing } = await pageWords(site);
  watch.expectStatus(404);
  for (const path of NOWHERE) {
    const response = await visit(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nothing.page);
  }
  await page.getByRole('main').getByRole('link', { name: nothing.look }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('when the data of a page cannot be had, the browser loads the page itself @js @once', async ({
  page,
  site,
  visit,
  watch,
}) => {
  watch.expectStatus(500);
  const { slug } = await findVehicle(site, () => true);
  await visit('/search');
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  const loaded = page.waitForResponse((response) => response.url().endsWith(`/cars/${slug}`));
  await page.locator(`a[href="/cars/${slug}"]`).first().click();
  expect((await loaded).status()).toBe(200);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

test('a page that went wrong is tried again at a press @js @once', async ({
  page,
  visit,
  watch,
}) => {
  watch.expectStatus(403);
  await visit('/search');
  await page.route('**/*.data*', (route) => route.fulfill({ status: 403, body: 'refused' }));
  const vehicle = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const href = await vehicle.getAttribute('href');
  await vehicle.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Something went wrong on our side');
  await page.unroute('**/*.data*');
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(href ?? '');
  await expect(heading).not.toHaveText('Something went wrong on our side');
  await expect(page.getByRole('main').getByRole('link', { name: 'Send Enquiry' })).not.toHaveCount(
    0,
  );
});

test('a text that nothing is known as is told, with what to look for @once', async ({
  page,
  visit,
}) => {
  await visit('/search?query=zzzzqq');
  await expect(page.getByRole('main')).toContainText(
    'Nothing here is known as “zzzzqq”. Check how it is spelled',
  );
});

test('a slip is asked about, with as many vehicles as its link shows @once', async ({
  page,
  site,
  js,
  visit,
}) => {
  const [colour] = (await searchStock(site)).facets.colour ?? [];
  if (colour === undefined) throw new Error('Vehicles of some colour are needed.');
  // Its second letter left out, as `whte` for white.
  const slip = colour.value.slice(0, 1) + colour.value.slice(2);
  await visit(`/search?query=${slip.toLowerCase()}`);
  const meant = page.getByRole('link', { name: `Did you mean ${colour.value}?` });
  await expect(meant).toContainText(formatNumber(colour.count));
  await meant.click();
  await expectListing(page, site, toggleValue(emptySearch, 'colour', colour.value), { js });
});

test('/cars is the listing, with its search (R2-01) @once', async ({ page, visit }) => {
  await visit('/cars?query=suv');
  await expect(page).toHaveURL(/\/search\?query=suv$/);
});
