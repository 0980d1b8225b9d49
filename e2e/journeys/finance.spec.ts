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
  const rate = page.getByLabel('Interest rate, a year');
  const usual = Number(await rate.inputValue());
  await page.getByLabel('Vehicle price').fill('$40,000');
  await page.getByLabel('Deposit or trade-in').fill('10000');
  await page.getByLabel('Balloon, paid at the end').fill('0');
  await rate.fill('8');
  await page.getByLabel('Term').selectOption('3 years');
  if (!js) await page.getByRole('button', { name: 'Calculate' }).click();
  const answer = page.getByRole('main').locator('form').first();
  await expect(answer).toContainText('$940 / month');
  await expect(answer).toContainText('8.00% p.a. interest rate');
  await expect(answer).toContainText('p.a. comparison rate');
  await expect(answer).toContainText('WARNING');
  // A comma parts decimals as a dot does.
  await rate.fill('7,5');
  if (!js) await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(answer).toContainText('7.50% p.a. interest rate');
  // No rate is not one of 0; without scripts the form is not sent without one.
  if (!js) return;
  await rate.fill('');
  await expect(answer).toContainText(`${usual.toFixed(2)}% p.a. interest rate`);
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
