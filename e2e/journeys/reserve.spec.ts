import type { Page } from '@playwright/test';
import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { storedLeads } from '../support/leads.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

/** Sites that take reservations, and how their page of it ends. */
const segments: Readonly<Record<string, string>> = {
  wattlebend: 'checkout',
  coolabarra: 'buy-online',
};

/** Each test, in each project, has a vehicle of its own: what is reserved stays so for the others. */
async function freeVehicle(site: string, salt: string) {
  const turn = [...salt].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 7919, 7) % 40;
  let seen = 0;
  return findVehicle(site, ({ id, price, reserved, sold, status }) => {
    const isFree = !sold && !reserved && status === 'in_stock' && (price ?? 0) > 10;
    if (!isFree || /-hard-/.test(id)) return false;
    seen += 1;
    return seen > turn;
  });
}

async function fillAndSend(page: Page, email: string): Promise<void> {
  await fillIn(page, { ...newPerson(), Email: email });
  const place = page.getByRole('combobox');
  for (const choice of await place.all()) {
    if ((await choice.inputValue()) === '') await choice.selectOption({ index: 1 });
  }
  await page.getByRole('main').getByRole('button', { name: 'Ask to reserve it' }).click();
}

test('a vehicle is reserved, by one of two at once, until its shopper cancels (R9-04) @once', async ({
  page,
  site,
  visit,
  watch,
  context,
}, { project }) => {
  const segment = segments[site];
  test.skip(segment === undefined, 'This dealer takes no reservations.');
  watch.expectStatus(409);
  const vehicle = await freeVehicle(site, project.name);
  const path = `/cars/${vehicle.slug}`;
  const [first, second] = [newPerson(), newPerson()];
  await visit(path);
  const section = page.getByRole('main').getByRole('heading', { name: 'Reserve Online' });
  await expect(section).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: 'Reserve Online' }).last();
  await expect(link).toHaveAttribute('href', `${path}/${segment}`);

  // Two have the form open before either sends it.
  const other = await context.newPage();
  await other.goto(new URL(`${path}/${segment}`, page.url()).href);
  await visit(`${path}/checkout`);
  await expect(page).toHaveURL(new RegExp(`${path}/${segment}$`));
  await expect(page.getByRole('main')).toContainText('refundable in full');
  await fillAndSend(page, first.Email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request');
  const own = page.url();
  expect(own).toMatch(/\/reservation\/[\w.-]+$/);

  other.on('dialog', (dialog) => void dialog.accept());
  await fillAndSend(other, second.Email);
  await expect(other.getByRole('main').getByRole('alert')).toContainText(
    'Somebody else has just reserved this one',
  );
  await expect(other.getByRole('textbox', { name: 'Email' })).toHaveValue(second.Email);
  await other.close();
  const leads = await storedLeads(site);
  const mine = leads.filter(({ enquiry }) => enquiry.email === first.Email);
  expect(mine).toHaveLength(1);
  expect(leads.filter(({ enquiry }) => enquiry.email === second.Email)).toEqual([]);

  // Reserved on its page, and where it is listed.
  await visit(path);
  await expect(page.getByText('Reserved', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Reserve Online' })).toHaveCount(0);
  const reserved = await findVehicle(site, ({ id }) => id === vehicle.id);
  expect(reserved.reserved).toBe(true);

  // The dealer's link asks before it does anything.
  const manage = new URL(mine[0]?.reservation?.manageUrl ?? '').pathname;
  await visit(manage);
  await page.getByRole('button', { name: 'Confirm: hold it for 48 hours' }).click();
  await expect(page.getByRole('main')).toContainText('You hold it for the shopper until');

  await page.goto(own);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is reserved for you');
  await expect(page.getByRole('main')).toContainText(/4[78] hours.* left/);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This reservation is over');
  await visit(path);
  await expect(section).toBeVisible();
});
