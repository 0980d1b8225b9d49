import { expect, test } from '../support/test.ts';

// The dealer of the demo with a banner that may be closed.
test.use({ site: 'wattlebend' });

test('R2-84: BOOK A SERVICE stays at the edge of each page but the one it leads to @once @windows', async ({
  page,
  visit,
  watch,
}) => {
  watch.expectStatus(404);
  const banner = page.getByRole('region', { name: 'Service', exact: true });
  // Pages of a dealer's own may begin as one of a sale does.
  for (const path of ['/company', '/checklist', '/modelling', '/privacy-policy']) {
    await visit(path);
    await expect(banner.getByRole('link', { name: 'BOOK A SERVICE' })).toBeInViewport();
  }
  await banner.getByRole('link', { name: 'BOOK A SERVICE' }).click();
  await expect(page).toHaveURL(/\/service#service-booking$/);
  await expect(banner).toHaveCount(0);
});

for (const kept of [true, false]) {
  const storage = kept ? 'kept' : 'forbidden';
  test(`R2-84: closed it stays away for the visit, its place too; storage ${storage} @js @once`, async ({
    page,
    visit,
    watch,
  }) => {
    if (!kept) {
      // The router, which keeps places there, complains.
      watch.expectFault(/No storage/);
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('No storage.', 'SecurityError');
          },
        });
      });
    }
    await visit('/privacy-policy');
    const banner = page.getByRole('region', { name: 'Service', exact: true });
    await banner.getByRole('button', { name: 'Close: book a service' }).click();
    await expect(banner).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(banner).toBeHidden();
    await visit('/privacy-policy');
    await expect(banner).toBeVisible({ visible: !kept });
  });
}

test('R2-84: pages of a sale are about the sale: there is none @once @windows', async ({
  page,
  visit,
}) => {
  const banner = page.getByRole('region', { name: 'Service', exact: true });
  for (const path of ['/search', '/search/used-cars', '/compare', '/special-offers']) {
    await visit(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(banner).toHaveCount(0);
  }
  await visit('/search');
  await page.getByRole('main').locator('a[href^="/cars/"]').first().click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect(banner).toHaveCount(0);
  // It comes back where somebody may want one.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(banner).toBeVisible();
});
