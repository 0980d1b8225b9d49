import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRandom } from '../search/testing/random.ts';
import { openEmbeddedStore } from '../store/embedded/openEmbeddedStore.ts';
import { siteKey } from '../store/testing/samples.ts';
import { startProcess } from '../store/testing/startProcess.ts';
import { settleReservation } from './settleReservation.ts';
import { stripePayments } from './stripe/stripePayments.ts';
import { STRIPE_KEY, startStripe } from './testing/startStripe.ts';

const SITE = siteKey('harbour');
const SEED = Number(process.env['FORECOURT_SEED'] ?? 20_261_125);
const KILLS = Number(process.env['FORECOURT_KILLS'] ?? 10);
const script = new URL('./testing/takeDeposits.ts', import.meta.url);

test(`after ${KILLS} kills the ledger says what Stripe says, and nobody has paid for nothing (R21-05; seed ${SEED})`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-money-kill-'));
  const stripe = await startStripe();
  const random = createRandom(SEED);
  const paying: Promise<unknown>[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const server = startProcess<string>(script, folder, stripe.url, String(SEED + round));
    for (let at = 0, most = 1 + random.below(5); at < most; at += 1) {
      await server.told(at + 1);
      const body = new URLSearchParams({ card: random.chance(0.9) ? 'good' : 'declined' });
      // Shoppers pay meanwhile, and whoever was told the address may pay after the end of the process.
      paying.push(fetch(server.messages[at] ?? '', { method: 'POST', body, redirect: 'manual' }));
    }
    await setTimeout(random.below(60));
    server.kill();
    expect(await server.ended).toBe('SIGKILL');
  }
  await Promise.all(paying);

  const { reservations, close } = await openEmbeddedStore({ folder });
  const payments = stripePayments({
    keysOf: () => ({ key: STRIPE_KEY, webhookSecret: 'whsec_none' }),
    ...{ url: stripe.url, onNews: () => undefined },
  });
  const later = () => Date.now() + 31 * 60_000;
  const tools = { reservations, payments, now: later };
  for (const { id } of await reservations.due(later())) await settleReservation(tools, SITE, id);
  const all = await reservations.list(SITE);
  const kept = all.filter(({ stage }) => stage === 'fulfilled' || stage === 'held');
  const ledger = await reservations.ledger(SITE);
  const sum = (wanted: string) =>
    ledger.reduce((total, { kind, cents }) => total + (kind === wanted ? cents : 0), 0);
  const { captured, refunded } = stripe.account().totals();
  expect({ captured: sum('capture'), refunded: sum('refund') }).toEqual({ captured, refunded });
  expect(captured - refunded).toBe(kept.length * 20_000);
  expect(all.filter(({ isPaymentOpen }) => isPaymentOpen)).toEqual([]);
  expect(captured / 20_000).toBeGreaterThan(KILLS / 2);
  expect(refunded / 20_000).toBeGreaterThan(KILLS / 8);
  await close();
  await stripe.close();
  await rm(folder, { recursive: true });
});
