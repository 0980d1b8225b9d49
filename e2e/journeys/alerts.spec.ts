import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { startMailServer } from '@forecourt/data/testing';
import type { Vehicle } from '@forecourt/domain';
import { freePort, startDemo } from '../demoServer.ts';
import { ask, originOf } from '../support/ask.ts';
import { axeFaults } from '../support/axeFaults.ts';
import { pageWords } from '../support/siteWords.ts';
import { expect, test } from '../support/test.ts';
import { writeTestSites } from '../support/testSites.ts';

const SITE = 'yard';
const HEADINGS = 'id,make,model,year,price,status,body';
const rows = [
  'rio,Kia,Rio,2021,19990,in stock,Hatch',
  'old,Kia,Carnival,2015,9990,in stock,Van',
  'hilux,Toyota,HiLux,2020,39990,in stock,Ute',
];

/** The stock as another process imports it: whatever `change` makes of what there is. */
async function importStock(
  dataFolder: string,
  change: (stock: readonly Vehicle[]) => readonly Vehicle[],
): Promise<void> {
  const store = await openEmbeddedStore({ folder: dataFolder });
  const site = SITE as SiteKey;
  const { version = 0 } = (await store.stock.current(site)) ?? {};
  const stock: Vehicle[] = [];
  for await (const batch of store.stock.read(site, version)) stock.push(...batch);
  const draft = await store.stock.begin(site);
  await draft.add(change(stock).map((vehicle, row) => ({ row, vehicle })));
  await draft.publish(Date.now());
  await store.close();
}

/** A message's lines as they were before they were packed for the way. */
function textOf(raw: string): string {
  return raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

test('a shopper is told what is new, cheaper and gone, once, until one press ends it @once', async ({
  page,
  js,
  watch,
}) => {
  test.setTimeout(180_000);
  // The server of this test alone, whose stock changes.
  watch.expectFault(/^foreign: http:\/\/yard\.localhost:/);
  // An address that is none, without a script that would say so before it is sent.
  if (!js) watch.expectStatus(400);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-alerts-'));
  const mail = await startMailServer();
  const { host, port: smtpPort } = mail.smtp;
  const config = { template: 'metro', alerts: true };
  await writeTestSites(join(folder, 'sites'), [{ slug: SITE, headings: HEADINGS, rows, config }]);
  const dataFolder = join(folder, 'data');
  const server = await startDemo({
    port: await freePort(),
    dataFolder,
    env: {
      FORECOURT_SITES: join(folder, 'sites'),
      FORECOURT_SMTP_URL: `smtp://dealer:p%3A%40ss@${host}:${smtpPort}`,
      FORECOURT_SMTP_FROM: mail.smtp.from,
    },
  });
  const { port } = server;
  const messages = (count: number) =>
    expect(async () => expect(mail.taken).toHaveLength(count)).toPass({ timeout: 40_000 });
  try {
    // The words of its template.
    const { alerts } = await pageWords('wattlebend');
    await page.goto(`${originOf(SITE, port)}/search?refinementList[make][0]=Kia`);
    if (js) await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Tell me when one comes in' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Kia cars');
    await main.getByLabel('Email').fill('kim at home');
    await main.getByRole('button', { name: 'Tell me when' }).click();
    await expect(main.getByRole('alert')).toContainText('This is not an email address');
    await main.getByLabel('Email').fill('Kim@Example.com');
    await main.getByLabel('As soon as something changes').check();
    await main.getByRole('button', { name: 'Tell me when' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(alerts.sent);
    expect(page.url()).not.toContain('example.com');

    await messages(1);
    // Whoever has not confirmed is told nothing, and opening the link confirms nothing.
    await importStock(dataFolder, (stock) => stock.toReversed());
    const confirm = /http:\S+\/alerts\/confirm\?token=[\w.-]+/.exec(
      textOf(mail.taken[0]?.raw ?? ''),
    )?.[0];
    const opened = await page.goto(confirm ?? '');
    expect(opened?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    });
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    if (js) expect.soft(await axeFaults(page, { within: 'main' })).toEqual([]);
    await main.getByRole('button', { name: 'Yes, tell me' }).click();
    await expect(main).toContainText('Confirmed.');
    if (js) expect.soft(await axeFaults(page, { within: 'main' })).toEqual([]);
    // What there is now is what changes are told against.
    await expect(async () => {
      const store = await openEmbeddedStore({ folder: dataFolder });
      const sites = await store.alerts.begin(SITE as SiteKey);
      const state = (await sites?.progress())?.state;
      await sites?.end();
      await store.close();
      expect(state).toBe('told');
    }).toPass({ timeout: 40_000 });

    await importStock(dataFolder, (stock) => {
      const [rio] = stock.filter(({ id }) => id === 'rio');
      if (rio === undefined) throw new Error('There is a Rio.');
      const others = stock.filter(({ make }) => make === 'Toyota');
      const stonic = { ...rio, id: 'stonic', slug: 'kia-stonic', model: 'Stonic', name: 'Stonic' };
      return [...others, stonic, { ...rio, price: 17_990 }];
    });
    await messages(2);
    const told = mail.taken[1];
    expect(told?.to).toEqual(['kim@example.com']);
    const raw = told?.raw ?? '';
    const text = textOf(raw).replaceAll('\r\n', '\n');
    expect(text).toContain('Subject: Kia cars: 1 new, 1 cheaper, 1 gone');
    expect(text).toContain('2021 Kia Stonic');
    expect(text).toContain('$17,990');
    expect(text).toContain('was $19,990');
    expect(text).toContain('2015 Kia Carnival');
    expect(text).not.toContain('HiLux');
    const stop = /^List-Unsubscribe: <(\S+)>\r$/m.exec(raw)?.[1] ?? '';
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    // Programs that look for viruses open every link.
    await page.goto(stop);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('End this alert?');
    const { pathname, search } = new URL(stop);
    const answer = await ask({
      ...{ site: SITE, port, path: pathname + search, method: 'POST' },
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.test' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('unsubscribed') });
    await page.goto(stop);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
    // What follows is the server's alone, and takes long.
    if (!js) return;
    await importStock(dataFolder, (stock) => stock.filter(({ make }) => make === 'Toyota'));
    // Longer than the server looks between one stock and the next.
    await page.waitForTimeout(12_000);
    expect(mail.taken).toHaveLength(2);
    expect(server.output()).not.toMatch(/kim|token/i);
  } finally {
    await server.stop();
    await mail.close();
    await rm(folder, { recursive: true, force: true });
  }
});
