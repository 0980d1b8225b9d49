import { randomBytes } from 'node:crypto';
import {
  type ChangeHead,
  type ChangeLead,
  type DealerSite,
  noteList,
  type Store,
} from '@forecourt/data';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';
import { repeat } from '../rounds/repeat.ts';
import type { SitesNow } from '../settings/sitesNow.ts';
import type { StockCache } from '../stock/siteStock.ts';
import { nextListChange, publicList } from './publicList.ts';

export interface ChangeKeeperOptions {
  changes: Store['changes'];
  stock: StockCache;
  sites: SitesNow;
  /** Called with what may be told, while this process is the one that tells. */
  tell(lead: ChangeLead): void;
  /** Called when something new is noted of a site. */
  noted(site: DealerSite): void;
  now(): number;
  log: Log;
  /** Milliseconds between looks at the stocks; 2 seconds by default. */
  everyMs?: number;
}

export interface ChangeKeeper {
  /**
   * Where the record of a site's list stands. The first time that anybody asks, it is begun; `null` where
   * that takes long.
   */
  head(site: DealerSite): Promise<ChangeHead | null>;
  /** Says that somebody follows a site. */
  follow(site: DealerSite): Promise<void>;
  /** Looks now. */
  wake(): void;
  stop(): Promise<void>;
}

/** Milliseconds that a process which says nothing stays the one that notes. */
const LEASE_MS = 20_000;
/** Between two sayings that it still does. */
const RENEW_MS = 5_000;
/** Between looks where nobody follows anything. */
const IDLE_MS = 5_000;
/** A site that nobody asked for so long is noted no more, and forgotten. */
const FOLLOWED_MS = 14 * 86_400_000;
/** Between two notes that somebody asks, and two looks for what to forget. */
const HOUR_MS = 3_600_000;
/** How long a first question waits for the record, and how often it looks. */
const FIRST_MS = 10_000;
const LOOK_MS = 100;
/** In which every process has heard of a stock that one has noted. */
const HEARD_MS = 5_000;

/**
 * Notes what changes in the public lists of the sites that somebody follows, from now until `stop`. Of several
 * processes on one store one does it for all; sites that nobody asks for cost nothing.
 */
export function createChangeKeeper(options: ChangeKeeperOptions): ChangeKeeper {
  const { changes, stock, sites, tell, noted, now, log, everyMs = 2_000 } = options;
  const holder = randomBytes(12).toString('hex');
  /** What each site's list was made of when it was noted last, and until when it stays so. */
  const done = new Map<string, { key: string; until: number }>();
  const followedAt = new Map<string, number>();
  const starting = new Map<string, Promise<ChangeHead | null>>();
  let forgotAt = Number.NEGATIVE_INFINITY;
  let isLeading = false;
  let isStopping = false;

  function failed(error: unknown, site?: DealerSite): void {
    log({ event: 'changes_failed', error: errorKind(error), ...(site && { site: site.key }) });
  }

  /** @returns milliseconds to the next */
  async function round(): Promise<number> {
    const served = sites();
    for (const site of served) if (site.config.changeWebhooks.length > 0) await follow(site);
    const since = now() - FOLLOWED_MS;
    const followed = new Set(await changes.followed(since));
    if (followed.size === 0) {
      await resign();
      return IDLE_MS;
    }
    const lead = await changes.lead(holder, now(), LEASE_MS);
    isLeading = lead !== null;
    if (lead === null) {
      // Another has noted since.
      done.clear();
      return everyMs;
    }
    const renewing = setInterval(() => {
      void changes.lead(holder, now(), LEASE_MS).catch(() => undefined);
    }, RENEW_MS).unref();
    try {
      for (const site of served) {
        if (isStopping) return everyMs;
        if (!followed.has(site.key)) continue;
        await note(site, lead).catch((error: unknown) => failed(error, site));
      }
      if (now() - forgotAt >= HOUR_MS) {
        forgotAt = now();
        const ever = await changes.followed(0);
        for (const key of ever) if (!followed.has(key)) await lead.forget(key, since);
      }
    } finally {
      clearInterval(renewing);
    }
    tell(lead);
    return everyMs;
  }

  async function note(site: DealerSite, lead: ChangeLead): Promise<void> {
    const key = await stock.key(site);
    const known = done.get(site.key);
    const at = now();
    if (known?.key === key && at < known.until) return;
    const held = await stock.of(site);
    const list = publicList(held, site.config, at);
    const before = await changes.head(site.key);
    // Another process heard of a newer stock first: this one will in a moment.
    const isLate = before !== null && before.version > held.version;
    if (isLate && at - before.at < HEARD_MS) return;
    const head = await noteList({
      ...{ changes, lead, site: site.key, list, now },
      newEpoch: () => randomBytes(4).toString('hex'),
      isStopping: () => isStopping,
    });
    if (head === null) return;
    done.set(site.key, { key: held.key, until: nextListChange(held, site.config, at) });
    const isNew = before === null || before.position !== head.position;
    if (isNew || before.version !== head.version) noted(site);
  }

  async function follow({ key }: DealerSite): Promise<void> {
    const at = now();
    const last = followedAt.get(key);
    if (last !== undefined && at - last < HOUR_MS) return;
    await changes.follow(key, at);
    followedAt.set(key, at);
  }

  /** Many who ask at once wait for one. */
  function started(site: DealerSite): Promise<ChangeHead | null> {
    const known = starting.get(site.key);
    if (known !== undefined) return known;
    const first = start(site).finally(() => starting.delete(site.key));
    starting.set(site.key, first);
    return first;
  }

  async function start({ key }: DealerSite): Promise<ChangeHead | null> {
    const ends = performance.now() + FIRST_MS;
    while (!isStopping && performance.now() < ends) {
      rounds.wake();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      const head = await changes.head(key);
      if (head !== null) return head;
    }
    return null;
  }

  async function resign(): Promise<void> {
    if (!isLeading) return;
    isLeading = false;
    await changes.resign(holder);
  }

  const rounds = repeat(round, { everyMs: IDLE_MS, failed });
  return {
    async head(site) {
      await follow(site);
      const head = await changes.head(site.key);
      if (head !== null) return head;
      // It may have been forgotten since this process has said that somebody asks.
      followedAt.delete(site.key);
      await follow(site);
      return started(site);
    },
    follow,
    wake: rounds.wake,
    async stop() {
      isStopping = true;
      await rounds.stop();
      await resign().catch(() => undefined);
    },
  };
}
