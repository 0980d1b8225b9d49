import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axeFaults.ts';
import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { storedLeads } from '../support/leads.ts';
import { signInHere } from '../support/signIn.ts';
import { pageWords } from '../support/siteWords.ts';
import { findVehicle } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'wattlebend' });

test('a shopper sees what the dealer has, takes it along, and erases it (R16-09) @once', async ({
  page,
  visit,
  site,
  js,
}) => {
  const { account, alerts } = await pageWords(site);
  await visit('/account');
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Faccount$/);
  const number = await signInHere(page, site);
  await expect(page).toHaveURL(/\/account$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(account.heading);
  await expect(main.getByText(/You sign in with 04\d\d/)).toBeVisible();
  if (js) expect(await axeFaults(page, { within: 'main' })).toEqual([]);

  const { slug } = await findVehicle(site, ({ sold }) => !sold);
  const person = { ...newPerson(), Phone: number };
  await visit(`/cars/${slug}/enquire`);
  await fillIn(page, person);
  await page.getByRole('main').locator('form').getByRole('button').last().click();
  await expect(page).toHaveURL(/\/success$/);

  // What they ask to be told of while they are signed in stands here, too.
  await visit(`/alerts?car=${slug}`);
  await main.getByLabel('Email').fill(person.Email);
  await main.getByRole('button', { name: 'Tell me when' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(alerts.sent);
  if (js) {
    // From the header, whose HTML knows nobody.
    await visit('/');
    const menu = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
    if (await menu.isVisible()) await menu.click();
    await page.locator('header a[href="/account"]').first().click();
    await expect(main.getByLabel(/First name/)).toHaveValue(person['First name']);
  } else {
    await visit('/account');
    await expect(main.getByLabel(/First name/)).toBeHidden();
  }
  await expect(main.getByText('1 message that came with it')).toBeVisible();
  const alert = main.getByRole('listitem').filter({ hasText: person.Email });
  await expect(alert).toContainText('It begins when you press the link');
  await alert.getByRole('button', { name: 'End this alert' }).click();
  await expect(alert).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data-wattlebend.json');
  const told = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(told.account.phone).toBe(`+61${number.slice(1)}`);
  expect(told.leads).toMatchObject([{ enquiry: { email: person.Email } }]);

  await main.getByRole('link', { name: 'Erase my data' }).click();
  await expect(main.getByRole('heading', { name: 'Erase your data?' })).toBeVisible();
  if (js) expect(await axeFaults(page, { within: 'main' })).toEqual([]);
  await main.getByRole('link', { name: 'Keep it' }).click();
  await expect(main.getByRole('heading', { name: 'Erase your data?' })).toBeHidden();
  await main.getByRole('link', { name: 'Erase my data' }).click();
  await main.getByRole('button', { name: 'Erase my data' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your data is erased');
  const leads = await storedLeads(site);
  expect(leads.filter(({ enquiry }) => enquiry.email === person.Email)).toEqual([]);
  if (js) {
    await expect
      .poll(() => page.evaluate(() => window.localStorage.getItem('user-profile')))
      .toBeNull();
  }
  await visit('/account');
  await expect(page).toHaveURL(/\/sign-in/);
});

test('out of a browser’s memory pages ask again who is there, and one’s own show nothing before (R16-10) @js @once', async ({
  page,
  visit,
  site,
  context,
}) => {
  await visit('/sign-in?redirect=%2Faccount');
  const number = await signInHere(page, site);
  await expect(page.getByText(/You sign in with 04\d\d/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await lettersOf(page)).toContain(number.slice(1));
  const shared = await context.newPage();
  await shared.goto('/privacy-policy');
  await expect(shared.locator('header a[href="/account"]')).toHaveText('Account');

  // Chromium of the tests keeps no page in memory; the events are those that one which does sends.
  await send(page, 'pagehide');
  expect(await page.evaluate(() => document.body.hidden)).toBe(true);
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(other).toHaveURL(/\/$/);

  await send(page, 'pageshow');
  await expect(page).toHaveURL(/\/sign-in/);
  expect(await lettersOf(page)).not.toContain(number.slice(1));
  await send(shared, 'pageshow');
  await expect(shared.locator('header a[href="/sign-in"]')).toHaveText('Sign in');
  await expect(shared.locator('header a[href="/account"]')).toHaveCount(0);
});

/** All that a document holds but its marks and spaces, so that a number is found however it is set. */
async function lettersOf(page: Page): Promise<string> {
  return (await page.content()).replaceAll(/<[^>]*>|\s/g, '');
}

/** What a browser tells a page that it puts into its memory, or takes out. */
function send(page: Page, type: 'pagehide' | 'pageshow'): Promise<boolean> {
  return page.evaluate(
    (name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
    type,
  );
}
