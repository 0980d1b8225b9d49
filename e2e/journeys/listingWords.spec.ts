import { createShopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

// Classic's demo dealer has cars, motorcycles and caravans.
const CARAVANS = '/search?refinementList[item_type][0]=caravan';

test('what is listed is called by its name everywhere, page for page @once @desktop', async ({
  page,
  js,
  visit,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const description = page.locator('meta[name=description]');

  await visit('/search');
  await expect(heading).toHaveText('Vehicles for sale in Dubbo and Wellington');
  await expect(page.getByText(/^\d+ vehicles, page 1/)).toBeVisible();
  await expect(description).toHaveAttribute('content', /^\d+ vehicles for sale in Dubbo .+ at /);
  const title = await page.title();

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveTitle(title.replace(' |', ', page 2 |'));
  await expect(description).toHaveAttribute('content', /^Page 2 of \d+: \d+ vehicles /);

  await visit(CARAVANS);
  await expect(heading).toHaveText(/^Caravans for sale in /);
  await expect(page).toHaveTitle(/^Caravans for sale in /);
  await expect(page.getByText(/^\d+ caravans/).first()).toBeVisible();
  const button = page.getByRole('button', {
    name: js ? /^Show Me \d+ Caravans$/ : 'Apply filters',
  });
  await expect(button).toBeVisible();
});

test.describe('where a dealer of two suburbs names the city', () => {
  test.use({ site: 'verrell-hyde' });

  test('R1-06, R1-03: it stands in headings and titles, and rare makes stand first @once', async ({
    page,
    js,
    phone,
    visit,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await visit('/search');
    await expect(heading).toHaveText('Cars for sale in Melbourne');
    await expect(page).toHaveTitle(/^Cars for sale in Melbourne \|/);
    const filters = await createShopper({ page, js, phone }).openFilters();
    const makes = filters.getByRole('group', { name: 'Make', exact: true }).getByRole('checkbox');
    const first = await makes.evaluateAll((boxes) =>
      boxes.slice(0, 4).map((box) => (box as HTMLInputElement).value),
    );
    expect(first).toEqual(['Porsche', 'Ferrari', 'Aston Martin', 'Bentley']);
    await visit('/search/porsche');
    await expect(heading).toHaveText('Porsche cars for sale in Melbourne');
  });
});
