import { request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DealerSite, type PaymentEvent, type SiteKey, stripePayments } from '@forecourt/data';
import {
  postEvent,
  STRIPE_KEY,
  type StripeLoopback,
  signEvent,
  startStripe,
} from '@forecourt/data/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAdmission } from '../http/admission.ts';
import { createLimiter } from '../http/createLimiter.ts';
import { createFrontHandler } from '../http/frontHandler.ts';
import { createHttpServer } from '../http/httpServer.ts';
import { limits } from '../http/limits.ts';
import { siteHosts } from '../http/siteHosts.ts';
import { unknownHostAnswer } from '../http/unknownHost.ts';
import type { LogEntry } from '../log/log.ts';
import { paymentEvents } from './paymentEvents.ts';

const slugs = ['one', 'two', 'free'];
const sites = slugs.map((slug) => {
  const config = { slug, hosts: [], https: false, tradeInCarTypes: [], sellMyCar: false };
  return { key: slug, config: { ...config, locations: [] }, folder: '/' } as unknown as DealerSite;
});

let stripe: StripeLoopback;
let server: Server;
let port: number;
let log: LogEntry[];
let heard: { site: string; event: PaymentEvent }[];
let fails: number;
let release: Promise<void>;
let clock: number;
/** A payment of the first site, and the events that it had. */
let paymentId: string;

