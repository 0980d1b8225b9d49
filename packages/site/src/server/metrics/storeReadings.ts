import type { Backlog, StockVersion } from '@forecourt/data';
import { within } from '../http/within.ts';
import { ofSites } from '../settings/sitesNow.ts';
import { type DestinationKind, destinationKinds } from './destinationKinds.ts';
import type { Instruments } from './instruments.ts';
import type { ToldParts } from './serverWatch.ts';

interface Reading {
  backlog: Backlog[];
  alertMails: number;
  stock: { site: string; version: StockVersion | null }[];
}

/** What waits for one kind of destination, of all sites. */
interface Load {
  waiting: number;
  parked: number;
  oldestAt: number | null;
}

/** Longest time that a telling waits for the store: who asks gives it ten seconds in all. */
const STORE_MS = 2_000;

/**
 * Asks the store for what waits and what is shown. One that does not answer in time is told as away, with
 * nothing of what it said before, which would pass for what is; and is asked anew once that has ended, so
 * that questions to a database that hangs do not pile up.
 */
export function storeReadings(
  instruments: Instruments,
  { store, sites }: Pick<ToldParts, 'store' | 'sites'>,
  { now = Date.now, limitMs = STORE_MS } = {},
): () => Promise<void> {
  const { waiting, parked, oldest, alertMails, storeUp, stockTime, stockCount } = instruments;
  const kindOf = ofSites(sites, destinationKinds);
  let underWay: Promise<Reading | null> | null = null;

  async function read(): Promise<Reading> {
    const backlog = await store.outbox.backlog();
    const mails = await store.alerts.outbox.pending();
    const stock: Reading['stock'] = [];
    for (const { key } of sites()) {
      stock.push({ site: key, version: await store.stock.current(key) });
    }
    return { backlog, alertMails: mails, stock };
  }

  function reading(): Promise<Reading | null> {
    underWay ??= read()
      .catch(() => null)
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  return async () => {
    const found = await within(limitMs, reading());
    for (const gauge of [waiting, parked, oldest, alertMails, stockTime, stockCount]) gauge.reset();
    storeUp.set(found === null ? 0 : 1);
    if (found === null) return alertMails.remove();
    for (const [destination, load] of loads(found.backlog, kindOf())) {
      waiting.set({ destination }, load.waiting);
      parked.set({ destination }, load.parked);
      const age = load.oldestAt === null ? 0 : Math.max(0, now() - load.oldestAt) / 1000;
      oldest.set({ destination }, age);
    }
    alertMails.set(found.alertMails);
    for (const { site, version } of found.stock) {
      if (version === null) continue;
      stockTime.set({ site }, version.createdAt / 1000);
      stockCount.set({ site }, version.count);
    }
  };
}

/** Every kind that a deployment may have is told, with nothing waiting too: an alarm must see that end. */
function loads(
  backlog: readonly Backlog[],
  kindOf: ReturnType<typeof destinationKinds>,
): Map<DestinationKind, Load> {
  const kinds = ['folder', 'email', 'webhook', 'shopper', 'unknown'] as const;
  const all = new Map<DestinationKind, Load>(
    kinds.map((kind) => [kind, { waiting: 0, parked: 0, oldestAt: null }]),
  );
  for (const { site, destination, waiting, parked, oldestAt } of backlog) {
    const kind = kindOf(destination, site);
    const before = all.get(kind) ?? { waiting: 0, parked: 0, oldestAt: null };
    const ages = [before.oldestAt, oldestAt].filter((at) => at !== null);
    all.set(kind, {
      waiting: before.waiting + waiting,
      parked: before.parked + parked,
      oldestAt: ages.length === 0 ? null : Math.min(...ages),
    });
  }
  return all;
}
