import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { expect, test } from '@playwright/test';
import { STRIPE_KEY, startStripe } from '../../packages/data/src/payments/testing/startStripe.ts';
import { freePort, startDemo } from '../demoServer.ts';
import { ask, originOf } from '../support/ask.ts';
import { newVisitor } from '../support/newVisitor.ts';
import { type DrawnForm, drawFormAt, VISITOR } from '../support/postEnquiry.ts';
import { writeTestSites } from '../support/testSites.ts';
import { type PreparedServer, prepareServer } from './process/prepareServer.ts';
import { seededRandom } from './seededRandom.ts';

const SITE = 'deposits';
const TEMPLATE = 'classic';
const SECRET = 'whsec_deposits1';
const KILLS = Number(process.env.FORECOURT_KILLS ?? 20);
const SEED = Number(process.env.FORECOURT_SEED ?? 20_261_125);
const CARS = KILLS + 4;

type Stripe = Awaited<ReturnType<typeof startStripe>>;

let folder: string;
let stripe: Stripe;
let port: number;
let env: Record<string, string>;
let slugs: string[];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-deposits-'));
  stripe = await startStripe();
  port = await freePort();
  stripe.listen({ url: `${originOf(SITE, port)}/api/payments/stripe`, secret: SECRET });
  env = {
    FORECOURT_SITES: join(folder, 'sites'),
    FORECOURT_STRIPE_KEY: STRIPE_KEY,
    FORECOURT_STRIPE_WEBHOOK_SECRET: SECRET,
    FORECOURT_STRIPE_URL: stripe.url,
  };
  const rows = Array.from(
    { length: CARS },
    (_, at) => `d${at},Kia,Rio,${2000 + (at % 20)},20990,in stock`,
  );
  const config = {
    template: TEMPLATE,
    delivery: [{ to: 'folder' }],
    locations: [
      { id: 'l1', slug: 'yard', name: 'Yard', dealershipSlug: 'one', dealershipName: 'One' },
    ],
    reserve: { provider: 'stripe' },
  };
  await writeTestSites(env.FORECOURT_SITES ?? '', [
    { slug: SITE, headings: 'id,make,model,year,price,status', rows, config },
  ]);
});
test.afterAll(async () => {
  await stripe.close();
  await rm(folder, { recursive: true, force: true });
});

function dataFolder(): string {
  return join(folder, 'data');
}

