import type { Vehicle } from '@forecourt/domain';
import type { Page } from '@playwright/test';
import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { storedLeads } from '../support/leads.ts';
import { pageWords } from '../support/siteWords.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

/** Said beside the field; in the fixed words where there are some (R0-01). */
const MESSAGES = {
  'Last name': 'Enter your last name',
  Email: 'Complete the email address, as in name@example.com',
  Phone: 'This phone number is too short. Enter one like 0412 345 678 or 02 5550 1234',
  Postcode: 'Invalid postcode. Please enter a 4-digit number.',
};

function form(page: Page) {
  return page.getByRole('main').locator('form');
}
function send(page: Page) {
  return form(page).locator('button[type=submit]').click();
}

async function enquiryPath(site: string): Promise<string> {
  const { slug } = await findVehicle(site, ({ sold }) => sold === undefined || !sold);
  return `/cars/${slug}/enquire`;
}

test('mistakes are shown by their fields and what was typed stays @once', async ({
  page,
  site,
  js,
  visit,
  watch,
}) => {
  watch.expectStatus(400);
  const person = newPerson();
  await visit(await enquiryPath(site));
  await fillIn(page, {
    ...person,
    'Last name': '   ',
    Email: 'ana@',
    Phone: '12345',
    Postcode: '99',
  });
  await send(page);

  for (const [label, message] of Object.entries(MESSAGES)) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  const kept = {
    ...person,
    'Last name': js ? '   ' : '',
    Email: 'ana@',
    Phone: '12345',
    Postcode: '99',
  };
  for (const [label, value] of Object.entries(kept)) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
  }
  const summary = form(page).getByRole('alert');
  await expect(summary).toContainText('4 things need your attention');
  for (const message of Object.values(MESSAGES)) await expect(summary).toContainText(message);
  if (js) await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: MESSAGES.Phone }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();

  expect(await leadsWith(site, 'ana@')).toEqual([]);
  await fillIn(page, person);
  // What is mended is no longer complained of.
  if (js) await expect(summary).toHaveCount(0);
  await send(page);
  await expect(page).toHaveURL(/\/success$/);
  expect(await leadsWith(site, person.Email)).toHaveLength(1);
  // What comes next, at which place, and what it is about.
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: /^At (Wattlebend|Coolabarra|Verrell)/ }),
  ).toBeVisible();
  await expect(main).toContainText(/A person there reads it and|a person there reads it and/);
  await expect(main.getByRole('article').getByRole('heading')).toBeVisible();
});

test('an email address is asked for, mended and asked about, each in its own words @once', async ({
  page,
  site,
  js,
  visit,
  watch,
}) => {
  watch.expectStatus(400);
  const person = newPerson();
  const typo = person.Email.replace('@example.com', '@gmial.com');
  await visit(await enquiryPath(site));
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  for (const [typed, said] of [
    ['', 'Enter your email address'],
    ['ana', 'Put an @ into the email address, as in name@example.com'],
    ['ana nguyen@example.com', 'Take the space out of the email address'],
  ] as const) {
    await fillIn(page, { ...person, Email: typed });
    await send(page);
    await expect(email).toHaveAccessibleDescription(said);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  }
  await email.fill(typo);
  await page.getByRole('textbox', { name: 'Phone', exact: true }).focus();
  if (js) {
    // What is right is no longer complained of; what looks mistyped is asked about, and can be mended.
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    const meant = typo.replace('gmial', 'gmail');
    await expect(form(page)).toContainText(`Did you mean ${meant}?`);
    await page.getByRole('button', { name: `Use ${meant}` }).click();
    await expect(email).toHaveValue(meant);
    await email.fill(typo);
    await send(page);
    await expect(form(page)).toContainText('If yours is right, send the form again.');
  }
  // It is never refused: people know their address.
  await send(page);
  await expect(page).toHaveURL(/\/success$/);
  expect(await leadsWith(site, typo)).toHaveLength(1);
});

