import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SiteKey } from '../../store/store.ts';
import { ForgedEvent, type PaymentRequest, type Payments } from '../payments.ts';

export const PAYMENT_SITE = 'harbour' as SiteKey;
/** Shares its account with `harbour`, as dealers of a group do. */
export const SISTER_SITE = 'outback' as SiteKey;

/** What a provider sends of itself. */
export interface SentEvent {
  body: Uint8Array;
  signature: string;
}

/** A provider where a shopper pays, or something else happens. */
export interface PaymentsPlace {
  port: Payments;
  /** Milliseconds since 1970 UTC, at the provider too. */
  now(): number;
  wait(ms: number): void;
  /** @returns whether the money was taken */
  pay(paymentId: string): Promise<boolean>;
  decline(paymentId: string): Promise<void>;
  /** The dealer gives back at the provider. */
  refundThere(chargeId: string, amountCents: number): Promise<void>;
  /** All that has happened, as it is sent to a site; the oldest first. */
  sent(site: SiteKey): readonly SentEvent[];
  /** Cents that were taken and given back, of all payments. */
  totals(): { captured: number; refunded: number };
  close(): Promise<void>;
}

/** The contract that every adapter of the `Payments` port keeps. */
export function describePayments(name: string, open: () => Promise<PaymentsPlace>): void {
  let place: PaymentsPlace;
  const request = (changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
    ...{ site: PAYMENT_SITE, reservationId: 'r-1', amountCents: 20_000, currency: 'AUD' },
    ...{ description: '2021 Ünimog “Sahara”', key: 'key-1', until: place.now() + 45 * 60_000 },
    paidUrl: 'https://harbour.example/reserved?of=r-1',
    leftUrl: 'https://harbour.example/cars/unimog/checkout',
    ...changes,
  });

  beforeEach(async () => {
    place = await open();
  });
  afterEach(() => place.close());

  /** Whom the port tells what, of all that was sent. */
  async function told(site: SiteKey) {
    const events = await Promise.all(
      place.sent(site).map(({ body, signature }) => place.port.readEvent(site, body, signature)),
    );
    return events.filter((event) => event !== null);
  }

  async function paid(changes: Partial<PaymentRequest> = {}) {
    const { paymentId } = await place.port.start(request(changes));
    expect(await place.pay(paymentId)).toBe(true);
    const state = await place.port.state(changes.site ?? PAYMENT_SITE, paymentId);
    if (state.kind !== 'paid') throw new Error(`It is ${state.kind}.`);
    return { paymentId, ...state };
  }

  describe(`payments contract: ${name}`, () => {
    test('a payment is open at a page that policies allow, then paid', async () => {
      const { paymentId, url } = await place.port.start(request());
      expect(place.port.hosts).toContain(new URL(url).origin);
      expect(await place.port.state(PAYMENT_SITE, paymentId)).toEqual({ kind: 'open' });
      expect(await place.pay(paymentId)).toBe(true);
      expect(await place.port.state(PAYMENT_SITE, paymentId)).toEqual({
        ...{ kind: 'paid', amountCents: 20_000, refundedCents: 0 },
        chargeId: expect.any(String),
      });
      expect(await place.pay(paymentId)).toBe(false);
      expect(place.totals()).toEqual({ captured: 20_000, refunded: 0 });
    });

    test('a card that is declined leaves it open', async () => {
      const { paymentId } = await place.port.start(request());
      await place.decline(paymentId);
      expect(await place.port.state(PAYMENT_SITE, paymentId)).toEqual({ kind: 'open' });
      expect(await place.pay(paymentId)).toBe(true);
      expect(place.totals().captured).toBe(20_000);
    });

    test('the same key and request is the same payment, another key another (R21-01)', async () => {
      const first = await place.port.start(request());
      const again = await Promise.all([place.port.start(request()), place.port.start(request())]);
      expect(again).toEqual([first, first]);
      const other = await place.port.start(request({ key: 'key-2' }));
      expect(other.paymentId).not.toBe(first.paymentId);
    });

    test('the same key for another request is refused', async () => {
      await place.port.start(request());
      await expect(place.port.start(request({ amountCents: 30_000 }))).rejects.toMatchObject({
        ...{ name: 'PaymentsUnavailable', fault: 'refused' },
      });
    });

    test.each([
      ['too little time', () => ({ until: place.now() + 29 * 60_000 })],
      ['too much time', () => ({ until: place.now() + 25 * 60 * 60_000 })],
      ['too little money', () => ({ amountCents: 49 })],
      ['no address', () => ({ paidUrl: '/reserved' })],
    ])('%s is refused', async (_what, changes) => {
      await expect(place.port.start(request(changes()))).rejects.toMatchObject({
        ...{ name: 'PaymentsUnavailable', fault: 'refused' },
      });
    });

    test('it ends by itself, and is not paid then', async () => {
      const { paymentId } = await place.port.start(request());
      place.wait(45 * 60_000);
      expect(await place.pay(paymentId)).toBe(false);
      expect(await place.port.state(PAYMENT_SITE, paymentId)).toEqual({ kind: 'ended' });
      expect(await place.port.end(PAYMENT_SITE, paymentId)).toEqual({ kind: 'ended' });
      expect(place.totals().captured).toBe(0);
    });

    test('it is ended, twice the same, and is not paid then', async () => {
      const { paymentId } = await place.port.start(request());
      expect(await place.port.end(PAYMENT_SITE, paymentId)).toEqual({ kind: 'ended' });
      expect(await place.port.end(PAYMENT_SITE, paymentId)).toEqual({ kind: 'ended' });
      expect(await place.pay(paymentId)).toBe(false);
      expect(await told(PAYMENT_SITE)).toEqual([
        { eventId: expect.any(String), paymentId, reservationId: 'r-1', kind: 'ended' },
      ]);
    });

    test('ending comes too late for one that is paid', async () => {
      const { paymentId, chargeId } = await paid();
      expect(await place.port.end(PAYMENT_SITE, paymentId)).toEqual({
        ...{ kind: 'paid', chargeId, amountCents: 20_000, refundedCents: 0 },
      });
    });

    test('a charge is given back once, by whatever key (R21-01)', async () => {
      const { paymentId, chargeId } = await paid();
      const refund = { chargeId, amountCents: 20_000, key: 'refund-1' };
      const first = await place.port.refund(PAYMENT_SITE, refund);
      expect(await place.port.refund(PAYMENT_SITE, refund)).toEqual(first);
      expect(await place.port.refund(PAYMENT_SITE, { ...refund, key: 'refund-2' })).toEqual(first);
      expect(place.totals()).toEqual({ captured: 20_000, refunded: 20_000 });
      expect(await place.port.state(PAYMENT_SITE, paymentId)).toMatchObject({
        refundedCents: 20_000,
      });
      place.wait(25 * 60 * 60_000);
      expect(await place.port.refund(PAYMENT_SITE, refund)).toEqual(first);
      expect(place.totals()).toEqual({ captured: 20_000, refunded: 20_000 });
    });

    test('what the dealer gave back at the provider counts', async () => {
      const { paymentId, chargeId } = await paid();
      await place.refundThere(chargeId, 5_000);
      expect(await place.port.state(PAYMENT_SITE, paymentId)).toMatchObject({
        refundedCents: 5_000,
      });
      await place.port.refund(PAYMENT_SITE, { chargeId, amountCents: 20_000, key: 'refund-1' });
      expect(place.totals()).toEqual({ captured: 20_000, refunded: 20_000 });
    });

    test('an unknown charge is no refund, an unknown payment no state', async () => {
      for (const ask of [
        () => place.port.refund(PAYMENT_SITE, { chargeId: 'ch_none', amountCents: 1, key: 'a' }),
        () => place.port.state(PAYMENT_SITE, 'cs_test_none'),
        () => place.port.end(PAYMENT_SITE, 'cs_test_none'),
      ]) {
        await expect(ask()).rejects.toMatchObject({
          name: 'PaymentsUnavailable',
          fault: 'refused',
        });
      }
    });

    test('a payment of a sister site is neither told, ended nor heard of', async () => {
      const { paymentId } = await place.port.start(request({ site: SISTER_SITE, key: 'key-9' }));
      await expect(place.port.state(PAYMENT_SITE, paymentId)).rejects.toMatchObject({
        fault: 'refused',
      });
      await expect(place.port.end(PAYMENT_SITE, paymentId)).rejects.toMatchObject({
        fault: 'refused',
      });
      expect(await place.pay(paymentId)).toBe(true);
      expect(await told(PAYMENT_SITE)).toEqual([]);
      expect(await told(SISTER_SITE)).toEqual([
        { eventId: expect.any(String), paymentId, reservationId: 'r-1', kind: 'paid' },
      ]);
    });

    test('events tell what happened, each by an id of its own', async () => {
      const { paymentId, chargeId } = await paid();
      await place.port.refund(PAYMENT_SITE, { chargeId, amountCents: 20_000, key: 'refund-1' });
      const events = await told(PAYMENT_SITE);
      expect(events).toEqual([
        { eventId: expect.any(String), paymentId, reservationId: 'r-1', kind: 'paid' },
        { eventId: expect.any(String), paymentId: null, reservationId: 'r-1', kind: 'refunded' },
      ]);
      expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(2);
    });

    test('an event that was changed, not signed, signed for another or long ago is forged (R21-02)', async () => {
      await paid();
      const [event] = place.sent(PAYMENT_SITE).slice(-1);
      const { body, signature } = event ?? { body: new Uint8Array(), signature: '' };
      const changed = Buffer.from(Buffer.from(body).toString().replace('r-1', 'r-2'));
      const read = (bytes: Uint8Array, by: string | null, site = PAYMENT_SITE) =>
        place.port.readEvent(site, bytes, by);
      expect(changed.equals(body)).toBe(false);
      for (const forged of [
        () => read(changed, signature),
        () => read(body, null),
        () => read(body, ''),
        () =>
          read(
            body,
            signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
          ),
        () => read(body, signature.replace('v1=', 'v0=')),
        () => read(body, signature, SISTER_SITE),
        () => read(new Uint8Array(), signature),
      ]) {
        await expect(forged()).rejects.toThrow(ForgedEvent);
      }
      expect(await read(body, signature)).not.toBeNull();
      place.wait(301_000);
      await expect(read(body, signature)).rejects.toThrow(ForgedEvent);
    });

    test('nobody waits for who has gone', async () => {
      const gone = AbortSignal.abort();
      await expect(place.port.start(request(), gone)).rejects.toMatchObject({ fault: 'down' });
    });
  });
}
