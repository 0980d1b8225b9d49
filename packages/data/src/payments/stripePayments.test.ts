import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FaultServer, faults, startFaultServer } from '../testing/faultServer.ts';
import type { PaymentRequest, Payments } from './payments.ts';
import { stripePayments } from './stripe/stripePayments.ts';
import { stripeAccount } from './testing/api/account.ts';
import { answerApi } from './testing/api/api.ts';
import { idempotencyKeys } from './testing/api/idempotency.ts';
import { signEvent } from './testing/api/webhooks.ts';
import { describePayments, PAYMENT_SITE, SISTER_SITE } from './testing/describePayments.ts';
import { STRIPE_KEY, type StripeLoopback, startStripe } from './testing/startStripe.ts';

const keys = { key: STRIPE_KEY, webhookSecret: 'whsec_harbour' };
const NOW = Date.parse('2026-11-25T12:00:00+10:00');
/** A shopper's, and ours, that must be told nowhere. */
const HIDDEN = ['CANARY', STRIPE_KEY, keys.webhookSecret];

const request: PaymentRequest = {
  ...{ site: PAYMENT_SITE, reservationId: 'r-1', amountCents: 20_000, currency: 'AUD' },
  ...{ description: 'CANARY car', key: 'key-1', until: NOW + 45 * 60_000 },
  paidUrl: 'https://harbour.example/reserved?token=CANARY',
  leftUrl: 'https://harbour.example/cars/unimog/checkout',
};

describePayments('Stripe', async () => {
  let clock = NOW;
  const now = () => clock;
  const stripe = await startStripe({ now });
  const secretOf = (site: string) => `whsec_${site}`;
  const account = stripe.account();
  return {
    port: stripePayments({
      keysOf: (site) => ({ key: STRIPE_KEY, webhookSecret: secretOf(site) }),
      ...{ url: stripe.url, onNews: () => undefined, today: now },
    }),
    now,
    wait(ms) {
      clock += ms;
    },
    async pay(id) {
      const answer = await fetch(`${stripe.url}/c/pay/${id}`, {
        ...{ method: 'POST', body: new URLSearchParams({ card: 'good' }), redirect: 'manual' },
      });
      return answer.status === 303;
    },
    async decline(id) {
      const body = new URLSearchParams({ card: 'declined' });
      await fetch(`${stripe.url}/c/pay/${id}`, { method: 'POST', body });
    },
    async refundThere(charge, amount) {
      account.refund({ charge, amount });
    },
    sent: (site) =>
      stripe.webhooks.events.map((event) => {
        const { body, signature } = signEvent(event, secretOf(site), clock);
        return { body: Buffer.from(body), signature };
      }),
    totals: account.totals,
    close: stripe.close,
  };
});