test('photos of a vehicle that has few are asked for (R7-05) @once', async ({
  page,
  site,
  visit,
}) => {
  const person = newPerson();
  const isBare = ({ images, status, sold }: Vehicle) =>
    images.length < 3 && status === 'in_stock' && !sold;
  const { slug } = await findVehicle(site, isBare);
  await visit(`/cars/${slug}`);
  await page.getByRole('main').getByRole('link', { name: 'Request photos' }).click();
  await expect(page.getByRole('heading', { name: 'Request photos' })).toBeVisible();
  await fillIn(page, person);
  await send(page);
  await expect(page).toHaveURL(/\/success$/);
  const [lead, ...more] = await leadsWith(site, person.Email);
  expect(more).toEqual([]);
  expect(lead?.enquiry.subcategory).toBe('Request Photos');
  expect(lead?.enquiry.message).toMatch(/^Please send photos for this car/);
  expect(lead?.enquiry.message).toContain('Is it still there?');
});

test('an enquiry by keyboard alone @js', async ({ page, site, visit }) => {
  const person = newPerson();
  await visit(await enquiryPath(site));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const reach = async (label: string) => {
    for (let step = 0; step < 40; step += 1) {
      // In one look: the form may be drawn anew between one and the next.
      const focused = await page.evaluate(() => {
        const { activeElement: field } = document;
        return field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : undefined;
      });
      if (focused?.startsWith(label) === true) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${label} cannot be reached by Tab.`);
  };
  for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Postcode'] as const) {
    await reach(label);
    await page.keyboard.type(person[label]);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/success$/);
  expect(await leadsWith(site, person.Email)).toHaveLength(1);
});

test('sent twice, the same enquiry is one lead (R11-03) @once', async ({ page, site, visit }) => {
  const person = newPerson();
  await visit(await enquiryPath(site));
  await fillIn(page, person);
  await form(page).getByRole('button').dblclick({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/success$/);
  await page.goBack();
  expect(await leadsWith(site, person.Email)).toHaveLength(1);
});

test('typed before the scripts have arrived, nothing is lost and one lead is stored @js @once', async ({
  page,
  site,
}) => {
  const person = newPerson();
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue().catch(() => {});
  });
  await page.goto(await enquiryPath(site), { waitUntil: 'commit' });
  await fillIn(page, person);
  await send(page);
  await expect(page).toHaveURL(/\/success$/);
  expect(await leadsWith(site, person.Email)).toHaveLength(1);
});

test('what does not get through is told, stays, and is sent again as the same lead (R0-09, R4-18, R20-05) @js @phone @once', async ({
  page,
  site,
  visit,
  watch,
}) => {
  for (const status of [503, 500, 404, 403, 429]) watch.expectStatus(status);
  watch.expectNoNetwork();
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  const person = newPerson();
  await visit(await enquiryPath(site));
  await fillIn(page, person);
  const said = 'An error occurred when submitting this form';
  for (const fault of [503, 500, 404, 403, 429, null]) {
    await page.route('**/enquire.data*', (route) =>
      fault === null ? route.abort() : route.fulfill({ status: fault, body: '<p>busy' }),
    );
    await send(page);
    await expect.poll(() => alerts).toEqual([said]);
    await expect(form(page).getByRole('alert')).toContainText(said);
    for (const [label, value] of Object.entries(person)) {
      await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
    }
    await page.unroute('**/enquire.data*');
    alerts.length = 0;
  }
  await send(page);
  await expect(page).toHaveURL(/\/success$/);
  expect(await leadsWith(site, person.Email)).toHaveLength(1);
});

test('without a record the thank-you page thanks for the visit (R2-21) @once', async ({
  page,
  site,
  visit,
}) => {
  await visit('/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    (await pageWords(site)).success.visit,
  );
});

async function leadsWith(site: string, email: string) {
  return (await storedLeads(site)).filter(({ enquiry }) => enquiry.email === email);
}
