import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type StripeAccount, stripeAccount } from './api/account.ts';
import { type ApiAccount, type ApiRequest, answerApi } from './api/api.ts';
import { idempotencyKeys } from './api/idempotency.ts';
import { type PageAnswer, payPage, takePayment } from './api/payPage.ts';
import { type Deliveries, deliveries, type WebhookEndpoint } from './api/webhooks.ts';

/** What goes wrong with one request. */
export type Mishap = 'cut before' | 'cut after' | 'too many' | { delayMs: number };

export interface StripeLoopback {
  /** Scheme, host and port: of the API, and of the pages where shoppers pay. */
  url: string;
  /** Of a secret key. */
  account(key?: string): StripeAccount;
  webhooks: Deliveries;
  /** Requests of the API so far. */
  requests: readonly ApiRequest[];
  /** What goes wrong next: one of them for each request of the API, `null` for a good one. */
  mishaps: (Mishap | null)[];
  /** Where events are sent from now on. */
  listen(endpoint: WebhookEndpoint): void;
  close(): Promise<void>;
}

export interface StripeOptions {
  /** Secret keys, of an account each. */
  keys?: readonly string[];
  now?: () => number;
}

export const STRIPE_KEY = 'sk_test_forecourt';

/**
 * Stripe on loopback: its API and its page as far as Forecourt uses them, with what it refuses, keeps and
 * sends. It is written from Stripe's documentation, types and fixtures of 2026-10-28.
 */
export async function startStripe({
  keys = [STRIPE_KEY],
  now = Date.now,
}: StripeOptions = {}): Promise<StripeLoopback> {
  let endpoint: WebhookEndpoint | null = null;
  const webhooks = deliveries(() => endpoint, now);
  const requests: ApiRequest[] = [];
  const mishaps: (Mishap | null)[] = [];
  const pageOf = (id: string) => `${url()}/c/pay/${id}`;
  const accounts = new Map<string, ApiAccount>(
    keys.map((key) => [
      key,
      {
        account: stripeAccount({ now, pageOf, onEvent: webhooks.happened }),
        keys: idempotencyKeys(now),
      },
    ]),
  );
  const accountOf = (key: string) => accounts.get(key) ?? null;

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = incoming;
    const body = await bodyOf(incoming);
    const id = /^\/c\/pay\/(\w+)$/.exec(path)?.[1];
    if (id !== undefined) return sendPage(response, page(method, id, body));
    const request = { method, path, headers, body };
    requests.push(request);
    const mishap = mishaps.shift() ?? null;
    if (mishap === 'cut before') return cut(incoming);
    if (mishap === 'too many') return sendJson(response, 429, tooMany, {});
    const delayMs = typeof mishap === 'object' ? (mishap?.delayMs ?? 0) : 0;
    const said = await answerApi(request, accountOf, () => setTimeout(delayMs));
    if (mishap === 'cut after') return cut(incoming);
    sendJson(response, said.status, said.body, said.headers);
  }

  function page(method: string, id: string, body: string): PageAnswer {
    const found = [...accounts.values()].find(({ account }) =>
      account.sessions().some((one) => one.id === id),
    );
    if (found === undefined) return { status: 404, html: 'Not found' };
    return method === 'POST'
      ? takePayment(found.account, id, new URLSearchParams(body))
      : payPage(found.account, id);
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  function url(): string {
    return `http://127.0.0.1:${port}`;
  }
  return {
    url: url(),
    account(key = keys[0] ?? STRIPE_KEY) {
      const found = accounts.get(key);
      if (found === undefined) throw new Error('No account has this key.');
      return found.account;
    },
    webhooks,
    requests,
    mishaps,
    listen(to) {
      endpoint = to;
    },
    async close() {
      webhooks.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const tooMany = {
  error: {
    code: 'rate_limit',
    message: 'Request rate limit exceeded.',
    type: 'invalid_request_error',
  },
};

function cut({ socket }: IncomingMessage): void {
  socket.resetAndDestroy();
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming) text += chunk;
  return text;
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string>,
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, answer: PageAnswer): void {
  if ('location' in answer) {
    response.writeHead(answer.status, { location: answer.location }).end();
    return;
  }
  response
    .writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' })
    .end(answer.html);
}
