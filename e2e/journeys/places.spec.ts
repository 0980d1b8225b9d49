import { holdBack } from '../support/heldBack.ts';
import { pageWords } from '../support/siteWords.ts';
import { expect, test, untilHydrated } from '../support/test.ts';

// The one with places of more than one kind.
test.use({ site: 'wattlebend' });

test('places are reached by the menu and chosen by their kind, and the map shows the same @once', async ({
  page,
  site,
  visit,
}) => {
  await visit('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  const places = page.getByRole('region', { name: 'Our places' });
  await expect(places.getByRole('heading')).toHaveCount(5);
  await places.getByRole('link', { name: 'Service', exact: true }).click();
  await expect(page).toHaveURL(/\/contact-us\?show=service#places$/);
  await expect(places.getByRole('heading')).toHaveText('Wattlebend Moorooka Service');
  const map = page.locator('section', {
    has: page.getByRole('heading', { name: (await pageWords(site)).contact.find }),
  });
  await expect(map.getByRole('link', { name: 'Directions' })).toHaveCount(1);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Finance' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finance');
});

test('the nearest place comes first from a postcode, which stays in the address @once', async ({
  page,
  visit,
}) => {
  await visit('/contact-us?show=sales');
  const places = page.getByRole('region', { name: 'Our places' });
  await places.getByLabel('Nearest to postcode').fill('4163');
  await places.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/\/contact-us\?show=sales&postcode=4163#places$/);
  await expect(places.getByRole('heading').first()).toHaveText('Wattlebend Cleveland');
  await expect(places.getByText('The nearest to the middle of 4163 first')).toBeVisible();
  await places.getByLabel('Nearest to postcode').fill('0001');
  await places.getByRole('button', { name: 'Sort' }).click();
  await expect(places.getByText('Invalid postcode')).toBeVisible();
});

for (const path of ['/contact-us', '/contact-us/moorooka']) {
  test(`holiday hours open over ${path}, where they can be read @js @once`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await page.getByText('Holiday Opening Hours', { exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Holiday Opening Hours' });
    await expect(dialog.getByRole('row').first()).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

test('holiday hours unfolded before the scripts have come stay open @js @once', async ({
  page,
}) => {
  const letGo = await holdBack(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await page.getByText('Holiday Opening Hours', { exact: true }).first().click();
  const hours = page.getByRole('table', { name: /^Holiday Opening Hours/ });
  await expect(hours.first()).toBeVisible();
  letGo();
  await untilHydrated(page);
  await expect(hours.first().getByRole('row').first()).toBeInViewport({ ratio: 1 });
  // The next one opens as it does with scripts.
  await page.getByText('Holiday Opening Hours', { exact: true }).nth(1).click();
  await expect(page.getByRole('dialog', { name: 'Holiday Opening Hours' })).toBeVisible();
});

test("a place's hours unfold from whether it is open @once", async ({ page, visit }) => {
  await visit('/contact-us');
  const place = page.getByRole('article').filter({ hasText: 'Wattlebend Cleveland' });
  await expect(place.getByRole('table')).toBeHidden();
  await place.locator('summary').first().click();
  await expect(place.getByRole('table', { name: /^Opening hours/ })).toBeVisible();
});
