import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Fault, type FaultServer, startFaultServer } from '../../testing/faultServer.ts';
import type { DeliveryFault } from '../port/delivery.ts';
import { bareLead, briefOf, fullLead } from '../testing/sampleBriefs.ts';
import { retryAfterMs } from './retryAfter.ts';
import { signedHeaders } from './signature.ts';
import { webhookDelivery } from './webhookDelivery.ts';

const NOW = 1_795_000_000_123;
const SECRET = 'a-secret-of-the-crm';

let taken: { body: unknown; headers: IncomingMessage['headers'] }[];
let server: FaultServer;
beforeEach(async () => {
  taken = [];
  server = await startFaultServer((body, { headers }) => {
    taken.push({ body, headers });
    return {};
  });
});
afterEach(() => server.close());

function deliver(lead = fullLead(), signal = AbortSignal.timeout(2_000)) {
  const url = `${server.url}/leads?dealer=7`;
  return webhookDelivery({ url, secret: SECRET, briefOf, now: () => NOW }).deliver(lead, signal);
}

describe('webhookDelivery', () => {
  test('tells a lead by the keys of the platform, and of its vehicle (R3-01)', async () => {
    await deliver();
    expect(taken[0]?.body).toMatchObject({
      ...{ id: 'lead-1', test: false, site: 'harbour', dealer: 'Harbour Motors' },
      created_at: '2026-11-18T11:06:40.000Z',
      enquiry: {
        ...{ last_name: 'O’Hara', location: 'Bulimba', preferred_date: '2026-11-28T10:00' },
        ...{ preferred_at: '2026-11-28T00:00:00.000Z', preferred_time: 'kept' },
      },
      lead: {
        source: 'Website',
        car_id: 'car-1',
        lead_attributes: { visited_pages: expect.anything() },
      },
      consent: { opt_in: true, text: 'Send me news' },
      vehicle: { make: 'Toyota', stock_number: 'S1', price: 45_990, price_type: 'drive_away' },
    });
    await deliver(bareLead());
    expect(taken[1]?.body).toMatchObject({ vehicle: null, enquiry: { location: null } });
  });

  test('is signed, dated and the same lead when it comes again', async () => {
    await deliver();
    await deliver();
    const [first, second] = taken.map(({ headers }) => headers);
    expect(second?.['idempotency-key']).toBe('lead-1');
    expect(second).toMatchObject({ 'webhook-id': 'lead-1', 'webhook-timestamp': '1795000000' });
    const signed = `lead-1.1795000000.${JSON.stringify(taken[0]?.body)}`;
    const expected = createHmac('sha256', SECRET).update(signed).digest('base64');
    expect(first?.['webhook-signature']).toBe(`v1,${expected}`);
  });

  test.each<[Fault, string]>([
    ['refused', 'Nobody answers at the address of the webhook.'],
    ['reset', 'The webhook broke the connection off.'],
    ['hang', 'The webhook did not answer in time.'],
    ['slow', 'The webhook did not answer in time.'],
    ['status 500', 'The webhook answers with status 500.'],
    ['status 503', 'The webhook answers with status 503.'],
    ['status 429', 'The webhook answers with status 429.'],
    ['redirect', 'The webhook answers with status 302.'],
  ])('%s is no delivery, and its words tell no address', async (fault, words) => {
    await server.fail(fault);
    // A busy machine may take its time to answer.
    const time = fault === 'hang' || fault === 'slow' ? 150 : 5_000;
    const failed = await deliver(fullLead(), AbortSignal.timeout(time)).catch((error) => error);
    expect(String(failed)).toBe(`DeliveryFault: ${words}`);
    expect(failed).toMatchObject({ isRefused: false });
    expect(failed.cause).toBeUndefined();
    expect(server.redirected()).toBe(0);
  });

  test.each<Fault>(['drip', 'HTML', 'empty object', 'truncated JSON', 'wrong types', 'large body'])(
    'a receiver that has it may say what it likes: %s',
    async (fault) => {
      await server.fail(fault);
      await expect(deliver(fullLead(), AbortSignal.timeout(1_000))).resolves.toBeUndefined();
    },
  );
});

test.each([
  [null, 0],
  ['', 0],
  ['soon', 0],
  ['-5', 0],
  ['120', 120_000],
  ['Wed, 18 Nov 2026 11:07:40 GMT', 59_877],
  ['Wed, 18 Nov 2020 11:07:40 GMT', 0],
  ['99999999', 3_600_000],
])('Retry-After %j is %i ms', (header, expected) => {
  expect(retryAfterMs(header, NOW)).toBe(expected);
});

test('signs as the example of Standard Webhooks does', () => {
  const headers = signedHeaders(
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    '{"test": 2432232314}',
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    1_614_265_330_000,
  );
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test.each([
  [422, true],
  [400, true],
  [401, false],
  [404, false],
])('status %i refuses the lead itself: %s', async (status, isRefused) => {
  await server.close();
  server = await startFaultServer((_body, request) => {
    // The fault server has no status of its own for it.
    request.socket.end(`HTTP/1.1 ${status} No\r\nContent-Length: 0\r\nRetry-After: 30\r\n\r\n`);
    return {};
  });
  const fault: DeliveryFault = await deliver().then(
    () => expect.unreachable(),
    (error) => error,
  );
  expect(fault).toMatchObject({ isRefused, retryAfterMs: 30_000 });
});
