import { hash } from 'node:crypto';
import { formatPosition, parsePosition } from '@forecourt/domain';
import { DeliveryFault } from '../delivery/port/delivery.ts';
import { type Backoff, retryDelay } from '../delivery/retryDelay.ts';
import { postSigned } from '../delivery/webhook/postSigned.ts';
import type { ChangeLead, ChangeReceiver, ChangeStore } from '../store/changes.ts';
import type { SiteKey } from '../store/siteKey.ts';
import { positionAt, type ReadChanges, readChanges } from './readChanges.ts';

export interface TellReceiverOptions {
  changes: Pick<ChangeStore, 'between' | 'head'>;
  lead: Pick<ChangeLead, 'receiver' | 'keep'>;
  site: SiteKey;
  /** Name of the receiver. */
  name: string;
  url: string;
  secret: string;
  /**
   * What it is sent, of the same text for the same changes.
   *
   * @param from position that it has; `null` where it must read the list
   */
  bodyOf(told: ReadChanges, from: string | null): object;
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** A number from 0 to below 1. */
  random(): number;
  timeoutMs: number;
  /** From 5 seconds to 15 minutes by default. */
  backoff?: Backoff;
  /** Attempts after which it is parked; 1,400 by default: about 7 days, as of leads (R11-04). */
  parkAfter?: number;
}

/**
 * `more` where there is more to tell at once; `idle` where it has all, or must be left alone until `dueAt`;
 * `failed` where it is tried again by then, or, once it is parked, when a person wants it.
 */
export type ToldReceiver =
  | { kind: 'more' }
  | { kind: 'idle'; dueAt: number }
  | { kind: 'failed'; dueAt: number; attempts: number; isParked: boolean; error: unknown };

/** Vehicles of one delivery: with twenty photos each, some hundred kilobytes. */
const VEHICLES = 100;

/**
 * Tells one receiver, by one delivery, what changed since it was told last. It has each in order and at least
 * once; a receiver that is new, has moved, or was away for too long is told to read the list. One that says
 * that it is gone, or failed for a week, is parked: nothing is sent to it until a person has it tried again.
 *
 * @throws LeadLost where another process tells it meanwhile
 */
export async function tellReceiver(options: TellReceiverOptions): Promise<ToldReceiver> {
  const { changes, lead, site, name, url, secret, bodyOf, now, random } = options;
  const { backoff = { firstMs: 5_000, maxMs: 900_000 }, parkAfter = 1_400 } = options;
  const address = hash('sha256', url, 'base64url').slice(0, 22);
  const fresh: ChangeReceiver = {
    ...{ address, position: null, attempts: 0, dueAt: 0, lastError: null, parkedAt: null },
  };
  const known = await lead.receiver(site, name);
  const receiver = known?.address === address ? known : fresh;
  if (receiver.parkedAt !== null) return IDLE;
  if (receiver.dueAt > now()) return { kind: 'idle', dueAt: receiver.dueAt };
  const head = await changes.head(site);
  if (head === null) return IDLE;
  const from = receiver.position;
  const since = from === null ? null : parsePosition(from);
  const told: ReadChanges =
    since === null
      ? { kind: 'reset', since: positionAt(head) }
      : await readChanges(changes, site, since, head, VEHICLES);
  const position = formatPosition(told.since);
  const goOn: ToldReceiver = told.kind === 'changes' && !told.isCurrent ? { kind: 'more' } : IDLE;
  if (told.kind === 'changes' && told.changes.length === 0) {
    if (position !== from) await lead.keep(site, name, { ...fresh, position });
    return goOn;
  }
  const body = JSON.stringify(bodyOf(told, from));
  const id = `chg_${hash('sha256', body, 'base64url').slice(0, 32)}`;
  try {
    await postSigned({ url, secret, id, body, now }, AbortSignal.timeout(options.timeoutMs));
  } catch (error) {
    const attempts = receiver.attempts + 1;
    const fault = error instanceof DeliveryFault ? error : null;
    const pause = Math.max(
      retryDelay(receiver.attempts, random(), backoff),
      fault?.retryAfterMs ?? 0,
    );
    const dueAt = now() + pause;
    const isParked = fault?.isGone === true || attempts >= parkAfter;
    const failed = { ...receiver, attempts, dueAt, lastError: String(error) };
    await lead.keep(site, name, { ...failed, parkedAt: isParked ? now() : null });
    return { kind: 'failed', dueAt, attempts, isParked, error };
  }
  await lead.keep(site, name, { ...fresh, position });
  return goOn;
}

const IDLE: ToldReceiver = { kind: 'idle', dueAt: 0 };
