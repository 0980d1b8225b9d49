import type { Lead } from '@forecourt/domain';
import type { Outbox } from '../store/store.ts';
import { DeliveryFault } from './port/delivery.ts';
import { type Backoff, retryDelay } from './retryDelay.ts';

/** What went wrong, for the log; it names a lead but holds nothing of what the visitor wrote. */
export interface RelayFault {
  error: unknown;
  /** `null` when the outbox itself could not be read. */
  leadId: string | null;
  site: string | null;
  /** Name of where it should have gone. */
  destination: string | null;
  /** Attempts so far, this one included. */
  attempts: number;
  /** The lead will not be tried again by itself: a person must look at it. */
  parked: boolean;
}

/** What is carried: a lead, or a message to a shopper. */
export interface Carried {
  id: string;
  site: string;
}

/** What waits to be carried, as `Outbox` has leads. */
export interface RelayOutbox<Item extends Carried> extends Pick<Outbox, 'delivered' | 'failed'> {
  claim(
    limit: number,
    now: number,
    leaseMs: number,
  ): Promise<{ lead: Item; destination: string; attempts: number }[]>;
}

export interface RelayOptions<Item extends Carried = Lead> {
  outbox: RelayOutbox<Item>;
  /** Where leads of a site go, by the name of a destination. */
  deliveryTo(
    site: string,
    destination: string,
  ): { deliver(item: Item, signal: AbortSignal): Promise<void> };
  /** Milliseconds since 1970 UTC. */
  now: () => number;
  /** A number from 0 to below 1. */
  random: () => number;
  /** Milliseconds between readings of the outbox, for retries and for leads of other processes. */
  intervalMs: number;
  /** Must not throw. */
  onError: (fault: RelayFault) => void;
  /** From 5 seconds to 15 minutes by default. */
  backoff?: Backoff;
  /** An attempt that takes longer has failed; 30 seconds by default. */
  timeoutMs?: number;
  /** Leads under way at once, one a site and destination at most; 8 by default. */
  concurrency?: number;
  /** 1,400 by default: about 7 days of retries (R11-04). */
  parkAfter?: number;
  /** Attempts after which a lead that its receiver refuses is parked; 6 by default, some minutes. */
  parkRefusedAfter?: number;
}

export interface Relay {
  /** Looks into the outbox now: a lead was stored. */
  wake(): void;
  /** Claims nothing more, and waits for what is under way: at most `timeoutMs`. */
  stop(): Promise<void>;
}

/**
 * Carries leads from the outbox to the dealer, from now until `stop`. Each is delivered at least
 * once: the outbox hears of it after the receiver has it, and a crash in between repeats it.
 */
export function createRelay<Item extends Carried = Lead>(options: RelayOptions<Item>): Relay {
  type Entry = Awaited<ReturnType<typeof outbox.claim>>[number];
  const { outbox, deliveryTo, now, random, intervalMs, onError } = options;
  const { backoff = { firstMs: 5_000, maxMs: 900_000 }, timeoutMs = 30_000 } = options;
  const { concurrency = 8, parkAfter = 1_400, parkRefusedAfter = 6 } = options;
  // Longer than an attempt may take, so that two relays never carry one lead at once.
  const leaseMs = timeoutMs * 2;

  const underWay = new Set<Promise<void>>();
  let latestRound: Promise<void> | undefined;
  let isClaiming = false;
  let claimAgain = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    claimAgain = true;
    if (!isClaiming && !stopped) latestRound = claimDue();
  }

  async function claimDue(): Promise<void> {
    isClaiming = true;
    clearTimeout(timer);
    while (claimAgain && !stopped && underWay.size < concurrency) {
      claimAgain = false;
      try {
        const entries = await outbox.claim(concurrency - underWay.size, now(), leaseMs);
        for (const entry of entries) carry(entry);
      } catch (error) {
        onError({ ...NOBODY, error, attempts: 0, parked: false });
      }
    }
    isClaiming = false;
    if (!stopped) timer = setTimeout(wake, intervalMs);
  }

  function carry(entry: Entry): void {
    const carried = attempt(entry).finally(() => {
      underWay.delete(carried);
      wake();
    });
    underWay.add(carried);
  }

  async function attempt({ lead, destination, attempts }: Entry): Promise<void> {
    const { id: leadId, site } = lead;
    const fault = { leadId, site, destination, attempts: attempts + 1, parked: false };
    try {
      const failure = await deliverInTime(lead, deliveryTo(site, destination));
      if (failure === null) return await outbox.delivered(leadId, destination, now());
      const { error } = failure;
      const told = error instanceof DeliveryFault ? error : null;
      const parked = fault.attempts >= (told?.isRefused ? parkRefusedAfter : parkAfter);
      const delay = Math.max(retryDelay(attempts, random(), backoff), told?.retryAfterMs ?? 0);
      const retryAt = parked ? null : now() + delay;
      await outbox.failed(leadId, destination, now(), retryAt, String(error));
      onError({ ...fault, error, parked });
    } catch (error) {
      // The outbox did not take the news: the lease ends, and the lead is carried once more.
      onError({ ...fault, error });
    }
  }

  async function deliverInTime(
    lead: Item,
    delivery: ReturnType<typeof deliveryTo>,
  ): Promise<{ error: unknown } | null> {
    const limit = new AbortController();
    const late = new Error(`No answer within ${timeoutMs} ms.`);
    const timeout = setTimeout(() => limit.abort(late), timeoutMs);
    try {
      await Promise.race([delivery.deliver(lead, limit.signal), aborted(limit.signal)]);
      return null;
    } catch (error) {
      return { error };
    } finally {
      clearTimeout(timeout);
    }
  }

  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await latestRound;
      await Promise.all(underWay);
    },
  };
}

/** The outbox itself could not be read. */
const NOBODY = { leadId: null, site: null, destination: null } as const;

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
