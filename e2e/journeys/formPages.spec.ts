import type { Page } from '@playwright/test';
import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { storedLeads } from '../support/leads.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

async function leadsOf(site: string, email: string) {
  return (await storedLeads(site)).filter(({ enquiry }) => enquiry.email === email);
}

/** Goes on to the next step; without scripts all of them show. */
async function next(page: Page, js: boolean) {
  if (js) await page.getByRole('main').getByRole('button', { name: 'Next' }).click();
}

test('a test drive is booked from the menu, at a dealership that is chosen @once', async ({
  page,
  site,
  js,
  visit,
  watch,
}) => {
  watch.expectStatus(400);
  const { 'Message (optional)': message, ...person } = newPerson();
  await visit('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a Test Drive' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a test drive');
  const main = page.getByRole('main');
  await main.getByLabel('Preferred date').fill('2099-03-14');
  await main.getByLabel('Message').fill(message);
  const where = main.getByLabel('Select a Preferred Dealership');
  const [chosen = ''] = (await where.locator('option').allTextContents()).slice(-1);
  await where.selectOption(chosen);
  await next(page, js);
  await fillIn(page, { ...person, Phone: '12' });
  await main.locator('form').getByRole('button').last().click();
  await expect(main.getByRole('alert')).toContainText('This phone number is too short');
  await fillIn(page, person);
  await main.locator('form').getByRole('button').last().click();

  await expect(page).toHaveURL(/\/success$/);
  await expect(main).toContainText('We have your test-drive request');
  await expect(main).toContainText('driver licence');
  const leads = await leadsOf(site, person.Email);
  expect(leads).toHaveLength(1);
  expect(leads[0]?.enquiry).toMatchObject({
    ...{ category: 'Test Drive', preferredDate: '2099-03-14', message },
    dealershipSlug: expect.stringContaining('wellington'),
  });
  expect(leads[0]?.context.url).toMatch(/\/book-test-drive$/);
});

test('a test drive of one vehicle is about it, also on the thank-you page @once', async ({
  page,
  site,
  js,
  visit,
}) => {
  const { 'Message (optional)': _, ...person } = newPerson();
  const vehicle = await findVehicle(site, ({ id, sold }) => !sold && !/-hard-/.test(id));
  await visit(`/book-test-drive?car_id=${vehicle.id}`);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(vehicle.make);
  await next(page, js);
  await fillIn(page, person);
  await page.getByRole('main').locator('form').getByRole('button').last().click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(
    page.getByRole('main').getByRole('article').getByRole('link').first(),
  ).toHaveAttribute('href', `/cars/${vehicle.slug}`);
  const leads = await leadsOf(site, person.Email);
  expect(leads.map(({ context }) => context.carId)).toEqual([vehicle.id]);
});

test.describe('of a dealer with parts', () => {
  test.use({ site: 'wattlebend' });

  test('who knows which part they need asks at an address of its own @once', async ({
    page,
    site,
    visit,
  }) => {
    const { 'Message (optional)': message, ...person } = newPerson();
    await visit('/parts/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a part');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/parts\/search$/);
    const main = page.getByRole('main');
    await main.getByLabel('Message').fill(message);
    await fillIn(page, person);
    await main.locator('form').getByRole('button').last().click();
    await expect(page).toHaveURL(/\/success$/);
    const leads = await leadsOf(site, person.Email);
    expect(leads).toMatchObject([{ enquiry: { category: 'Parts Enquiry', message } }]);
    expect(leads[0]?.context.url).toMatch(/\/parts\/search$/);
  });
});
