import type { Stripe } from 'stripe';
import type { z } from 'zod';
import { boundedText } from '../../http/boundedText.ts';
import { siteBreakers } from '../../http/siteBreakers.ts';
import type { SiteKey } from '../../store/store.ts';
import { PaymentsUnavailable } from '../payments.ts';

/** Secrets of a dealer's account at Stripe. */
export interface StripeKeys {
  /** Begins with `sk_` or, restricted, `rk_`. */
  key: string;
  /** What Stripe signs events to the site's address with; begins with `whsec_`. */
  webhookSecret: string;
}

export interface StripeClientOptions {
  /** `null` where the dealer has no account. */
  keysOf(site: SiteKey): StripeKeys | null;
  /** Of a loopback server of tests; Stripe's own by default. */
  url?: string | null;
  /** Called once for each outage; what was asked is not told. */
  onNews(site: SiteKey, news: { service: string; error: string }): void;
  /** Milliseconds for an answer, to its last byte, with what is tried again. */
  budgetMs?: number;
  /** Milliseconds of a clock that only goes on. */
  now?: () => number;
  /** What carries requests: the platform's own by default. */
  fetch?: typeof fetch;
}

export interface StripeQuestion<T> {
  /** What an answer must be. */
  schema: z.ZodType<T>;
  signal: AbortSignal | undefined;
  ask(stripe: Stripe): Promise<unknown>;
}

export interface StripeClient {
  /** @throws PaymentsUnavailable */
  ask<T>(site: SiteKey, question: StripeQuestion<T>): Promise<T>;
}

/** Answers are read in this version, whatever a dealer's account is set to. */
const API_VERSION = '2026-10-28.endive';
/** A shopper has pressed a button and waits. */
const BUDGET_MS = 8_000;
/** Stripe's library waits half a second before it asks once more. */
const BETWEEN_MS = 600;
const MOST_BYTES = 1_000_000;
/** Names of Stripe's own, which hold nothing of a request. */
const CODE = /^[a-z_]{1,60}$/;
const PARAMETER = /^[\w[\].]{1,80}$/;

/** Asks Stripe by its official library, within time and size, and with a breaker for each site (R12-02). */
export function stripeClient({
  keysOf,
  url = null,
  onNews,
  budgetMs = BUDGET_MS,
  now = () => performance.now(),
  fetch: carry = fetch,
}: StripeClientOptions): StripeClient {
  const breakers = siteBreakers(now);
  const at = url === null ? {} : placeOf(url);
  return {
    async ask(site, { schema, signal, ask }) {
      const keys = keysOf(site);
      if (keys === null) throw refused(`There is no key of Stripe for "${site}".`);
      if (!breakers.admits(site)) throw down('Stripe failed lately and is not asked now.');
      const late = AbortSignal.timeout(budgetMs);
      const ended = AbortSignal.any(signal ? [late, signal] : [late]);
      try {
        // Servers that take no payments never load it.
        const { default: StripeClass } = await import('stripe');
        const stripe = new StripeClass(keys.key, {
          apiVersion: API_VERSION,
          httpClient: StripeClass.createFetchHttpClient(boundedFetch(carry, ended)),
          // Stripe's library sends the same idempotency key again, so that nothing is done twice.
          maxNetworkRetries: 1,
          timeout: Math.max(Math.floor((budgetMs - BETWEEN_MS) / 2), 100),
          telemetry: false,
          ...at,
        });
        const answer = await unless(ended, ask(stripe));
        const { success, data } = schema.safeParse(answer);
        if (!success) throw down('Stripe answers with what it should not.');
        breakers.record(site, true);
        return data;
      } catch (error) {
        // What the library throws quotes requests and their keys, and must not go on.
        const fault = faultOf(error, late, signal, budgetMs);
        const isSound = fault.fault === 'refused' || (signal?.aborted ?? false);
        const isNews = breakers.record(site, isSound);
        if (!isSound && isNews) onNews(site, { service: 'stripe', error: fault.message });
        throw fault;
      }
    },
  };
}

function placeOf(url: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
  };
}

/** The library bounds neither the size of an answer nor all attempts together. */
function boundedFetch(carry: typeof fetch, ended: AbortSignal): typeof fetch {
  return async (input, init) => {
    const signals = init?.signal ? [ended, init.signal] : [ended];
    const answer = await carry(input, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.any(signals),
    });
    const text = await boundedText(answer, MOST_BYTES);
    const { status, headers } = answer;
    return new Response(text ?? '', { status: status < 200 ? 500 : status, headers });
  };
}

/** Rejects as soon as the signal ends; what is still under way is not waited for. */
async function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
    work.catch(() => undefined);
  }
}

function faultOf(
  error: unknown,
  late: AbortSignal,
  signal: AbortSignal | undefined,
  budgetMs: number,
): PaymentsUnavailable {
  if (error instanceof PaymentsUnavailable) return error;
  if (signal?.aborted) return down('Nobody waits for Stripe’s answer any more.');
  if (late.aborted) return down(`Stripe did not answer whole within ${budgetMs / 1_000} s.`);
  const { statusCode: status, code, param } = error as Record<string, unknown>;
  if (typeof status !== 'number') return down('Stripe broke the connection off.');
  const reasons = [
    `status ${status}`,
    ...(typeof code === 'string' && CODE.test(code) ? [code] : []),
    ...(typeof param === 'string' && PARAMETER.test(param) ? [param] : []),
  ].join(', ');
  const isRefused = [400, 401, 402, 403, 404].includes(status);
  return isRefused
    ? refused(`Stripe refuses it (${reasons}).`)
    : down(`Stripe fails (${reasons}).`);
}

function down(message: string): PaymentsUnavailable {
  return new PaymentsUnavailable('down', message);
}

function refused(message: string): PaymentsUnavailable {
  return new PaymentsUnavailable('refused', message);
}
