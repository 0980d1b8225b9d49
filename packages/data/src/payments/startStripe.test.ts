import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { STRIPE_KEY, type StripeLoopback, startStripe } from './testing/startStripe.ts';

const START = Date.parse('2026-11-25T12:00:00+10:00');
const DAY = 24 * 60 * 60_000;

let clock: number;
let loopback: StripeLoopback;
let stripe: Stripe;

beforeEach(async () => {
  clock = START;
  loopback = await startStripe({ keys: [STRIPE_KEY, 'sk_test_another'], now: () => clock });
  stripe = client(STRIPE_KEY);
});
afterEach(() => loopback.close());

function client(key: string): Stripe {
  const { hostname: host, port } = new URL(loopback.url);
  return new Stripe(key, { protocol: 'http', host, port, maxNetworkRetries: 0, telemetry: false });
}

function params(changes: object = {}): Stripe.Checkout.SessionCreateParams {
  const car = { currency: 'aud', unit_amount: 20_000, product_data: { name: 'A & B [1]' } };
  return {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: car }],
    success_url: 'https://one.example/paid?id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://one.example/left',
    ...changes,
  };
}

function create(changes: object = {}, idempotencyKey = 'k') {
  return stripe.checkout.sessions.create(params(changes), { idempotencyKey });
}

function pay(id: string): Promise<Response> {
  return fetch(`${loopback.url}/c/pay/${id}`, {
    ...{ method: 'POST', body: new URLSearchParams({ card: 'good' }), redirect: 'manual' },
  });
}

describe('refuses what Stripe refuses', () => {
  test.each([
    [{ payment_method_types: ['card'] }, 'parameter_unknown', 'payment_method_types'],
    [{ line_items: [{ quantity: 1, price: 'x' }] }, 'parameter_unknown', 'line_items[0][price]'],
    [{ success_url: undefined }, 'parameter_missing', 'success_url'],
    [{ success_url: '/paid' }, 'url_invalid', 'success_url'],
    [{ client_reference_id: '' }, 'parameter_invalid_empty', 'client_reference_id'],
    [{ expires_at: 'soon' }, 'parameter_invalid_integer', 'expires_at'],
    [{ expires_at: START / 1_000 + 1_799 }, undefined, 'expires_at'],
    [{ expires_at: START / 1_000 + 86_401 }, undefined, 'expires_at'],
    [{ metadata: { a: 'x'.repeat(501) } }, undefined, 'metadata'],
    [{ client_reference_id: 'x'.repeat(201) }, undefined, 'client_reference_id'],
  ])('%j', async (changes, code, param) => {
    await expect(create(changes)).rejects.toMatchObject({
      ...{ statusCode: 400, rawType: 'invalid_request_error', code, param },
      requestId: expect.stringMatching(/^req_/),
    });
    // What was not valid took no key.
    await create();
  });

  test('a key that is none, another version, an address that is none', async () => {
    await expect(client('sk_test_wrong').charges.retrieve('ch_1')).rejects.toMatchObject({
      statusCode: 401,
    });
    const old = stripe.rawRequest('GET', '/v1/charges/ch_1', undefined, {
      additionalHeaders: { 'Stripe-Version': '2019-01-01' },
    });
    await expect(old).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('idempotency keys', () => {
  test('the same again is answered with the first, and says so', async () => {
    const first = await create();
    const again = await create();
    expect(again).toEqual(first);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    clock += DAY;
    expect((await create()).id).not.toBe(first.id);
  });

  test('other parameters, another endpoint, and at the same time', async () => {
    await create();
    const misused = { statusCode: 400, rawType: 'idempotency_error' };
    await expect(create({ client_reference_id: 'x' })).rejects.toMatchObject(misused);
    const refund = stripe.refunds.create({ charge: 'ch_1' }, { idempotencyKey: 'k' });
    await expect(refund).rejects.toMatchObject(misused);
    loopback.mishaps.push({ delayMs: 500 });
    const slow = create({}, 'slow');
    await expect.poll(() => loopback.requests.length).toBe(4);
    await expect(create({}, 'slow')).rejects.toMatchObject({
      ...{ statusCode: 409, code: 'idempotency_key_in_use' },
    });
    const { id } = await slow;
    expect((await create({}, 'slow')).id).toBe(id);
  });

  test('are of one account', async () => {
    const { id } = await create();
    const other = client('sk_test_another');
    const made = await other.checkout.sessions.create(params(), { idempotencyKey: 'k' });
    expect(made.id).not.toBe(id);
    await expect(other.checkout.sessions.retrieve(id)).rejects.toMatchObject({
      ...{ statusCode: 404, code: 'resource_missing', param: 'session' },
    });
  });

  test('a refusal of what had begun is kept', async () => {
    const refund = () => stripe.refunds.create({ charge: 'ch_1' }, { idempotencyKey: 'r' });
    await expect(refund()).rejects.toMatchObject({ statusCode: 404 });
    await expect(refund()).rejects.toMatchObject({
      headers: { 'idempotent-replayed': 'true' },
    });
  });
});

test('a shopper pays at the page, and comes back with the session', async () => {
  const { id, url } = await create();
  const page = await (await fetch(url ?? '')).text();
  expect(page).toContain('A$200.00');
  expect(page).toContain('href="https://one.example/left"');
  const answer = await pay(id);
  expect(answer.headers.get('location')).toBe(`https://one.example/paid?id=${id}`);
  const expand = { expand: ['payment_intent.latest_charge'] };
  expect(await stripe.checkout.sessions.retrieve(id, expand)).toMatchObject({
    ...{ status: 'complete', payment_status: 'paid', url: null },
    payment_intent: { status: 'succeeded', latest_charge: { amount_captured: 20_000 } },
  });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toThrow('status of `complete`');
  expect(await (await fetch(url ?? '')).text()).not.toContain('<form');
});

test('no more is given back than was taken', async () => {
  const { id } = await create();
  await pay(id);
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  const of = { payment_intent: String(intent) };
  const refund = (amount?: number) => stripe.refunds.create(amount ? { ...of, amount } : of);
  await expect(refund(20_001)).rejects.toThrow('greater than charge amount ($200.00)');
  await refund(5_000);
  await expect(refund(15_001)).rejects.toThrow(
    'greater than unrefunded amount on charge ($150.00)',
  );
  await refund();
  await expect(refund(1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect(loopback.account().totals()).toEqual({ captured: 20_000, refunded: 20_000 });
});
