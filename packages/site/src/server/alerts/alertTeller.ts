import { type DealerSite, type Store, tellStock } from '@forecourt/data';
import { atShownPlace, type Vehicle } from '@forecourt/domain';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';
import { type Repeated, repeat } from '../rounds/repeat.ts';
import type { SitesNow } from '../settings/sitesNow.ts';
import { baseFilterOf } from '../stock/baseFilterOf.ts';

export interface AlertTellerOptions {
  store: Pick<Store, 'alerts' | 'stock'>;
  sites: SitesNow;
  /** Called when messages wait. */
  gathered(): void;
  now(): number;
  log: Log;
  /** Milliseconds between looks at the stock, and between sweeps. */
  everyMs?: number;
  sweepMs?: number;
}

/** Messages that are made in one transaction. */
const GATHERED = 50;

/**
 * Tells alerts of every new stock, from now until `stop`, whichever process has imported it. Of several
 * servers of one folder one tells each site's. Sites without an alert cost one look at a small table. Woken,
 * it looks at once: somebody has confirmed, or a stock is new.
 */
export function createAlertTeller({
  store,
  sites,
  gathered,
  now,
  log,
  everyMs = 10_000,
  sweepMs = 3_600_000,
}: AlertTellerOptions): Repeated {
  /** What was told last, so that nobody asks again for what is known. */
  const told = new Map<string, number>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function round(isStopping: () => boolean): Promise<void> {
    const { alerts } = store;
    if (now() - sweptAt >= sweepMs) {
      await alerts.sweep(now());
      sweptAt = now();
    }
    for (const { site: key, wanted } of await alerts.sites()) {
      if (isStopping()) return;
      const site = sites().find((one) => one.key === key);
      if (site !== undefined) await tell(site, wanted && site.config.alerts, isStopping);
    }
    let made = 0;
    while (!isStopping()) {
      const count = await alerts.gather(now(), GATHERED);
      made += count;
      if (count < GATHERED) break;
    }
    if (made > 0) gathered();
  }

  async function tell(site: DealerSite, wanted: boolean, isStopping: () => boolean): Promise<void> {
    const { key, config } = site;
    const current = await store.stock.current(key);
    if (wanted && current !== null && told.get(key) === current.version) return;
    told.delete(key);
    const outcome = await tellStock({
      ...{ alerts: store.alerts, stock: store.stock, site: key, wanted, now },
      ...{ timeZone: config.timeZone, base: baseFilterOf(config) },
      shown: (vehicle: Vehicle) => atShownPlace(vehicle, config),
      isStopping,
    });
    if (outcome.kind === 'told') told.set(key, outcome.version);
  }

  return repeat(round, {
    everyMs,
    failed: (error) => log({ event: 'alert_failed', error: errorKind(error) }),
  });
}
