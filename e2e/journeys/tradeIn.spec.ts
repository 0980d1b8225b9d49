import type { Locator, Page } from '@playwright/test';
import { ask, originOf } from '../support/ask.ts';
import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { storedLeads } from '../support/leads.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

// The dealer of the demo that has plates looked up.
test.use({ site: 'wattlebend' });

async function answerAll(main: Locator): Promise<void> {
  await expect(main.getByRole('radio').first()).toBeVisible();
  for (const question of await main.locator('fieldset').all()) {
    await question.getByRole('radio').first().check();
  }
}

async function tell(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

test('a car is valued before anybody is asked who they are, Back loses nothing, and the lead tells what was told @once', async ({
  page,
  site,
  visit,
}) => {
  const vehicle = await findVehicle(site, ({ sold, price }) => !sold && price !== null);
  const { 'Message (optional)': _, ...person } = newPerson();
  await visit(`/cars/trade-in?car_id=${vehicle.id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Trade in for this');
  await tell(page, { Make: 'Holden', Model: 'Kingswood', Year: '1975', Kilometres: '420k' });
  await main.getByRole('button', { name: 'Next: its condition' }).click();
  await expect(main).toContainText('1975 Holden Kingswood');
  await answerAll(main);
  await main.getByRole('button', { name: 'See my estimate' }).click();
  // Nobody guesses at what nobody has sold.
  await expect(main).toContainText('We will value it by hand');
  await page.goBack();
  await expect(main.getByRole('radio').first()).toBeChecked();
  await page.goForward();
  await main.getByRole('button', { name: 'Have my car valued' }).click();
  await fillIn(page, person);
  await main.getByRole('radio', { name: 'SMS' }).check();
  await main.getByRole('button', { name: 'Send my details' }).click();
  await expect(page).toHaveURL(/\/success$/);

  const leads = (await storedLeads(site)).filter(({ enquiry }) => enquiry.email === person.Email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    enquiry: { category: 'Trade-in Enquiry', subcategory: '1. Started', contactMethod: 'SMS' },
    context: { carId: vehicle.id },
    tradeIn: { car: { model: 'Kingswood', kilometres: 420_000 }, outcome: { kind: 'by hand' } },
  });
});

test('a plate leads to its car, whose estimate is accepted as it was told @once', async ({
  page,
  site,
  visit,
}) => {
  const { 'Message (optional)': _, ...person } = newPerson();
  await visit('/trade-in');
  const main = page.getByRole('main');
  await tell(page, { 'Number plate': '123 abc' });
  await page.getByLabel('State', { exact: true }).selectOption('QLD');
  await main.getByRole('button', { name: 'Find my car' }).click();
  await expect(main).toContainText('Is this your car?');
  await expect(page).not.toHaveURL(/123/);
  await tell(page, { Kilometres: '60,000 km' });
  await main.getByRole('button', { name: 'Next: its condition' }).click();
  await answerAll(main);
  await main.getByRole('button', { name: 'See my estimate' }).click();
  await expect(main.getByText('Rests on 7 cars like yours')).toBeVisible();
  const told = await main.getByText(/^\$[\d,]+ to \$[\d,]+$/).textContent();
  await main.getByRole('button', { name: 'Accept this offer' }).click();
  await expect(page).toHaveURL(/step=accept/);
  await page.reload();
  await expect(main).toContainText(told ?? '');
  await fillIn(page, person);
  await main.getByRole('button', { name: 'Accept this offer' }).click();
  await expect(page).toHaveURL(/\/success$/);

  const leads = (await storedLeads(site)).filter(({ enquiry }) => enquiry.email === person.Email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    enquiry: { subcategory: '3. Offer Accepted', rego: '123ABC' },
    tradeIn: { regoState: 'QLD', outcome: { kind: 'range' } },
  });
});

test('who sends an estimate first may accept it later with one press, in the same browser alone @once', async ({
  page,
  site,
  visit,
}) => {
  const { 'Message (optional)': _, ...person } = newPerson();
  await visit('/trade-in');
  const main = page.getByRole('main');
  await tell(page, { 'Number plate': '123 abc' });
  await page.getByLabel('State', { exact: true }).selectOption('QLD');
  await main.getByRole('button', { name: 'Find my car' }).click();
  await tell(page, { Kilometres: '61,000 km' });
  await main.getByRole('button', { name: 'Next: its condition' }).click();
  await answerAll(main);
  await main.getByRole('button', { name: 'See my estimate' }).click();
  await main.getByRole('button', { name: 'Talk it over first' }).click();
  await fillIn(page, person);
  await main.getByRole('button', { name: 'Send my details' }).click();
  await expect(page).toHaveURL(/\/success$/);
  await main.getByRole('link', { name: 'Accept the offer' }).click();
  await expect(main).toContainText('We have your details');
  const drawn = await page.locator('input[name="lead_id"]').inputValue();

  // Another browser has the address, and even what the form carries.
  const stolen = await ask({
    ...{ site, path: '/trade-in?step=agree', method: 'POST' },
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: originOf(site) },
    body: new URLSearchParams({ lead_id: drawn }).toString(),
  });
  expect(stolen.status).toBe(403);
  expect(stolen.text).toContain('nothing was sent');

  await main.getByRole('button', { name: 'Accept this offer' }).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(main.getByRole('link', { name: 'Accept the offer' })).toHaveCount(0);
  await page.goBack();
  const again = main.getByRole('button', { name: 'Accept this offer' });
  if (await again.isVisible()) {
    await again.click();
    await expect(page).toHaveURL(/\/success$/);
  }
  const leads = (await storedLeads(site)).filter(({ enquiry }) => enquiry.email === person.Email);
  const subcategories = leads.map(({ enquiry }) => enquiry.subcategory);
  expect(subcategories).toHaveLength(2);
  expect(new Set(subcategories)).toEqual(new Set(['2. Valued', '3. Offer Accepted']));
  const [accepted, told] = leads[0]?.enquiry.subcategory?.startsWith('3')
    ? leads
    : leads.toReversed();
  expect(accepted).toMatchObject({ addsTo: told?.id, tradeIn: told?.tradeIn });
});
