import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { storedLeads } from '../support/leads.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

// The one with several places.
const SITE = 'wattlebend';
test.use({ site: SITE });

async function leadsOf(email: string) {
  const leads = await storedLeads(SITE);
  return leads.filter(({ enquiry }) => enquiry.email === email);
}

async function availableVehicle() {
  return findVehicle(SITE, ({ status, sold }) => status === 'in_stock' && sold !== true);
}

test('a place is written to from its card, and the lead goes there (R2-75) @once', async ({
  page,
  js,
  visit,
}) => {
  const { 'Message (optional)': message, ...person } = newPerson();
  await visit('/contact-us');
  await page.getByRole('link', { name: 'Email Us: Wattlebend Cleveland' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email Us' });
  if (js) await expect(dialog).toHaveAccessibleDescription('It goes to Wattlebend Cleveland.');
  else await expect(page).toHaveURL(/\/contact-us\/[\w-]+#enquire$/);
  const form = js ? dialog : page.locator('#enquire');
  for (const [label, value] of Object.entries({ ...person, Message: message })) {
    await form.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(dialog).toBeHidden();
  const [lead, ...more] = await leadsOf(person.Email);
  expect(more).toEqual([]);
  expect(lead?.enquiry).toMatchObject({ category: 'General Enquiry', message });
  expect(lead?.enquiry.pageId).toMatch(/^contact-us\/.*cleveland/);
  expect(lead?.enquiry.locationId).toEqual(expect.any(String));
});

test('a vehicle’s dialog says what is wrong in itself, and sends about that vehicle @js', async ({
  page,
  visit,
  watch,
}) => {
  watch.expectStatus(400);
  const person = newPerson();
  const { id, slug } = await availableVehicle();
  await visit(`/cars/${slug}`);
  await page.getByRole('link', { name: /^Email Us: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Email Us' });
  await expect(dialog).toHaveAccessibleDescription(/^It is about the /);
  await fillIn(page, { ...person, Email: 'ana@' });
  const send = dialog.getByRole('button', { name: /^(Enquire|Message) Now$/ });
  await send.click();
  const email = dialog.getByRole('textbox', { name: 'Email', exact: true });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(new RegExp(`/cars/${slug}$`));
  await email.fill(person.Email);
  await send.click();
  await expect(page).toHaveURL(/\/success$/);
  const leads = await leadsOf(person.Email);
  expect(leads.map(({ context }) => context.carId)).toEqual([id]);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/cars/${slug}$`));
});

test('what does not get through is told in the dialog and stays there, without a network too (R4-18, R20-05) @js', async ({
  page,
  visit,
  watch,
}) => {
  watch.expectStatus(503);
  watch.expectFault(/ERR_INTERNET_DISCONNECTED/);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const person = newPerson();
  const { slug } = await availableVehicle();
  await visit(`/cars/${slug}`);
  await page.getByRole('link', { name: /^Email Us: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Email Us' });
  await fillIn(page, person);
  const send = dialog.getByRole('button', { name: /^(Enquire|Message) Now$/ });
  const said = 'An error occurred when submitting this form';
  await expect(dialog).toBeVisible();
  for (const fault of [null, 503]) {
    // Whatever the page beneath would ask for anew, it would not get either, nor code that it has not yet.
    if (fault === null) await page.context().setOffline(true);
    else
      await page.route('**/*.data*', (route) => route.fulfill({ status: fault, body: '<p>busy' }));
    await send.click();
    await expect.poll(() => alerts).toEqual([said]);
    await expect(dialog.getByRole('alert')).toContainText(said);
    await expect(send).toBeEnabled();
    for (const [label, value] of Object.entries(person)) {
      const field = dialog.getByRole('textbox', { name: label, exact: true });
      await expect(field).toHaveValue(value);
    }
    await page.context().setOffline(false);
    await page.unroute('**/*.data*');
    alerts.length = 0;
  }
  await send.click();
  await expect(page).toHaveURL(/\/success$/);
  expect(await leadsOf(person.Email)).toHaveLength(1);
});

test('Back and Escape close the dialog and nothing else, and the focus returns (R10-04) @js', async ({
  page,
  visit,
}) => {
  const { slug } = await availableVehicle();
  await visit('/contact-us');
  await visit(`/cars/${slug}`);
  const link = page.getByRole('link', { name: /^Email Us: / });
  const dialog = page.getByRole('dialog', { name: 'Email Us' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const leave of ['Escape', 'Back']) {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else await page.evaluate(() => window.history.back());
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/cars/${slug}$`));
  }
  // The router has seen nothing of it.
  expect(asked.filter((url) => url.includes('.data'))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test('where the form cannot be had the link is followed @js', async ({ page, visit, watch }) => {
  watch.expectStatus(503);
  await visit('/contact-us');
  await page.route('**/api/email-us**', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('link', { name: 'Email Us: Wattlebend Cleveland' }).click();
  await expect(page).toHaveURL(/\/contact-us\/[\w-]+#enquire$/);
  await expect(page.locator('#enquire')).toBeVisible();
});
