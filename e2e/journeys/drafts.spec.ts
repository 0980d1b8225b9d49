import type { Page } from '@playwright/test';
import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test, untilHydrated } from '../support/test.ts';
import { untilKept } from '../support/untilKept.ts';

const MESSAGE = 'Message (optional)';

/** What the page moves by, as a browser counts it, from when it is opened until its form is filled in. */
async function noteShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          moved: Number(Reflect.get(window, 'moved')) + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('an unsent form is as it was left: opened again, gone back to, and forward; a sent one is empty (R3-19) @js @once', async ({
  page,
  site,
  visit,
}) => {
  await noteShifts(page);
  const person = newPerson();
  const isShown = ({ sold, id }: { sold?: boolean; id: string }) => !sold && !/-hard-/.test(id);
  const one = await findVehicle(site, isShown);
  const other = await findVehicle(site, (vehicle) => isShown(vehicle) && vehicle.id !== one.id);
  const main = page.getByRole('main');
  const message = main.getByRole('textbox', { name: MESSAGE, exact: true });
  const consent = main.getByRole('checkbox').first();
  const send = main.locator('form').getByRole('button').last();

  await visit(`/cars/${one.slug}/enquire`);
  await fillIn(page, person);
  const wasTicked = await consent.isChecked();
  await consent.setChecked(!wasTicked);
  await untilKept(page, person.Email);
  await page.reload();
  await expect(message).toHaveValue(person[MESSAGE]);
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue(person.Email);
  await expect(consent).toBeChecked({ checked: wasTicked });
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.02);

  await visit(`/cars/${other.slug}/enquire`);
  await expect(message).toHaveValue('');
  await page.goBack();
  await untilHydrated(page);
  await expect(message).toHaveValue(person[MESSAGE]);
  await message.fill('And is it red?');
  // By the router, which draws the page anew.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a Test Drive' }).click();
  await expect(page).toHaveURL(/book-test-drive$/);
  await page.goBack();
  await expect(message).toHaveValue('And is it red?');
  await page.goForward();
  await expect(page).toHaveURL(/book-test-drive$/);
  await page.goBack();
  await expect(message).toHaveValue('And is it red?');

  await send.click();
  await expect(page).toHaveURL(/\/success$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Clear my details' })).toBeVisible();
  await expect(message).toHaveValue('');
  const left = await page.evaluate(() => Object.keys(window.sessionStorage));
  expect(left.filter((name) => name.startsWith('draft:'))).toEqual([]);
});

test('a booking goes on at the step it was left at, if what comes before is whole @js @once', async ({
  page,
  visit,
}) => {
  await noteShifts(page);
  const main = page.getByRole('main');
  await visit('/book-test-drive');
  const where = main.getByLabel('Select a Preferred Dealership');
  const [chosen = ''] = (await where.locator('option').allTextContents()).slice(-1);
  await where.selectOption(chosen);
  await main.getByLabel('Message').fill('In the morning');
  await main.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Ana');

  await page.reload();
  const name = page.getByRole('textbox', { name: 'First name', exact: true });
  await expect(name).toBeVisible();
  await expect(name).toHaveValue('Ana');
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.02);
  await main.getByRole('button', { name: 'Back' }).click();
  await expect(main.getByLabel('Message')).toHaveValue('In the morning');
  await expect(where.locator('option:checked')).toHaveText(chosen);
});

test('Back leads to the step before, and from the first one to the page before @js @once', async ({
  page,
  visit,
}) => {
  await visit('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a Test Drive' }).click();
  const main = page.getByRole('main');
  const message = main.getByLabel('Message');
  await main.getByLabel('Select a Preferred Dealership').selectOption({ index: 1 });
  await message.fill('In the morning');
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(message).toHaveValue('In the morning');
  await expect(message).toBeVisible();
  await expect(page).toHaveURL(/\/book-test-drive$/);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/$/);
});
