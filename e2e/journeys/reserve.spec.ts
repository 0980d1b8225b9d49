import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import type { Page } from '@playwright/test';
import { freePort, startDemo } from '../demoServer.ts';
import { ask, originOf } from '../support/ask.ts';
import { axeFaults } from '../support/axeFaults.ts';
import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { expect, test } from '../support/test.ts';
import { writeTestSites } from '../support/testSites.ts';

const SITE = 'holds';
const SEGMENT = 'buy-online';
const ROWS = ['rio,Kia,Rio,2021,19990,in stock', 'hilux,Toyota,HiLux,2020,39990,in stock'];

async function fillAndSend(page: Page, email: string): Promise<void> {
  await fillIn(page, { ...newPerson(), Email: email });
  const place = page.getByRole('combobox');
  for (const choice of await place.all()) {
    if ((await choice.inputValue()) === '') await choice.selectOption({ index: 1 });
  }
  // What is sent within a second of its page is no person's (R17-15).
  await page.waitForTimeout(1_100);
  await page.getByRole('main').getByRole('button', { name: 'Ask to reserve it' }).click();
}

/** Reserving changes what others find, so it has a server of its own. */
test('a vehicle is reserved, by one of two at once, until its shopper cancels (R9-04) @once', async ({
  page,
  js,
  visit,
  watch,
  browser,
}) => {
  watch.expectStatus(409);
  watch.expectFault(/^foreign: http:\/\/holds\.localhost:/);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-reserve-'));
  const headings = 'id,make,model,year,price,status';
  const config = { reserve: { segment: SEGMENT, deposit: 500 }, checkoutJourney: null };
  await writeTestSites(join(folder, 'sites'), [{ slug: SITE, headings, rows: ROWS, config }]);
  const dataFolder = join(folder, 'data');
  const server = await startDemo({
    port: await freePort(),
    dataFolder,
    env: { FORECOURT_SITES: join(folder, 'sites') },
  });
  const { port } = server;
  const home = originOf(SITE, port);
  const judge = async () => {
    if (js) expect.soft(await axeFaults(page, { within: 'main' }), page.url()).toEqual([]);
  };
  try {
    const rio = (await stockAt(port)).find(({ id }) => id === 'rio');
    const path = `/cars/${rio?.slug}`;
    const [first, second] = [newPerson(), newPerson()];
    await visit(home + path);
    const section = page.getByRole('main').getByRole('heading', { name: 'Reserve Online' });
    await expect(section).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: 'Reserve Online' }).last();
    await expect(link).toHaveAttribute('href', `${path}/${SEGMENT}`);

    // Two have the form open before either sends it.
    const others = await browser.newContext({ javaScriptEnabled: js });
    const other = await others.newPage();
    await other.goto(`${home}${path}/${SEGMENT}`);
    await visit(`${home}${path}/checkout`);
    await expect(page).toHaveURL(new RegExp(`${path}/${SEGMENT}$`));
    await expect(page.getByRole('main')).toContainText('refundable in full');
    await judge();
    await fillAndSend(page, first.Email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request');
    await judge();
    const own = page.url();
    expect(own).toMatch(/\/reservation\/[\w.-]+$/);

    other.on('dialog', (dialog) => void dialog.accept());
    await fillAndSend(other, second.Email);
    await expect(other.getByRole('main').getByRole('alert')).toContainText(
      'Somebody else has just reserved this one',
    );
    await expect(other.getByRole('textbox', { name: 'Email' })).toHaveValue(second.Email);
    await others.close();
    const leads = await leadsIn(dataFolder);
    const mine = leads.filter(({ enquiry }) => enquiry.email === first.Email);
    expect(mine).toHaveLength(1);
    expect(leads.filter(({ enquiry }) => enquiry.email === second.Email)).toEqual([]);

    // Reserved on its page, and where it is listed.
    await visit(home + path);
    await expect(page.getByText('Reserved', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Reserve Online' })).toHaveCount(
      0,
    );
    expect((await stockAt(port)).map(({ id, reserved }) => [id, reserved])).toContainEqual([
      'rio',
      true,
    ]);

    // The dealer's link asks before it does anything.
    const manage = new URL(mine[0]?.reservation?.manageUrl ?? '').pathname;
    await visit(home + manage);
    await judge();
    // Who asks can be called, and written to, by a tap.
    const shopper = page.getByRole('main');
    await expect(shopper.locator('a[href="tel:0412345678"]')).toHaveText('0412 345 678');
    await expect(shopper.locator(`a[href="mailto:${first.Email}"]`)).toHaveText(first.Email);
    await page.getByRole('button', { name: 'Confirm: hold it for 48 hours' }).click();
    await expect(page.getByRole('main')).toContainText('You hold it for the shopper until');

    await page.goto(own);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('is reserved for you');
    await expect(page.getByRole('main')).toContainText(/4[78] hours.* left/);
    await judge();
    if (js) {
      // Who watches it end is told by the server, and not left with a page that still says reserved.
      const watched = await page.context().newPage();
      await watched.clock.install();
      await watched.goto(own);
      await watched.waitForLoadState('networkidle');
      const anew = watched.waitForEvent('load');
      await watched.clock.fastForward('48:01:00');
      await anew;
      await watched.close();
    }
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This reservation is over');
    await visit(home + path);
    await expect(section).toBeVisible();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

async function stockAt(port: number): Promise<{ id: string; slug: string; reserved: boolean }[]> {
  const { text } = await ask({ site: SITE, port, path: '/api/search' });
  return JSON.parse(text).hits;
}

async function leadsIn(folder: string) {
  const store = await openEmbeddedStore({ folder });
  try {
    return await store.leads.list(SITE as SiteKey);
  } finally {
    await store.close();
  }
}
