import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { storedLeads } from '../support/leads.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

test('a browser knows who wrote last, until it is told to forget (R3-19, R4-19) @js @once', async ({
  page,
  site,
  visit,
}) => {
  const person = newPerson();
  const { id, slug } = await findVehicle(site, ({ sold }) => sold === undefined || !sold);
  await visit('/?utm_source=radio&email=nobody@example.com');
  await visit(`/cars/${slug}/enquire`);
  await fillIn(page, person);
  await page.getByRole('main').locator('form').getByRole('button').click();
  await expect(page).toHaveURL(/\/success$/);

  const lead = (await storedLeads(site)).find(({ enquiry }) => enquiry.email === person.Email);
  expect(lead?.context).toMatchObject({
    visitedPages: ['/', `/cars/${slug}/enquire`],
    linkedQueryParams: { utm_source: 'radio' },
  });
  const kept = await page.evaluate(() => ({ ...window.localStorage }));
  expect(JSON.parse(kept['user-profile'] ?? '')).toMatchObject({ email: person.Email });
  expect(JSON.parse(kept['success-category'] ?? '')).toMatchObject({ carId: id });
  expect(JSON.parse(kept[`enquired-car:${site}`] ?? '')).toMatchObject({ id });

  await visit(`/cars/${slug}/enquire`);
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await expect(email).toHaveValue(person.Email);
  await page.getByRole('button', { name: 'Clear my details' }).click();
  await expect(email).toHaveValue('');
  expect(await page.evaluate(() => window.localStorage.getItem('user-profile'))).toBeNull();
});
