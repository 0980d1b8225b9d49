import { type DealerSite, ForgedEvent, type PaymentEvent, type Payments } from '@forecourt/data';
import { LRUCache } from 'lru-cache';
import { type Answer, jsonAnswer } from '../http/answer.ts';
import type { Limiter } from '../http/createLimiter.ts';
import type { QuickHandler } from '../http/frontHandler.ts';
import { PAYMENT_EVENTS_PATH } from '../http/postDoor.ts';
import { type TrustedProxies, visitorOf } from '../http/visitorOf.ts';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';

export interface PaymentEventsOptions {
  /** `null` where a site takes no money. */
  paymentsOf(site: DealerSite): Payments | null;
  /**
   * Looks what became of the payment, and resolves when what follows from it is on disk. The same event
   * may come twice, after a crash or to another process.
   */
  onEvent(site: DealerSite, event: PaymentEvent): Promise<void>;
  /** How many events that are forged somebody may send. */
  forged: Limiter;
  proxies: TrustedProxies;
  log: Log;
}

/** Events that were taken, by their ids: Stripe sends some twice. */
const REMEMBERED = 10_000;

/**
 * Where the provider tells what became of payments (R21-02). It brings no cookie and no origin; who it is,
 * its signature says. What could not be finished is answered with 503, and is sent again.
 */
export function paymentEvents(options: PaymentEventsOptions): QuickHandler {
  const taken = new LRUCache<string, Promise<void>>({ max: REMEMBERED });
  let turns = 0;

  /** Once, also where the same arrives twice at once; what failed may come again. */
  function once(site: DealerSite, event: PaymentEvent): Promise<void> {
    const id = `${site.key} ${event.eventId}`;
    const known = taken.get(id);
    if (known !== undefined) return known;
    const work = options.onEvent(site, event);
    taken.set(id, work);
    work.catch(() => taken.delete(id));
    return work;
  }

  return async ({ site, pathname, body, incoming }) => {
    if (pathname !== PAYMENT_EVENTS_PATH || body === null) return null;
    const payments = options.paymentsOf(site);
    if (payments === null) return answer(404, 'This site takes no payments.');
    const signature = incoming.headers['stripe-signature'];
    try {
      const event = await payments.readEvent(
        ...([site.key, body, typeof signature === 'string' ? signature : null] as const),
      );
      if (event !== null) await once(site, event);
      return answer(200);
    } catch (error) {
      if (error instanceof ForgedEvent) {
        turns += 1;
        const visitor = visitorOf(incoming, options.proxies);
        const pause = options.forged.pause(`${site.key} ${visitor}`, String(turns));
        if (pause === 0) return answer(400, 'The event is not signed for this site.');
        return answer(429, 'That is too often.', {
          'retry-after': String(Math.ceil(pause / 1000)),
        });
      }
      options.log({ event: 'payment_event_failed', site: site.key, error: errorKind(error) });
      return answer(503, 'Send it again later.', { 'retry-after': '60' });
    }
  };
}

function answer(status: number, error?: string, headers: Record<string, string> = {}): Answer {
  const said = error === undefined ? { success: true } : { success: false, error };
  return jsonAnswer(status, said, { 'cache-control': 'no-store', ...headers });
}
