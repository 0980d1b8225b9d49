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
