import { randomBytes } from 'node:crypto';
import type { Params } from './form.ts';
import type { Charge, Intent, Refund, Session, StripeEvent } from './objects.ts';
import { noSuch, refuse } from './refusal.ts';

export const API_VERSION = '2026-10-28.endive';

/** Money and sessions of one Stripe account, and what happens to them. */
export type StripeAccount = ReturnType<typeof stripeAccount>;

interface AccountOptions {
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Address of a session's page. */
  pageOf(id: string): string;
  /** Called with each event, when it happens. */
  onEvent(event: StripeEvent): void;
}

interface SessionParams {
  client_reference_id?: string;
  cancel_url?: string;
  expires_at?: number;
  line_items: readonly { price_data: { unit_amount: number }; quantity: number }[];
  metadata?: Record<string, string>;
  payment_intent_data?: { metadata?: Record<string, string> };
  success_url: string;
}

export function stripeAccount({ now, pageOf, onEvent }: AccountOptions) {
  const sessions = new Map<string, Session>();
  const intents = new Map<string, Intent>();
  const charges = new Map<string, Charge>();
  const refunds = new Map<string, Refund>();
  const dataOf = new Map<string, Record<string, string>>();
  const seconds = () => Math.floor(now() / 1_000);
  const born = () => ({ created: seconds(), livemode: false, currency: 'aud' });

  function tell(type: string, object: StripeEvent['data']['object']): void {
    onEvent({
      ...{ id: newId('evt'), object: 'event', api_version: API_VERSION, created: seconds() },
      ...{ data: { object: structuredClone(object) }, livemode: false, pending_webhooks: 1 },
      ...{ request: { id: null, idempotency_key: null }, type },
    });
  }

  /** A session ends by itself, whoever looks. */
  function settled(session: Session): Session {
    if (session.status === 'open' && seconds() >= session.expires_at) close(session);
    return session;
  }

  function close(session: Session): void {
    Object.assign(session, { status: 'expired', url: null } satisfies Partial<Session>);
    tell('checkout.session.expired', session);
  }

  function session(id: string): Session {
    return settled(sessions.get(id) ?? noSuch('checkout.session', 'session', id));
  }

  function intent(id: string): Intent {
    return intents.get(id) ?? noSuch('payment_intent', 'intent', id);
  }

  function charge(id: string): Charge {
    return charges.get(id) ?? noSuch('charge', 'id', id);
  }

  const isCharging = ({ payment_intent: id }: Session) =>
    id !== null && intent(id).status === 'processing';

  return {
    session,
    intent,
    charge,

    checkSession(params: Params): void {
      const {
        mode,
        line_items: items,
        expires_at: until,
      } = params as unknown as SessionParams & {
        mode: string;
      };
      if (mode !== 'payment') refuse('The loopback knows payments alone.', { param: 'mode' });
      const total = totalOf(items);
      if (items.some(({ quantity }) => quantity < 1)) refuse('Invalid quantity');
      if (items.some(({ price_data: { unit_amount: amount } }) => amount < 0)) {
        refuse('Invalid non-negative integer', { param: 'line_items[0][price_data][unit_amount]' });
      }
      if (total < 50) {
        refuse("The Checkout Session's total amount due must add up to at least $0.50 aud", {
          code: 'amount_too_small',
        });
      }
      if (total > 99_999_999) refuse('Amount must be no more than $999,999.99', amountTooLarge);
      const ahead = (until ?? seconds() + 86_400) - seconds();
      const about = { param: 'expires_at' };
      if (ahead < 1_800) {
        refuse(
          'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
          about,
        );
      }
      if (ahead > 86_400) {
        refuse(
          'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
          about,
        );
      }
    },

    createSession(params: Params): Session {
      const given = params as unknown as SessionParams;
      const id = newId('cs_test');
      const created: Session = {
        ...born(),
        ...{ id, object: 'checkout.session', mode: 'payment' },
        amount_total: totalOf(given.line_items),
        cancel_url: given.cancel_url ?? null,
        client_reference_id: given.client_reference_id ?? null,
        expires_at: given.expires_at ?? seconds() + 86_400,
        metadata: given.metadata ?? {},
        ...{ payment_intent: null, payment_status: 'unpaid', status: 'open', url: pageOf(id) },
        success_url: given.success_url,
      };
      sessions.set(id, created);
      dataOf.set(id, given.payment_intent_data?.metadata ?? {});
      return created;
    },

    expire(id: string): Session {
      const found = session(id);
      if (found.status !== 'open') {
        refuse(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${found.status}\`.`,
        );
      }
      if (isCharging(found)) refuse('This Checkout Session has a payment in progress.');
      close(found);
      return found;
    },

    /** The card is being asked: `finish` says what became of it. */
    beginCharge(id: string): boolean {
      const found = session(id);
      if (found.status !== 'open' || isCharging(found)) return false;
      const known = found.payment_intent === null ? null : intent(found.payment_intent);
      const created: Intent = known ?? {
        ...born(),
        ...{ id: newId('pi'), object: 'payment_intent', amount: found.amount_total ?? 0 },
        ...{ amount_received: 0, latest_charge: null, metadata: dataOf.get(id) ?? {} },
        status: 'processing',
      };
      created.status = 'processing';
      intents.set(created.id, created);
      found.payment_intent = created.id;
      return true;
    },

    finishCharge(id: string, card: 'good' | 'declined'): void {
      const found = sessions.get(id) ?? noSuch('checkout.session', 'session', id);
      const paying = intent(found.payment_intent ?? '');
      if (card === 'declined') {
        paying.status = 'requires_payment_method';
        return tell('payment_intent.payment_failed', paying);
      }
      const made: Charge = {
        ...born(),
        ...{ id: newId('ch'), object: 'charge', amount: paying.amount, captured: true },
        ...{ amount_captured: paying.amount, amount_refunded: 0, disputed: false, paid: true },
        ...{ refunded: false, status: 'succeeded', metadata: paying.metadata },
        payment_intent: paying.id,
      };
      charges.set(made.id, made);
      Object.assign(paying, {
        ...{ status: 'succeeded', amount_received: paying.amount, latest_charge: made.id },
      } satisfies Partial<Intent>);
      Object.assign(found, {
        ...{ status: 'complete', payment_status: 'paid', url: null },
      } satisfies Partial<Session>);
      tell('charge.succeeded', made);
      tell('payment_intent.succeeded', paying);
      tell('checkout.session.completed', found);
    },

    refund(params: Params): Refund {
      const { charge: chargeId, payment_intent: intentId, amount, metadata, reason } = params;
      if (chargeId === undefined && intentId === undefined) {
        refuse('One of the following params should be provided: payment_intent or charge.');
      }
      const given = charge(String(chargeId ?? intent(String(intentId)).latest_charge));
      if (given.refunded) {
        refuse(`Charge ${given.id} has already been refunded.`, {
          code: 'charge_already_refunded',
        });
      }
      if (given.disputed) {
        refuse(`Charge ${given.id} has been charged back; cannot issue a refund.`, {
          code: 'charge_disputed',
        });
      }
      const left = given.amount - given.amount_refunded;
      const cents = amount === undefined ? left : Number(amount);
      if (cents < 1) refuse('Invalid positive integer', { param: 'amount' });
      if (cents > left) {
        const than =
          left === given.amount
            ? `charge amount (${dollars(given.amount)})`
            : `unrefunded amount on charge (${dollars(left)})`;
        refuse(`Refund amount (${dollars(cents)}) is greater than ${than}`, { param: 'amount' });
      }
      const made: Refund = {
        ...{ id: newId('re'), object: 'refund', amount: cents, created: seconds() },
        ...{ currency: 'aud', reason: (reason ?? null) as Refund['reason'], status: 'succeeded' },
        metadata: (metadata ?? {}) as Record<string, string>,
        ...{ charge: given.id, payment_intent: given.payment_intent },
      };
      refunds.set(made.id, made);
      count(given);
      tell('refund.created', made);
      tell('charge.refunded', given);
      return made;
    },

    /** A bank sends a refund back, days later. */
    failRefund(id: string): void {
      const failed = refunds.get(id) ?? noSuch('refund', 'id', id);
      failed.status = 'failed';
      count(charge(failed.charge));
      tell('refund.failed', failed);
    },

    /** The newest first. */
    refundsOf: (chargeId: string): Refund[] =>
      [...refunds.values()].filter((one) => one.charge === chargeId).reverse(),

    sessions: (): Session[] => [...sessions.values()].map(settled),

    /** Cents that were taken and given back. */
    totals: () => ({
      captured: sum([...charges.values()].map(({ amount_captured: cents }) => cents)),
      refunded: sum([...charges.values()].map(({ amount_refunded: cents }) => cents)),
    }),
  };

  function count(given: Charge): void {
    const back = [...refunds.values()].filter(
      (one) => one.charge === given.id && one.status === 'succeeded',
    );
    given.amount_refunded = sum(back.map(({ amount }) => amount));
    given.refunded = given.amount_refunded === given.amount;
  }
}

const amountTooLarge = { code: 'amount_too_large' };

function totalOf(items: SessionParams['line_items']): number {
  return sum(items.map(({ price_data: { unit_amount: amount }, quantity }) => amount * quantity));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('hex')}`;
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
