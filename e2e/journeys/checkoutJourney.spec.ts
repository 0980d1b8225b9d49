import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import type { Page } from '@playwright/test';
import { freePort, startDemo } from '../demoServer.ts';
import { ask, originOf } from '../support/ask.ts';
import { axeFaults } from '../support/axeFaults.ts';
import { fillIn, newPerson } from '../support/enquiryForm.ts';
import { newVisitor } from '../support/newVisitor.ts';
import { expect, test } from '../support/test.ts';
import { writeTestSites } from '../support/testSites.ts';

const SITE = 'buys';
const CAR = { Make: 'Toyota', Model: 'HiLux', Year: '2019', Kilometres: '90k' };
const ROWS = ['rio,Kia,Rio,2021,19990,in stock,used,99,7.99,8.45'];

/** Buying changes what others find, so it has a server of its own. */
test('a used vehicle is bought step by step, from any browser, as it was told (R2-06, R16-13) @once', async ({
  page,
  js,
  visit,
  watch,
  browser,
}) => {
  watch.expectStatus(400);
  watch.expectFault(/^foreign: http:\/\/buys\.localhost:/);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-buy-'));
  const headings =
    'id,make,model,year,price,status,condition,weekly repayment,finance rate,comparison rate';
  const config = {
    ...{ reserve: {}, financeProvider: 'Manual', financeOnCards: true },
    checkoutJourney: { delivery: { maxKm: 400 } },
  };
  await writeTestSites(join(folder, 'sites'), [{ slug: SITE, headings, rows: ROWS, config }]);
  const dataFolder = join(folder, 'data');
  const server = await startDemo({
    port: await freePort(),
    dataFolder,
    env: { FORECOURT_SITES: join(folder, 'sites') },
  });
  const home = originOf(SITE, server.port);
  const main = page.getByRole('main');
  const question = page.getByRole('heading', { level: 1 });
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const judge = async () => {
    if (js) expect.soft(await axeFaults(page, { within: 'main' }), page.url()).toEqual([]);
  };
  try {
    const { text } = await ask({ site: SITE, port: server.port, path: '/api/search' });
    const { slug } = JSON.parse(text).hits[0];
    const told = [/\$19,990/, /\$99 \/ week/, /7\.99% p\.a\./, /8\.45% p\.a\. comparison/];
    const expectTold = async (where: ReturnType<Page['locator']>) => {
      for (const words of told) await expect(where.filter({ hasText: words })).not.toHaveCount(0);
    };
    await visit(`${home}/search`);
    await expectTold(page.getByRole('article'));
    await visit(`${home}/cars/${slug}`);
    await expectTold(main);
    await main.getByRole('link', { name: 'Buy online' }).first().click();

    await expect(question).toContainText('online');
    await judge();
    await press('Start');
    await expect(question).toHaveText('Do you have a car to trade in?');
    for (const [name, value] of Object.entries(CAR)) await page.getByLabel(name).fill(value);
    await judge();
    await press('See my estimate');
    await expect(main).toContainText('2019 Toyota HiLux');
    await press('Next');
    await expect(question).toHaveText('How would you like to pay?');
    await expectTold(main);
    await judge();
    // Back and reload lose nothing.
    await page.goBack();
    await expect(main).toContainText('2019 Toyota HiLux');
    await page.reload();
    await press('Next');
    await press('Choose finance');

    await expect(question).toHaveText('How would you like to get it?');
    await main.getByRole('radio', { name: 'Delivery to my address' }).check();
    await press('Next');
    await expect(main.getByRole('alert')).toContainText('Enter the street');
    await judge();
    await page.getByRole('textbox', { name: 'Street and number' }).fill('12 Rose Lane');
    await page.getByRole('textbox', { name: 'Suburb or town' }).fill('Orange');
    await page.getByRole('textbox', { name: 'Postcode' }).fill('2800');
    await press('Next');
    await expect(question).toHaveText('Who is it for?');
    const person = newPerson();
    await fillIn(page, person);
    await judge();
    await press('Go to the review');
    await expect(question).toHaveText('Is everything right?');
    await expectTold(main);
    await expect(main).toContainText('12 Rose Lane, Orange 2800');
    await judge();

    // Another browser sees what is bought, and not by whom.
    const shared = page.url();
    expect(decodeURIComponent(shared)).not.toMatch(/Ana|Rose|example\.com/);
    const elsewhere = await browser.newContext({
      javaScriptEnabled: js,
      extraHTTPHeaders: newVisitor(),
    });
    const other = await elsewhere.newPage();
    await other.goto(shared);
    await expect(other.getByRole('main')).toContainText('You have opened this by its link');
    await expect(other.getByRole('main')).toContainText('2019 Toyota HiLux');
    expect(await other.content()).not.toMatch(/Rose Lane|Brien|ana\./);
    await elsewhere.close();

    await main.getByRole('link', { name: 'Go on to reserve' }).click();
    await expect(question).toContainText('Reserve this');
    await expectTold(main);
    await judge();
    // What is sent within a second of its page is no person's (R17-15).
    await page.waitForTimeout(1_100);
    await press('Ask to reserve it');
    await expect(question).toHaveText('We have your request');
    const receipt = page.url();
    await page.goto(shared);
    await expect(page).toHaveURL(receipt);

    const [lead, ...more] = await leadsIn(dataFolder);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      enquiry: { category: 'Reservation', email: person.Email },
      context: { vehicle: { price: 19_990 } },
      tradeIn: { car: { make: 'Toyota', model: 'HiLux', kilometres: 90_000 } },
      deal: {
        ...{ price: 19_990, payment: 'finance' },
        repayment: { weekly: 99, interestRate: 7.99, comparisonRate: 8.45 },
        handover: { kind: 'delivery', address: { street: '12 Rose Lane', postcode: '2800' } },
      },
      reservation: { depositCents: 20_000 },
    });
    await visit(`${home}/cars/${slug}`);
    await expect(main.getByRole('link', { name: 'Buy online' })).toHaveCount(0);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

async function leadsIn(folder: string) {
  const store = await openEmbeddedStore({ folder });
  try {
    return await store.leads.list(SITE as SiteKey);
  } finally {
    await store.close();
  }
}
