import type { SiteKey } from '../../store/store.ts';
import type { Payments } from '../payments.ts';
import { stripePayments } from '../stripe/stripePayments.ts';
import { type StripeAccount, stripeAccount } from './api/account.ts';
import { answerApi } from './api/api.ts';
import { idempotencyKeys } from './api/idempotency.ts';
import type { StripeEvent } from './api/objects.ts';
import { type SignedEvent, signEvent } from './api/webhooks.ts';

export interface MemoryStripe {
  port: Payments;
  account: StripeAccount;
  /** All that has happened; the oldest first. */
  events: readonly StripeEvent[];
  sign(event: StripeEvent): SignedEvent;
}

const KEYS = { key: 'sk_test_memory', webhookSecret: 'whsec_memory' };

/**
 * Stripe's loopback without a wire, for thousands of payments: the same API, asked by the same adapter.
 *
 * @param goesWrong what happens to the next request: it does not arrive, or its answer does not
 */
export function memoryStripe(
  now: () => number,
  goesWrong: () => 'request' | 'answer' | null,
): MemoryStripe {
  const events: StripeEvent[] = [];
  const account = stripeAccount({
    now,
    pageOf: (id) => `http://stripe.example/c/pay/${id}`,
    onEvent: (event) => void events.push(event),
  });
  const kept = { account, keys: idempotencyKeys(now) };
  const port = stripePayments({
    keysOf: (_site: SiteKey) => KEYS,
    ...{ url: 'http://stripe.example', onNews: () => undefined, today: now },
    // A breaker that opened would be of the real clock, and these hours take milliseconds.
    now,
    async fetch(input, init = {}) {
      const { pathname, search } = new URL(String(input));
      const lost = goesWrong();
      if (lost === 'request') return noAnswer();
      const { status, body, headers } = await answerApi(
        {
          ...{ method: init.method ?? 'GET', path: pathname + search },
          headers: Object.fromEntries(new Headers(init.headers)),
          body: typeof init.body === 'string' ? init.body : '',
        },
        () => kept,
      );
      return lost === 'answer' ? noAnswer() : Response.json(body, { status, headers });
    },
  });
  return { port, account, events, sign: (event) => signEvent(event, KEYS.webhookSecret, now()) };
}

/** Not Stripe's, and of a status that the library does not wait half a second for to ask again. */
function noAnswer(): Response {
  return new Response('Bad gateway', { status: 404 });
}
