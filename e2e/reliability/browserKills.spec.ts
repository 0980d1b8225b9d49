import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { type Browser, expect, test } from '@playwright/test';
import { STRIPE_KEY, startStripe } from '../../packages/data/src/payments/testing/startStripe.ts';
import { freePort, startDemo } from '../demoServer.ts';
import { ask, originOf } from '../support/ask.ts';
import { newVisitor } from '../support/newVisitor.ts';
import { writeTestSites } from '../support/testSites.ts';
import { browsingShopper, type Step, steps, type Told } from './kill/browsingShopper.ts';
import { type PreparedServer, prepareServer } from './process/prepareServer.ts';
import { seededRandom } from './seededRandom.ts';

const SITE = 'browsers';
const TEMPLATE = 'classic';
const SECRET = 'whsec_browsers';
/** At which the server is killed. By each are five shoppers, so ten cost two kills; twenty are done on demand. */
const POINTS = Number(process.env.FORECOURT_KILLS ?? 10);
const SEED = Number(process.env.FORECOURT_SEED ?? 20_261_126);
/** Each kill meets a shopper at every step. */
const ROUNDS = Math.ceil(POINTS / steps.length);
const CARS = ROUNDS * steps.length;
/** In which a step is done, on a machine that is not busy. */
const LONGEST_MS = 320;

/** What one shopper was told in the end, who was at a step when the server was killed. */
interface Ending {
  carId: string;
  step: Step;
  told: Told;
}

test(`R21-05: reserved in a browser, it is as told after kills at ${CARS} points (seed ${SEED})`, async ({
  browser,
}) => {
  // Servers and browsers begin anew each round, which a busy machine takes minutes for.
  test.setTimeout(300_000 + ROUNDS * 60_000);
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-browsers-'));
  const dataFolder = join(folder, 'data');
  const [stripe, port] = [await startStripe(), await freePort()];
  stripe.listen({ url: `${originOf(SITE, port)}/api/payments/stripe`, secret: SECRET });
  const env = {
    FORECOURT_SITES: join(folder, 'sites'),
    FORECOURT_STRIPE_KEY: STRIPE_KEY,
    FORECOURT_STRIPE_WEBHOOK_SECRET: SECRET,
    FORECOURT_STRIPE_URL: stripe.url,
  };
  await writeTestSites(env.FORECOURT_SITES, [
    {
      slug: SITE,
      headings: 'id,make,model,year,price,status',
      rows: Array.from({ length: CARS }, (_, at) => `b${at},Kia,Rio,2020,20990,in stock`),
      config: {
        template: TEMPLATE,
        locations: [
          { id: 'l1', slug: 'yard', name: 'Yard', dealershipSlug: 'one', dealershipName: 'One' },
        ],
        reserve: { provider: 'stripe', mostWaiting: CARS },
      },
    },
  ]);
  const prepare = () => prepareServer({ dataFolder, templates: [TEMPLATE], env, port });
  const random = seededRandom(SEED);
  const endings: Ending[] = [];
  // It imports the stock, and is ready when that is there.
  const demo = await startDemo({ port, dataFolder, env });
  const cars = await stockAt(port);
  await demo.stop();
  let server: PreparedServer = await prepare();
  try {
    await server.serve();
    for (let round = 0; round < ROUNDS; round += 1) {
      const shoppers = await comeAll(browser, port, (at) => ({
        car: cars[round * steps.length + at],
        goesBack: random() < 0.5,
      }));
      const standby = prepare();
      const acts = shoppers.map(({ shopper, step }) => shopper.act(step));
      // Each round has a part of the time of its own.
      await setTimeout(((round + random()) / ROUNDS) * LONGEST_MS);
      await server.kill();
      await Promise.all(acts);
      server = await standby;
      await server.serve();
      const told = shoppers.map(async ({ shopper, step, carId, context }) => {
        endings.push({ carId, step, told: await shopper.finish() });
        await context.close();
      });
      await Promise.all(told);
    }
    await stripe.webhooks.idle();
    const isReserved = new Map((await stockAt(port)).map(({ id, reserved }) => [id, reserved]));
    await server.stop();
    await expectAgreement(dataFolder, endings, isReserved, stripe.account().totals());
  } finally {
    await server.kill();
    await stripe.close();
    await rm(folder, { recursive: true, force: true });
  }
});

