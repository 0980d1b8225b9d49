import type { Page } from '@playwright/test';
import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { storedLeads } from '../support/leads.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'wattlebend' });

const SITE = 'wattlebend';
/** Tests have places of their own, and each visitor another time: it is given once. */
const [MOOROOKA, CHERMSIDE, CLEVELAND] = [
  'Wattlebend Moorooka',
  'Wattlebend Chermside',
  'Wattlebend Cleveland',
];

function timesOf(page: Page) {
  return page.getByRole('main').getByRole('combobox', { name: 'Preferred date' });
}
function whereOf(page: Page) {
  return page.getByRole('main').getByLabel('Select a Preferred Dealership');
}
function ownTime(phone: boolean, js: boolean): number {
  if (!js) return 30;
  return phone ? 20 : 10;
}
async function send(page: Page, js: boolean) {
  const { 'Message (optional)': _, ...person } = newPerson();
  const main = page.getByRole('main');
  if (js) await main.getByRole('button', { name: 'Next' }).click();
  await fillIn(page, person);
  // Nobody is as fast as a script.
  await page.waitForTimeout(1_100);
  await main.locator('form').getByRole('button').last().click();
  return person.Email;
}
async function leadOf(email: string) {
  return (await storedLeads(SITE)).find(({ enquiry }) => enquiry.email === email);
}

test('times follow the place, and one that is booked is offered to nobody else (R5-40) @js @once', async ({
  page,
  phone,
  js,
  visit,
}) => {
  await visit('/book-test-drive');
  const main = page.getByRole('main');
  await expect(main.getByLabel('Preferred date')).toHaveAttribute('type', 'date');
  await whereOf(page).selectOption(CLEVELAND ?? '');
  await expect(main.getByRole('status').filter({ hasText: 'free times on' })).toBeVisible();
  const first = await timesOf(page).locator('option').nth(1).textContent();
  await whereOf(page).selectOption(CHERMSIDE ?? '');
  await expect(main.getByRole('status').filter({ hasText: 'free times on' })).toBeVisible();
  const option = timesOf(page).locator('option').nth(ownTime(phone, js));
  const label = (await option.textContent()) ?? '';
  const value = await option.getAttribute('value');
  expect(label).toMatch(/^\d{1,2}:30[ap]m, \w{3} \d{1,2} \w+$/);
  await timesOf(page).selectOption(label);
  const email = await send(page, true);

  await expect(page).toHaveURL(/\/success$/);
  await expect(main).toContainText(/You asked for \w+day .*, \d{1,2}:30[ap]m\. We keep that time/);
  expect((await leadOf(email))?.enquiry).toMatchObject({
    ...{ preferredDate: value, preferredTime: 'kept' },
  });

  await visit('/book-test-drive');
  await whereOf(page).selectOption(CHERMSIDE ?? '');
  await expect(timesOf(page)).toBeVisible();
  await expect(timesOf(page).locator(`option[value="${value}"]`)).toHaveCount(0);
  await whereOf(page).selectOption(CLEVELAND ?? '');
  await expect(timesOf(page).locator('option').nth(1)).toHaveText(first ?? '');
});

test('a time that goes meanwhile is told, and the lead is taken (R5-40) @js @once', async ({
  page,
  phone,
  js,
  context,
  visit,
}) => {
  await visit('/book-test-drive');
  const other = await context.newPage();
  await other.goto('/book-test-drive?dealership_slug=wattlebend-moorooka');
  await whereOf(page).selectOption(MOOROOKA ?? '');
  const value = await timesOf(page).locator('option').nth(ownTime(phone, js)).getAttribute('value');
  await timesOf(page).selectOption(value);
  await timesOf(other).selectOption(value);
  await send(other, true);
  await expect(other.getByRole('main')).toContainText('We keep that time for you');
  await other.close();

  const email = await send(page, true);
  await expect(page.getByRole('main')).toContainText('That time is no longer free');
  expect((await leadOf(email))?.enquiry).toMatchObject({
    ...{ preferredDate: value, preferredTime: 'taken' },
  });
});

test('where nobody can tell any day can be asked for (R5-40) @js @once', async ({
  page,
  visit,
  watch,
}) => {
  watch.expectStatus(503);
  await page.route('**/api/appointments*', (route) => route.fulfill({ status: 503, json: {} }));
  await visit('/book-test-drive');
  await whereOf(page).selectOption(CHERMSIDE ?? '');
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: 'Choose any day' })).toBeVisible();
  await main.getByLabel('Preferred date').fill('2099-03-14');
  const email = await send(page, true);
  await expect(main).toContainText('You asked for Saturday 14 March 2099.');
  expect((await leadOf(email))?.enquiry.preferredDate).toBe('2099-03-14');
});

test('a vehicle offers the times of its place, with a script and without (R5-40) @once', async ({
  page,
  phone,
  js,
  visit,
}) => {
  const vehicle = await findVehicle(SITE, ({ id, sold }) => !sold && !/-hard-/.test(id));
  await visit(`/book-test-drive?car_id=${vehicle.id}`);
  // It may be of any place: beside the times of the others.
  const option = timesOf(page)
    .locator('option')
    .nth(ownTime(phone, js) + 5);
  const value = await option.getAttribute('value');
  await timesOf(page).selectOption(value);
  const email = await send(page, js);
  await expect(page.getByRole('main')).toContainText('We keep that time for you');
  const lead = await leadOf(email);
  expect(lead?.enquiry).toMatchObject({ preferredDate: value, preferredTime: 'kept' });
  expect(lead?.context.carId).toBe(vehicle.id);
  await visit(`/book-test-drive?car_id=${vehicle.id}`);
  await expect(timesOf(page).locator(`option[value="${value}"]`)).toHaveCount(0);
});

test('a day that has passed, or on which the place is closed, is refused (R5-40) @once', async ({
  page,
  js,
  visit,
  watch,
}) => {
  watch.expectStatus(400);
  await page.route('**/api/appointments*', (route) => route.fulfill({ status: 404, json: {} }));
  watch.expectStatus(404);
  await visit('/book-test-drive');
  const main = page.getByRole('main');
  await whereOf(page).selectOption(CHERMSIDE ?? '');
  if (js) {
    await expect(main.getByRole('status').filter({ hasText: 'Choose any day' })).toBeVisible();
  }
  // A Sunday, on which Chermside is closed.
  await main.getByLabel('Preferred date').fill('2099-03-15');
  if (js) await main.getByRole('button', { name: 'Next' }).click();
  else await send(page, js);
  await expect(main.getByRole('alert')).toContainText('We are closed on that day');
  if (!js) {
    // Drawn again, the form knows the place and offers its times.
    await expect(timesOf(page)).toBeVisible();
    return;
  }
  await main.getByLabel('Preferred date').fill('2020-03-13');
  await expect(main.getByRole('alert')).toContainText('still to come');
});