test('R21-04: a deposit is paid at the provider’s page, with and without scripts, and given back', async ({
  browser,
}) => {
  const demo = await startDemo({ port, dataFolder: dataFolder(), env });
  try {
    slugs = await allSlugs();
    // What the provider tells is late: the page asks.
    stripe.webhooks.hold();
    for (const [at, javaScriptEnabled] of [true, false].entries()) {
      const context = await browser.newContext({
        ...{ javaScriptEnabled, extraHTTPHeaders: newVisitor() },
        baseURL: originOf(SITE, port),
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(`/cars/${slugs[at]}/checkout`);
      if (javaScriptEnabled) await page.waitForLoadState('networkidle');
      for (const [name, value] of Object.entries(VISITOR)) {
        await page.locator(`input[name=${name}]`).fill(value);
      }
      // Who is faster than a second counts as a program.
      await page.waitForTimeout(1_100);
      await page.getByRole('button', { name: 'Pay $200 and reserve' }).click();

      // Back without paying, and there again.
      await expect(page.getByRole('heading', { name: 'Pay' })).toBeVisible();
      expect(page.url()).toContain(stripe.url);
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One step left');
      await page.getByRole('button', { name: 'Pay the deposit' }).click();
      await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
      await expect(page.getByRole('alert')).toContainText('declined');
      await page.getByRole('link', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();

      await expect(page.getByRole('heading', { level: 1 })).toContainText('is reserved for you');
      expect(stripe.account().totals().captured).toBe(20_000 * (at + 1));
      await page.getByRole('link', { name: 'Cancel and refund' }).click();
      await page.getByRole('button', { name: 'Yes, cancel it' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This reservation is over');
      expect(stripe.account().totals().refunded).toBe(20_000 * (at + 1));
      // The declined card is answered with 402, by the provider.
      expect(complaints.filter((text) => !text.includes('402'))).toEqual([]);
      await context.close();
    }

    // All that was told, late, twice and the last first, changes nothing any more.
    for (const event of [...stripe.webhooks.events].reverse().flatMap((one) => [one, one])) {
      expect(await stripe.webhooks.send(event)).toBe(200);
    }
    await expectSameSums();
    // What the server wrote tells neither keys nor who paid.
    for (const hidden of [STRIPE_KEY, SECRET, VISITOR.email, VISITOR.last_name, 'cs_test_']) {
      expect(demo.output()).not.toContain(hidden);
    }
  } finally {
    await demo.stop();
  }
});

test(`R21-05: after ${KILLS} kills the ledger says what the provider says, and each shopper what is so (seed ${SEED})`, async () => {
  const random = seededRandom(SEED);
  const prepare = () =>
    prepareServer({ dataFolder: dataFolder(), templates: [TEMPLATE], env, port });
  let server: PreparedServer = await prepare();
  await server.serve();
  let standby = prepare();
  const told: { path: string; isCancelled: boolean }[] = [];
  // A form that is sent within a second of its drawing counts as a program's.
  const forms: DrawnForm[] = [];
  for (const slug of slugs.slice(2, KILLS + 2)) {
    forms.push(await drawFormAt({ site: SITE, path: `/cars/${slug}/checkout`, port }));
  }
  await setTimeout(1_100);
  for (let round = 0; round < KILLS; round += 1) {
    const isCancelled = random() < 0.5;
    const shopper = reserveAndPay(forms[round], isCancelled);
    await setTimeout(random() * 350);
    await server.kill();
    server = await standby;
    standby = prepare();
    await server.serve();
    told.push({ path: await shopper, isCancelled });
  }
  for (const { path, isCancelled } of told) {
    const { text } = await ask({ site: SITE, path, port });
    expect(text).toContain(isCancelled ? 'This reservation is over' : 'is reserved for you');
  }
  const { captured, refunded } = stripe.account().totals();
  const kept = told.filter((one) => !one.isCancelled).length;
  expect(captured - refunded).toBe(kept * 20_000);
  await server.stop();
  await (await standby).kill();
  await expectSameSums();
});

/** A shopper who tries again whatever fails, as people do. @returns address of their own page */
async function reserveAndPay(form: DrawnForm | undefined, isCancelled: boolean): Promise<string> {
  const { path: checkout, fields } = form ?? { path: '', fields: {} };
  const headers = newVisitor();
  const origin = originOf(SITE, port);
  const send = (path: string, body: Record<string, string>) =>
    again(() =>
      ask({
        ...{ site: SITE, path, port, method: 'POST', body: String(new URLSearchParams(body)) },
        headers: { ...headers, origin, 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
  const sent = await send(checkout, { ...fields, ...VISITOR });
  expect(sent.status, sent.text.slice(0, 500)).toBe(303);
  const page = sent.headers.location ?? '';
  const paid = await fetch(page, {
    ...{ method: 'POST', body: new URLSearchParams({ card: 'good' }), redirect: 'manual' },
  });
  const { pathname, search } = new URL(paid.headers.get('location') ?? '');
  const own = await again(() => ask({ site: SITE, path: pathname + search, port, headers }));
  expect(own.text).toContain('is reserved for you');
  if (isCancelled) await send(pathname, { act: 'cancel' });
  return pathname;
}

/** Until the server is there and well. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + 30_000;
  for (;;) {
    const answer = await work().catch((error: unknown) => {
      if (Date.now() > until) throw error;
      return null;
    });
    const isWell = answer !== null && !isFailing(answer);
    if (isWell) return answer;
    await setTimeout(50);
  }
}

function isFailing(answer: unknown): boolean {
  const { status = 200 } = answer as { status?: number };
  return status >= 500;
}

async function expectSameSums(): Promise<void> {
  const store = await openEmbeddedStore({ folder: dataFolder() });
  try {
    const ledger = await store.reservations.ledger(SITE as SiteKey);
    const sum = (wanted: string) =>
      ledger.reduce((total, { kind, cents }) => total + (kind === wanted ? cents : 0), 0);
    const { captured, refunded } = stripe.account().totals();
    expect({ captured: sum('capture'), refunded: sum('refund') }).toEqual({ captured, refunded });
    expect(captured).toBeGreaterThan(0);
  } finally {
    await store.close();
  }
}

async function allSlugs(): Promise<string[]> {
  const store = await openEmbeddedStore({ folder: dataFolder() });
  try {
    const site = SITE as SiteKey;
    const current = await store.stock.current(site);
    const found: string[] = [];
    for await (const page of store.stock.read(site, current?.version ?? 0)) {
      found.push(...page.map(({ slug }) => slug));
    }
    return found;
  } finally {
    await store.close();
  }
}