type Car = { id: string; slug: string; reserved: boolean };

/** A browser for each step, brought to where it begins. */
function comeAll(
  browser: Browser,
  port: number,
  lotOf: (at: number) => { car: Car | undefined; goesBack: boolean },
) {
  return Promise.all(
    steps.map(async (step, at) => {
      const { car, goesBack } = lotOf(at);
      if (car === undefined) throw new Error('There is no vehicle left.');
      const context = await browser.newContext({ extraHTTPHeaders: newVisitor() });
      const page = await context.newPage();
      page.on('dialog', (dialog) => void dialog.accept());
      const checkout = `${originOf(SITE, port)}/cars/${car.slug}/checkout`;
      const shopper = browsingShopper({ page, checkout, goesBack });
      // A busy machine may take its time to open them all.
      page.setDefaultTimeout(60_000);
      await shopper.come(step);
      // From here on whatever hangs is looked at again.
      page.setDefaultTimeout(5_000);
      return { shopper, step, carId: car.id, context };
    }),
  );
}

/** Told, stored, listed and paid for are the same. */
async function expectAgreement(
  folder: string,
  endings: readonly Ending[],
  isReserved: ReadonlyMap<string, boolean>,
  { captured, refunded }: { captured: number; refunded: number },
): Promise<void> {
  const site = SITE as SiteKey;
  const store = await openEmbeddedStore({ folder });
  try {
    const all = await store.reservations.list(site);
    const ledger = await store.reservations.ledger(site);
    const leads = await store.leads.list(site);
    for (const { carId, step, told } of endings) {
      const where = `${carId}, killed as its shopper ${step}, told "${told}"`;
      const own = all.filter((one) => one.carId === carId);
      // One hold, whatever was pressed again.
      expect(
        own.map(({ stage }) => stage),
        where,
      ).toEqual([stageOf[told]]);
      const cents = ledger
        .filter(({ reservationId }) => reservationId === own[0]?.id)
        .reduce((sum, one) => sum + (one.kind === 'capture' ? one.cents : -one.cents), 0);
      expect(cents, where).toBe(told === 'reserved' ? 20_000 : 0);
      expect(isReserved.get(carId), where).toBe(told !== 'over');
      // The dealer was told of it once, and of its end.
      const ownLeads = leads.filter(({ context }) => context.vehicle?.id === carId);
      const ends = ownLeads.filter(({ addsTo }) => addsTo !== undefined);
      expect([ownLeads.length - ends.length, ends.length], where).toEqual([
        1,
        told === 'over' ? 1 : 0,
      ]);
    }
    const sum = (wanted: string) =>
      ledger.reduce((total, { kind, cents }) => total + (kind === wanted ? cents : 0), 0);
    expect({ captured: sum('capture'), refunded: sum('refund') }).toEqual({ captured, refunded });
    expect(endings.filter(({ told }) => told === 'reserved').length).toBeGreaterThan(ROUNDS);
  } finally {
    await store.close();
  }
}

/** Who lost the answer and did not press again is told that it is not free: it waits for a deposit. */
const stageOf = { reserved: 'held', over: 'over', 'not free': 'payment' } as const;

/** All pages of the stock, as shoppers find it. */
async function stockAt(port: number): Promise<Car[]> {
  const found: Car[] = [];
  for (let page = 1; ; page += 1) {
    const { text } = await ask({ site: SITE, port, path: `/api/search?page=${page}` });
    const { hits, total }: { hits: Car[]; total: number } = JSON.parse(text);
    found.push(...hits);
    if (hits.length === 0 || found.length >= total) return found;
  }
}
