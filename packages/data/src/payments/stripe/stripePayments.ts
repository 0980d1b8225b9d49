import type { Stripe } from 'stripe';
import type { SiteKey } from '../../store/store.ts';
import {
  type ChargeRefund,
  ForgedEvent,
  type PaymentRequest,
  type PaymentState,
  type Payments,
  PaymentsUnavailable,
} from '../payments.ts';
import {
  chargeAnswer,
  eventOf,
  marks,
  refundAnswer,
  refundsAnswer,
  sessionAnswer,
  startedAnswer,
  stateOf,
} from './stripeAnswers.ts';
import { type StripeClientOptions, stripeClient } from './stripeClient.ts';

export interface StripePaymentsOptions extends StripeClientOptions {
  /** Milliseconds since 1970 UTC. */
  today?: () => number;
}

const PAGES = 'https://checkout.stripe.com';
/** Most letters of what Stripe prints for a line. */
const MOST_NAME = 250;
/** An event that is older was kept by somebody, or waited too long: Stripe signs each attempt anew. */
const TOLERANCE_S = 300;

/** Stripe Checkout: the shopper pays at Stripe's own page, so that no card data comes near this server. */
export function stripePayments(options: StripePaymentsOptions): Payments {
  const { keysOf, url = null, today = Date.now } = options;
  const client = stripeClient(options);
  const pages = url === null ? PAGES : new URL(url).origin;

  async function session(
    site: SiteKey,
    paymentId: string,
    signal: AbortSignal | undefined,
  ): Promise<PaymentState> {
    const answer = await client.ask(site, {
      schema: sessionAnswer,
      signal,
      ask: (stripe) =>
        stripe.checkout.sessions.retrieve(paymentId, { expand: ['payment_intent.latest_charge'] }),
    });
    if (answer.metadata[marks.site] !== site) {
      throw new PaymentsUnavailable('refused', 'The payment is not one of this site.');
    }
    const state = stateOf(answer);
    if (state !== null) return state;
    throw new PaymentsUnavailable('down', 'Stripe tells of no charge for what was paid.');
  }

  async function refund(
    site: SiteKey,
    { chargeId, amountCents, key }: ChargeRefund,
    signal: AbortSignal | undefined,
  ): Promise<string> {
    const { id } = await client.ask(site, {
      schema: refundAnswer,
      signal,
      ask: (stripe) =>
        stripe.refunds.create(
          { charge: chargeId, amount: amountCents },
          { idempotencyKey: `refund-${key}` },
        ),
    });
    return id;
  }

  return {
    name: 'stripe',
    hosts: [pages],
    async start(request, signal) {
      const { site, key } = request;
      const started = await client.ask(site, {
        schema: startedAnswer,
        signal,
        ask: (stripe) =>
          stripe.checkout.sessions.create(sessionOf(request), { idempotencyKey: `start-${key}` }),
      });
      if (started.amount_total !== request.amountCents) {
        throw new PaymentsUnavailable('refused', 'Stripe would take another amount.');
      }
      if (started.url === null || new URL(started.url).origin !== pages) {
        throw new PaymentsUnavailable('refused', 'Stripe’s page is at a host that is not allowed.');
      }
      return { paymentId: started.id, url: started.url };
    },
    state: session,
    async end(site, paymentId, signal) {
      // Whoever looks first asks nothing of a session that another site began.
      const state = await session(site, paymentId, signal);
      if (state.kind !== 'open') return state;
      try {
        await client.ask(site, {
          schema: startedAnswer,
          signal,
          ask: (stripe) => stripe.checkout.sessions.expire(paymentId),
        });
        return { kind: 'ended' };
      } catch (error) {
        if (!isRefused(error)) throw error;
        return session(site, paymentId, signal);
      }
    },
    async refund(site, wanted, signal) {
      try {
        return { refundId: await refund(site, wanted, signal) };
      } catch (error) {
        if (!isRefused(error)) throw error;
        const left = await leftOf(site, wanted.chargeId, signal);
        if (left.cents === 0 && left.refundId !== null) return { refundId: left.refundId };
        if (left.cents === 0 || left.cents >= wanted.amountCents) throw error;
        const { chargeId, key } = wanted;
        const rest = { chargeId, amountCents: left.cents, key: `${key}-rest` };
        return { refundId: await refund(site, rest, signal) };
      }
    },
    async readEvent(site, body, signature) {
      const secret = keysOf(site)?.webhookSecret;
      if (secret === undefined || signature === null) throw new ForgedEvent('It is not signed.');
      const { default: StripeClass } = await import('stripe');
      let event: unknown;
      try {
        event = StripeClass.webhooks.constructEvent(
          ...([Buffer.from(body), signature, secret, TOLERANCE_S, undefined, today()] as const),
        );
      } catch {
        // The library's error holds the whole event.
        throw new ForgedEvent('It is not what Stripe has signed just now.');
      }
      return eventOf(site, event);
    },
  };

  /** What of a charge was not given back, and the newest that was. */
  async function leftOf(
    site: SiteKey,
    chargeId: string,
    signal: AbortSignal | undefined,
  ): Promise<{ cents: number; refundId: string | null }> {
    const charge = await client.ask(site, {
      schema: chargeAnswer,
      signal,
      ask: (stripe) => stripe.charges.retrieve(chargeId),
    });
    const { data } = await client.ask(site, {
      schema: refundsAnswer,
      signal,
      ask: (stripe) => stripe.refunds.list({ charge: chargeId, limit: 1 }),
    });
    const cents = charge.amount_captured - charge.amount_refunded;
    return { cents, refundId: data[0]?.id ?? null };
  }
}

/** The same for the same request, letter by letter: else Stripe would refuse its key. */
function sessionOf(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { site, reservationId, amountCents, currency, description, paidUrl, leftUrl } = request;
  const metadata = { [marks.site]: site, [marks.reservation]: reservationId };
  return {
    mode: 'payment',
    // With it come Apple Pay and Google Pay. What a bank takes days to confirm would outlast a hold.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountCents,
          product_data: { name: description.slice(0, MOST_NAME) },
        },
      },
    ],
    // What is taken is what is asked for, in its currency.
    adaptive_pricing: { enabled: false },
    client_reference_id: reservationId,
    metadata,
    // The charge has it from here, and refunds made at Stripe tell by it whose they are.
    payment_intent_data: { metadata },
    success_url: paidUrl,
    cancel_url: leftUrl,
    expires_at: Math.floor(request.until / 1_000),
  };
}

function isRefused(error: unknown): boolean {
  return error instanceof PaymentsUnavailable && error.fault === 'refused';
}