beforeEach(async () => {
  [log, heard, fails, clock, release] = [[], [], 0, Date.now(), Promise.resolve()];
  stripe = await startStripe({ now: () => clock });
  const payments = stripePayments({
    keysOf: (site) => ({ key: STRIPE_KEY, webhookSecret: secretOf(site) }),
    ...{ url: stripe.url, onNews: () => undefined, today: () => clock },
  });
  const hook = paymentEvents({
    paymentsOf: ({ key }) => (key === 'free' ? null : payments),
    async onEvent({ key }, event) {
      await release;
      if (fails-- > 0) throw new RangeError('secret of r-1');
      heard.push({ site: key, event });
    },
    forged: createLimiter(limits.forgedEvents, () => clock),
    proxies: { has: () => false },
    log: (entry) => log.push(entry),
  });
  server = createHttpServer(
    createFrontHandler({
      findSite: siteHosts({ sites: () => sites, development: true, port: () => port }),
      admission: createAdmission(),
      quick: [],
      quickPosts: [hook],
      page: async () => ({ status: 404, body: Buffer.from('page') }),
      unknownHost: unknownHostAnswer(() => sites, true),
      isStopping: () => false,
      indexable: false,
      log: (entry) => log.push(entry),
    }),
    (entry) => void log.push(entry),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
  const started = await payments.start({
    ...{ site: 'one' as SiteKey, reservationId: 'r-1', amountCents: 20_000, currency: 'AUD' },
    ...{ description: 'A car', key: 'k', until: clock + 45 * 60_000 },
    ...{ paidUrl: 'https://one.example/', leftUrl: 'https://one.example/' },
  });
  ({ paymentId } = started);
});
afterEach(async () => {
  await stripe.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function secretOf(site: string): string {
  return `whsec_${site}`;
}

function address(site: string): string {
  return `http://${site}.localhost:${port}/api/payments/stripe`;
}

function paid() {
  return { eventId: expect.any(String), reservationId: 'r-1', kind: 'paid', paymentId };
}

/** The shopper pays, and what Stripe tells of it waits. */
function pay() {
  stripe.webhooks.hold();
  stripe.account().beginCharge(paymentId);
  stripe.account().finishCharge(paymentId, 'good');
  const event = stripe.webhooks.events.at(-1);
  if (event?.type !== 'checkout.session.completed') throw new Error('It is not paid.');
  return event;
}

function post(
  path: string,
  headers: Record<string, string>,
  body: string | Buffer,
  method = 'POST',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { port, path, method, headers: { host: `one.localhost:${port}`, ...headers } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

test('what Stripe sends is heard, each event once, however often it comes (R21-02)', async () => {
  stripe.listen({ url: address('one'), secret: secretOf('one') });
  const { promise, resolve } = Promise.withResolvers<void>();
  release = promise;
  const event = pay();
  const many = Array.from({ length: 5 }, () => stripe.webhooks.send(event));
  resolve();
  expect(await Promise.all(many)).toEqual(Array(5).fill(200));
  expect(await stripe.webhooks.send(event)).toBe(200);
  expect(heard).toEqual([{ site: 'one', event: paid() }]);
});

test('what says nothing of a reservation is taken, and nobody hears of it', async () => {
  stripe.listen({ url: address('one'), secret: secretOf('one') });
  pay();
  const others = stripe.webhooks.events.filter(({ type }) => !type.startsWith('checkout.'));
  expect(others.length).toBeGreaterThan(1);
  for (const event of others) expect(await stripe.webhooks.send(event)).toBe(200);
  expect(heard).toEqual([]);
});

test('what could not be finished is sent again until it is', async () => {
  fails = 2;
  stripe.listen({ url: address('one'), secret: secretOf('one') });
  stripe.account().beginCharge(paymentId);
  stripe.account().finishCharge(paymentId, 'good');
  await stripe.webhooks.idle();
  expect(heard).toEqual([{ site: 'one', event: paid() }]);
  const failed = { event: 'payment_event_failed', site: 'one', error: 'RangeError' };
  expect(log).toEqual([failed, failed]);
});

describe('what is no event for the site changes nothing', () => {
  test('of a sister site of the same account, or signed for it', async () => {
    const event = pay();
    const signed = (site: string) => signEvent(event, secretOf(site), clock);
    expect(await postEvent(address('two'), signed('two'))).toBe(200);
    expect(await postEvent(address('one'), signed('two'))).toBe(400);
    expect(heard).toEqual([]);
  });

  test('signed long ago, changed or unsigned: refused, and often refused for a while', async () => {
    const event = pay();
    const { body, signature } = signEvent(event, secretOf('one'), clock);
    const old = signEvent(event, secretOf('one'), clock - 301_000);
    expect(await postEvent(address('one'), old)).toBe(400);
    expect(await postEvent(address('one'), { body: `${body} `, signature })).toBe(400);
    expect(await postEvent(address('one'), { body, signature: '' })).toBe(400);
    const statuses = new Set<number | null>();
    for (let turn = 0; turn < 40; turn += 1) {
      statuses.add(await postEvent(address('one'), { body: '{}', signature: 't=1,v1=00' }));
    }
    expect(statuses).toEqual(new Set([400, 429]));
    // Whoever signs is let in all the same.
    expect(heard).toEqual([]);
    expect(await postEvent(address('one'), { body, signature })).toBe(200);
    expect(heard).toHaveLength(1);
  });

  test('at a site that takes no money, or another address', async () => {
    const signed = signEvent(pay(), secretOf('one'), clock);
    expect(await postEvent(address('free'), signed)).toBe(404);
    expect(await postEvent(`${address('one')}/more`, signed)).toBe(404);
  });

  test('of 64 KiB it is read, of more not; as a form never', async () => {
    const head = { ...pay(), padding: '' };
    const room = 64 * 1024 - JSON.stringify(head, null, 2).length;
    const fit = signEvent({ ...head, padding: 'x'.repeat(room) }, secretOf('one'), clock);
    expect(Buffer.byteLength(fit.body)).toBe(64 * 1024);
    expect(await postEvent(address('one'), fit)).toBe(200);
    const path = '/api/payments/stripe';
    const { body, signature } = signEvent(head, secretOf('one'), clock);
    const json = { 'content-type': 'application/json', 'stripe-signature': signature };
    expect(await post(path, json, `${fit.body} `)).toBe(413);
    expect(await post(path, { ...json, 'content-type': 'text/plain' }, body)).toBe(415);
    expect(await post(path, {}, '', 'GET')).toBe(404);
  });

  test('from a page of another website, as any form (R17-01)', async () => {
    const { body, signature } = signEvent(pay(), secretOf('one'), clock);
    const json = { 'content-type': 'application/json', 'stripe-signature': signature };
    const from = { ...json, origin: 'https://evil.example' };
    expect(await post('/api/payments/stripe', from, body)).toBe(403);
    expect(heard).toEqual([]);
  });
});
