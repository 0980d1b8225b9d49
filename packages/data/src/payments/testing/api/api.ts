import { randomBytes } from 'node:crypto';
import { API_VERSION, type StripeAccount } from './account.ts';
import { type Params, readForm, type Shape } from './form.ts';
import type { Idempotency, Reply } from './idempotency.ts';
import type { Session } from './objects.ts';
import { Refusal } from './refusal.ts';
import { listRefundsShape, refundShape, retrieveShape, sessionShape } from './shapes.ts';

export interface ApiRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

export interface ApiAnswer extends Reply {
  headers: Record<string, string>;
}

/** An account with the keys that its requests brought. */
export interface ApiAccount {
  account: StripeAccount;
  keys: Idempotency;
}

interface Endpoint {
  method: 'GET' | 'POST';
  path: RegExp;
  shape: Readonly<Record<string, Shape>>;
  /** Refuses what does not count as a request yet. */
  check?(account: StripeAccount, params: Params): void;
  act(account: StripeAccount, params: Params, id: string): object;
}

const endpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    shape: sessionShape,
    check: (account, params) => account.checkSession(params),
    act: (account, params) => account.createSession(params),
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    shape: retrieveShape,
    act: (account, params, id) => expanded(account, account.session(id), params),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    shape: retrieveShape,
    act: (account, _params, id) => account.expire(id),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    shape: retrieveShape,
    act: (account, _params, id) => account.intent(id),
  },
  {
    method: 'GET',
    path: /^\/v1\/charges\/(\w+)$/,
    shape: retrieveShape,
    act: (account, _params, id) => account.charge(id),
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    shape: refundShape,
    act: (account, params) => account.refund(params),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    shape: listRefundsShape,
    act: (account, { charge, limit = 10 }) => {
      const all = account.refundsOf(String(charge));
      const data = all.slice(0, Number(limit));
      return { object: 'list', data, has_more: all.length > data.length, url: '/v1/refunds' };
    },
  },
];

/**
 * Answers a request as Stripe's API does, of the account whose key it brings.
 *
 * @param pause before anything is done; meanwhile its idempotency key is in use
 */
export async function answerApi(
  request: ApiRequest,
  accountOf: (key: string) => ApiAccount | null,
  pause: () => Promise<void> = async () => undefined,
): Promise<ApiAnswer> {
  const headers: Record<string, string> = {
    'request-id': `req_${randomBytes(7).toString('hex')}`,
    'stripe-version': textOf(request.headers['stripe-version']) ?? API_VERSION,
  };
  try {
    const [path = '', query = ''] = request.path.split('?');
    const { account, keys } = accountFor(request, accountOf);
    const version = headers['stripe-version'];
    if (version !== API_VERSION) {
      throw new Refusal(400, { message: `Invalid Stripe API version: ${version}` });
    }
    const endpoint = endpoints.find((one) => one.method === request.method && one.path.test(path));
    if (endpoint === undefined) {
      throw new Refusal(404, { message: `Unrecognized request URL (${request.method}: ${path}).` });
    }
    const text = endpoint.method === 'POST' ? request.body : query;
    const id = endpoint.path.exec(path)?.[1] ?? '';
    let params: Params = {};
    const key = textOf(request.headers['idempotency-key']);
    const { reply, replayed } = await keys.once(
      endpoint.method === 'POST' ? key : null,
      { path, fingerprint: text },
      {
        validate() {
          params = readForm(text, endpoint.shape);
          endpoint.check?.(account, params);
        },
        async act() {
          await pause();
          return replyOf(() => endpoint.act(account, params, id));
        },
      },
    );
    if (key !== null) headers['idempotency-key'] = key;
    if (replayed) headers['idempotent-replayed'] = 'true';
    return { ...reply, headers };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: error.body, headers };
  }
}

function replyOf(act: () => object): Reply {
  try {
    return { status: 200, body: structuredClone(act()) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: error.body };
  }
}

function accountFor(
  { headers }: ApiRequest,
  accountOf: (key: string) => ApiAccount | null,
): ApiAccount {
  const key = /^Bearer (.+)$/.exec(textOf(headers['authorization']) ?? '')?.[1];
  if (key === undefined) {
    throw new Refusal(401, { message: 'You did not provide an API key.' });
  }
  const found = accountOf(key);
  if (found !== null) return found;
  throw new Refusal(401, { message: `Invalid API Key provided: ${key.slice(0, 8)}****` });
}

/** `expand[]=payment_intent` and `expand[]=payment_intent.latest_charge` of a session. */
function expanded(account: StripeAccount, session: Session, { expand }: Params): object {
  const wanted = (expand ?? []) as readonly string[];
  const { payment_intent: id } = session;
  if (id === null || !wanted.some((one) => one.startsWith('payment_intent'))) return session;
  const intent = account.intent(id);
  const charge =
    wanted.includes('payment_intent.latest_charge') && intent.latest_charge !== null
      ? account.charge(intent.latest_charge)
      : intent.latest_charge;
  return { ...session, payment_intent: { ...intent, latest_charge: charge } };
}

function textOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null;
}