describe('Stripe', () => {
  let stripe: StripeLoopback;
  let port: Payments;
  let news: object[];

  beforeEach(async () => {
    news = [];
    stripe = await startStripe({ now: () => NOW });
    port = stripePayments({
      keysOf: (site) => (site === SISTER_SITE ? null : keys),
      ...{ url: stripe.url, onNews: (site, one) => void news.push({ site, ...one }) },
      today: () => NOW,
    });
  });
  afterEach(() => stripe.close());

  test('is asked by its pinned version, with a key that a retry has too', async () => {
    await port.start(request);
    expect(stripe.requests.map(({ headers }) => headers)).toMatchObject([
      {
        'stripe-version': '2026-10-28.endive',
        'idempotency-key': 'start-key-1',
        authorization: `Bearer ${STRIPE_KEY}`,
      },
    ]);
    expect(stripe.requests[0]?.headers).not.toHaveProperty('x-stripe-client-telemetry');
  });

  test.each([
    ['cut before', 2],
    ['cut after', 2],
  ] as const)(
    'connection %s: asked once more with the same key, done once (R21-01)',
    async (mishap, asked) => {
      stripe.mishaps.push(mishap);
      const { paymentId } = await port.start(request);
      expect(stripe.requests).toHaveLength(asked);
      expect(
        stripe
          .account()
          .sessions()
          .map(({ id }) => id),
      ).toEqual([paymentId]);
      expect(news).toEqual([]);
    },
  );

  test('cut after a refund, twice: who asks later gets that refund', async () => {
    const { paymentId } = await port.start(request);
    stripe.account().beginCharge(paymentId);
    stripe.account().finishCharge(paymentId, 'good');
    const state = await port.state(PAYMENT_SITE, paymentId);
    const chargeId = state.kind === 'paid' ? state.chargeId : '';
    const refund = { chargeId, amountCents: 20_000, key: 'r' };
    stripe.mishaps.push('cut after', 'cut after');
    await expect(port.refund(PAYMENT_SITE, refund)).rejects.toMatchObject({ fault: 'down' });
    const { refundId } = await port.refund(PAYMENT_SITE, refund);
    expect(
      stripe
        .account()
        .refundsOf(chargeId)
        .map(({ id }) => id),
    ).toEqual([refundId]);
  });

  test('a card that is being charged keeps a payment from being ended', async () => {
    const { paymentId } = await port.start(request);
    stripe.account().beginCharge(paymentId);
    expect(await port.end(PAYMENT_SITE, paymentId)).toEqual({ kind: 'open' });
    stripe.account().finishCharge(paymentId, 'good');
    expect(await port.end(PAYMENT_SITE, paymentId)).toMatchObject({ kind: 'paid' });
  });

  test('a refund that the bank sends back is told, and not counted', async () => {
    const { paymentId } = await port.start(request);
    stripe.account().beginCharge(paymentId);
    stripe.account().finishCharge(paymentId, 'good');
    const state = await port.state(PAYMENT_SITE, paymentId);
    const chargeId = state.kind === 'paid' ? state.chargeId : '';
    const made = await port.refund(PAYMENT_SITE, { chargeId, amountCents: 20_000, key: 'r' });
    stripe.account().failRefund(made.refundId);
    expect(await port.state(PAYMENT_SITE, paymentId)).toMatchObject({ refundedCents: 0 });
    expect(stripe.account().totals()).toEqual({ captured: 20_000, refunded: 0 });
  });

  test('too many requests: nothing is done, and it may be tried again', async () => {
    stripe.mishaps.push('too many');
    await expect(port.start(request)).rejects.toMatchObject({
      ...{ fault: 'down', message: 'Stripe fails (status 429, rate_limit).' },
    });
    expect(stripe.account().sessions()).toEqual([]);
  });

  test('what it refuses is told by its own names, and not as an outage', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await expect(port.start({ ...request, amountCents: 20 })).rejects.toMatchObject({
        ...{ fault: 'refused', message: 'Stripe refuses it (status 400, amount_too_small).' },
      });
    }
    expect(news).toEqual([]);
    await port.start(request);
  });

  test('a site without a key asks nobody', async () => {
    await expect(port.start({ ...request, site: SISTER_SITE })).rejects.toMatchObject({
      ...{ fault: 'refused' },
    });
    expect(stripe.requests).toEqual([]);
  });

  test('a key that Stripe does not know is told without the key', async () => {
    const wrong = stripePayments({
      keysOf: () => ({ ...keys, key: 'sk_test_CANARY' }),
      ...{ url: stripe.url, onNews: () => undefined },
    });
    const error = await wrong.start(request).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ fault: 'refused', message: 'Stripe refuses it (status 401).' });
    expectNothingHidden(error);
  });
});

describe('in every fault of Stripe (R21-03)', () => {
  let server: FaultServer;
  let news: { error: string }[];
  let clock: number;

  beforeEach(async () => {
    news = [];
    clock = 0;
    const now = () => NOW;
    const kept = {
      account: stripeAccount({ now, pageOf: (id) => `${server.url}/c/pay/${id}`, onEvent() {} }),
      keys: idempotencyKeys(now),
    };
    server = await startFaultServer(async (body, { method = '', url: path = '', headers }) => {
      const asked = { method, path, headers, body: typeof body === 'string' ? body : '' };
      return (await answerApi(asked, () => kept)).body;
    });
  });
  afterEach(() => server.close());

  const open = (budgetMs: number) =>
    stripePayments({
      keysOf: () => keys,
      ...{ url: server.url, onNews: (_site, one) => void news.push(one), budgetMs },
      now: () => clock,
    });

  test.each(faults)('%s: down, told once and without what was asked, then well', async (fault) => {
    const port = open(['slow', 'drip', 'hang'].includes(fault) ? 700 : 4_000);
    await server.fail(fault);
    const began = performance.now();
    const error = await port.start(request).catch((reason: unknown) => reason);
    expect(performance.now() - began).toBeLessThan(6_000);
    expect(error).toMatchObject({ name: 'PaymentsUnavailable', fault: 'down' });
    expectNothingHidden(error, news);
    expect(news).toHaveLength(1);
    expect(server.redirected()).toBe(0);
    await server.fail(null);
    // Of a machine that is busy with other things.
    const { paymentId } = await open(10_000).start(request);
    await server.fail(fault);
    await expect(port.state(PAYMENT_SITE, paymentId)).rejects.toMatchObject({ fault: 'down' });
  });

  test('after five failures nobody waits for it, for five seconds (R12-02)', async () => {
    const port = open(4_000);
    await server.fail('status 429');
    for (let turn = 0; turn < 5; turn += 1) await port.start(request).catch(() => undefined);
    const asked = server.requests();
    await server.fail(null);
    await expect(port.start(request)).rejects.toMatchObject({ fault: 'down' });
    expect(server.requests()).toBe(asked);
    clock += 5_000;
    await port.start(request);
  });
});

/** Neither words, nor a stack, nor what an error carries along. */
function expectNothingHidden(error: unknown, ...more: unknown[]): void {
  const { message, stack, cause } = error as Error;
  const told = JSON.stringify([message, stack, cause, error, ...more]);
  for (const hidden of HIDDEN) expect(told).not.toContain(hidden);
}
