import { createHmac } from 'node:crypto';
import { request as send } from 'node:http';
import type { StripeEvent } from './objects.ts';

export interface WebhookEndpoint {
  /** A `*.localhost` of a site is reached at loopback. */
  url: string;
  secret: string;
  /** Types of events that are sent there; all by default. */
  types?: readonly string[];
}

/** A message to an endpoint: what a signature says, it says of these bytes. */
export interface SignedEvent {
  body: string;
  signature: string;
}

/**
 * Signs as Stripe does: `t=…,v1=…`, the second an HMAC of time, dot and body.
 *
 * @param at milliseconds since 1970 UTC
 */
export function signEvent(event: object, secret: string, at: number): SignedEvent {
  const body = JSON.stringify(event, null, 2);
  const time = Math.floor(at / 1_000);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { body, signature: `t=${time},v1=${mac}` };
}

/** @returns the status, or `null` where nobody answers */
export function postEvent(url: string, { body, signature }: SignedEvent): Promise<number | null> {
  const address = new URL(url);
  return new Promise((resolve) => {
    const sent = send(
      {
        ...{ host: '127.0.0.1', port: address.port, path: address.pathname, method: 'POST' },
        headers: {
          host: address.host,
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signature,
          'content-length': Buffer.byteLength(body),
        },
        timeout: 20_000,
        agent: false,
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? null));
        answer.on('error', () => resolve(null));
      },
    );
    sent.on('error', () => resolve(null));
    sent.on('timeout', () => sent.destroy());
    sent.end(body);
  });
}

export interface Deliveries {
  /** Sends what has happened since, and may be told to wait for `send`. */
  happened(event: StripeEvent): void;
  /** Held back until they are sent by hand: all, or those of one place in the list. */
  hold(): void;
  /** Of all that has happened, oldest first. */
  readonly events: readonly StripeEvent[];
  /** Sends one now, once more where it was sent before. */
  send(event: StripeEvent): Promise<number | null>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  stop(): void;
}

/** Sends events to an endpoint, and again until one is taken, as often as ten times. */
export function deliveries(
  endpoint: () => WebhookEndpoint | null,
  now: () => number,
  pauseMs = 250,
): Deliveries {
  const events: StripeEvent[] = [];
  const underWay = new Set<Promise<void>>();
  let isHeld = false;
  let isStopped = false;

  async function send(event: StripeEvent): Promise<number | null> {
    const to = endpoint();
    return to && postEvent(to.url, signEvent(event, to.secret, now()));
  }

  async function keepSending(event: StripeEvent): Promise<void> {
    for (let turn = 0; turn < 10 && !isStopped; turn += 1) {
      const status = await send(event);
      if (status !== null && status >= 200 && status < 300) return;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  return {
    events,
    happened(event) {
      events.push(event);
      const to = endpoint();
      if (isHeld || to === null || !(to.types?.includes(event.type) ?? true)) return;
      const sending = keepSending(event).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    hold() {
      isHeld = true;
    },
    send,
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop() {
      isStopped = true;
    },
  };
}
