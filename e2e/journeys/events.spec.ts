import type { Page } from '@playwright/test';
import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

function layer(page: Page): Promise<unknown> {
  return page.evaluate(() => window.dataLayer ?? null);
}

test('a form that was sent is one event, however often its thank-you is seen (R4-19) @once @js @desktop', async ({
  page,
  site,
  visit,
}) => {
  const { id, slug } = await findVehicle(site, ({ sold, carType }) => !sold && carType === 'used');
  await visit(`/cars/${slug}/enquire`);
  await fillIn(page, newPerson());
  await page.getByRole('main').locator('form').getByRole('button').click();
  await expect(page).toHaveURL(/\/success$/);
  const event = { event: 'forecourt', event_id: 15, car_id: id, category: 'Vehicle Enquiry' };
  await expect.poll(() => layer(page)).toEqual([event]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const call = page.getByRole('contentinfo').locator('a[href^="tel:"]').first();
  await call.evaluate((link) => link.addEventListener('click', (press) => press.preventDefault()));
  // Pressed when the page has come to life, or again.
  await expect(async () => {
    await call.click();
    expect(await layer(page)).toContainEqual({ event: 'forecourt', event_id: 25 });
  }).toPass();
  expect(JSON.stringify(await layer(page))).not.toMatch(/"event_id":15|@|0412/);
});
