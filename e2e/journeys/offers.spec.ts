import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { storedLeads } from '../support/leads.ts';
import { pageWords } from '../support/siteWords.ts';
import { expect, test } from '../support/test.ts';

test('an offer is found, read in full, and asked about (R2-13, R2-70) @once', async ({
  page,
  site,
  visit,
}) => {
  await visit('/');
  await page.getByRole('link', { name: (await pageWords(site)).home.allOffers }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Special offers');
  const name = 'Tray, bull bar and tow bar on any D-MAX';
  const card = page.getByRole('article').filter({ hasText: name });
  const last = card.getByText(/give you a fair price for them\.$/);
  await expect(last).toBeHidden();
  await card.getByText('View more').click();
  await expect(last).toBeVisible();
  await card.getByText('View less').click();
  await expect(last).toBeHidden();
  await card.getByRole('link', { name: `Enquire Now: ${name}` }).click();

  await expect(page).toHaveURL(/\/offers\/isuzu\/d-max-tray-and-bar#enquire$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('link', { name: 'Explore D-MAX' })).toHaveAttribute(
    'href',
    '/isuzu-d-max',
  );
  const person = newPerson();
  await fillIn(page, person);
  const form = page.getByRole('main').locator('form');
  for (const select of await form.getByRole('combobox').all()) {
    await select.selectOption({ index: 1 });
  }
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page).toHaveURL(/\/success$/);
  const leads = await storedLeads(site);
  const lead = leads.find((one) => JSON.stringify(one).includes(person.Email));
  expect(JSON.stringify(lead)).toContain(`About the offer \\"${name}\\"`);
});

test('the range is filtered by links, and a model leads to what is in stock of it (R2-18) @once', async ({
  page,
  visit,
}) => {
  await visit('/models');
  const filters = page.getByRole('navigation', { name: 'Models by body type' });
  await filters.getByRole('link', { name: 'Trucks' }).click();
  await expect(page).toHaveURL(/\/models\?body=trucks$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trucks');
  await expect(filters.getByRole('link', { name: 'Trucks' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(3);
  await cards.filter({ hasText: 'D-MAX' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Isuzu D-MAX');
  await page.getByRole('link', { name: /^See \d+ in stock$/ }).click();
  await expect(page).toHaveURL(/\/search\/isuzu\/d-max$/);
});
