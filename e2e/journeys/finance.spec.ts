import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { storedLeads } from '../support/leads.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

// The one whose vehicles have finance of their own.
test.use({ site: 'wattlebend' });

test('repayments are worked out with their rates, by the server where no script runs @once', async ({
  page,
  js,
  visit,
}) => {
  await visit('/finance');
  await page.getByLabel('Vehicle price').fill('$40,000');
  await page.getByLabel('Deposit or trade-in').fill('10000');
  await page.getByLabel('Balloon, paid at the end').fill('0');
  await page.getByLabel('Interest rate, a year').fill('8');
  await page.getByLabel('Term').selectOption('3 years');
  if (!js) await page.getByRole('button', { name: 'Calculate' }).click();
  const answer = page.getByRole('main').locator('form').first();
  await expect(answer).toContainText('$940 / month');
  await expect(answer).toContainText('8.00% p.a. interest rate');
  await expect(answer).toContainText('p.a. comparison rate');
  await expect(answer).toContainText('WARNING');
  // No rate is not one of 0, and a comma parts decimals as a dot does.
  for (const [typed, read] of [
    ['', /(8\.50|10\.00)% p\.a\. interest rate/],
    ['7,5', /7\.50% p\.a\. interest rate/],
  ] as const) {
    await page.getByLabel('Interest rate, a year').fill(typed);
    if (!js) await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(answer).toContainText(read);
  }
});

test('finance for one vehicle is asked for on its own page, and the lead is about it @once', async ({
  page,
  site,
  visit,
}) => {
  const { 'Message (optional)': _, ...person } = newPerson();
  const vehicle = await findVehicle(site, ({ id, sold }) => !sold && !/-hard-/.test(id));
  await visit(`/personalised/finance?car_id=${vehicle.id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(vehicle.model);
  await fillIn(page, person);
  await main.locator('form[method="post"]').getByRole('button').last().click();

  // Without a script a browser keeps the hash of what it sent.
  await expect(page).toHaveURL(/\/success(?:#finance-form)?$/);
  const leads = (await storedLeads(site)).filter(({ enquiry }) => enquiry.email === person.Email);
  expect(leads).toHaveLength(1);
  expect(leads[0]?.context).toMatchObject({ carId: vehicle.id });
});
