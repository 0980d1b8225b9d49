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
import { askForHold, type Reserver, reserveAndPay, toldByFiles } from './kill/reservers.ts';
import { type PreparedServer, prepareServer } from './process/prepareServer.ts';
import { seededRandom } from './seededRandom.ts';

const SITE = 'deposits';
/** A dealer who confirms each reservation instead. */
const HOLDS = 'holds';
const TEMPLATE = 'classic';
const SECRET = 'whsec_deposits1';
const KILLS = Number(process.env.FORECOURT_KILLS ?? 10);
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
  const headings = 'id,make,model,year,price,status';
  await writeTestSites(env.FORECOURT_SITES ?? '', [
    { slug: SITE, headings, rows, config },
    { slug: HOLDS, headings, rows, config: { ...config, reserve: { provider: 'none' } } },
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

test(`R21-05, R21-06: after ${KILLS} kills the ledger says what the provider says, and shoppers and dealers what is so (seed ${SEED})`, async () => {
  // Two servers are started for each; on a busy machine one takes ten seconds and more.
  test.setTimeout(60_000 + KILLS * 40_000);
  const random = seededRandom(SEED);
  const prepare = () =>
    prepareServer({ dataFolder: dataFolder(), templates: [TEMPLATE], env, port });
  let server: PreparedServer = await prepare();
  await server.serve();
  let standby = prepare();
  const told: Reserver[] = [];
  const held: Reserver[] = [];
  const inbox = join(dataFolder(), 'delivered', HOLDS);
  // A form that is sent within a second of its drawing counts as a program's.
  const [paying, asking] = [await formsOf(SITE, slugs.slice(2)), await formsOf(HOLDS, slugs)];
  await setTimeout(1_100);
  for (let round = 0; round < KILLS; round += 1) {
    const isCancelled = random() < 0.5;
    const pays = reserveAndPay({ port, form: formAt(paying, round), isCancelled });
    const asks = askForHold({ port, form: formAt(asking, round), isCancelled }, inbox);
    await setTimeout(random() * 350);
    await server.kill();
    server = await standby;
    standby = prepare();
    await server.serve();
    told.push(await pays);
    held.push(await asks);
  }
  await expectPages(SITE, told);
  await expectPages(HOLDS, held);
  const { captured, refunded } = stripe.account().totals();
  const kept = told.filter((one) => !one.isCancelled).length;
  expect(captured - refunded).toBe(kept * 20_000);
  // What the dealer was told in files: each request once, and each end.
  const ended = held.filter((one) => one.isCancelled).length;
  await expect
    .poll(async () => statesOf(await toldByFiles(inbox)), { timeout: 90_000 })
    .toEqual({
      ...{ asked: KILLS, cancelled: ended },
      reservations: KILLS,
    });
  await drained();
  await server.stop();
  await (await standby).kill();
  await expectSameSums();
  await expectHeld(KILLS - ended);
});

function formsOf(site: string, of: readonly string[]): Promise<DrawnForm[]> {
  return Promise.all(
    of.slice(0, KILLS).map((slug) => drawFormAt({ site, path: `/cars/${slug}/checkout`, port })),
  );
}

function formAt(forms: readonly DrawnForm[], round: number): DrawnForm {
  const form = forms[round];
  if (form === undefined) throw new Error(`There is no vehicle for round ${round}.`);
  return form;
}

async function expectPages(site: string, reservers: readonly Reserver[]): Promise<void> {
  for (const { path, isCancelled } of reservers) {
    const { text } = await ask({ site, path, port });
    expect(text).toContain(isCancelled ? 'This reservation is over' : 'is reserved for you');
  }
}

/** How many files say what, and of how many reservations. */
function statesOf(files: Awaited<ReturnType<typeof toldByFiles>>) {
  const count = (state: string) => files.filter((one) => one.reservation?.state === state).length;
  return {
    ...{ asked: count('asked'), cancelled: count('cancelled') },
    reservations: new Set(files.map(({ reservation }) => reservation?.id)).size,
  };
}

/** Waits until what the dealer is told besides, such as what was confirmed, has gone too. */
async function drained(): Promise<void> {
  const store = await openEmbeddedStore({ folder: dataFolder() });
  try {
    await expect.poll(() => store.outbox.pending(), { timeout: 90_000 }).toBe(0);
  } finally {
    await store.close();
  }
}

/** What is true of those that the dealer confirmed: so many vehicles are held, and all others free. */
async function expectHeld(count: number): Promise<void> {
  const store = await openEmbeddedStore({ folder: dataFolder() });
  try {
    const all = await store.reservations.list(HOLDS as SiteKey);
    expect(all).toHaveLength(KILLS);
    expect(all.filter(({ stage }) => stage === 'held')).toHaveLength(count);
    expect(await store.reservations.claimed(HOLDS as SiteKey, Date.now())).toHaveLength(count);
    const states = await store.outbox.states(HOLDS as SiteKey);
    expect(states.filter(({ state }) => state !== 'delivered')).toEqual([]);
  } finally {
    await store.close();
  }
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
