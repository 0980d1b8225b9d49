import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { DealerSite } from '../config/loadSites.ts';
import type { SiteKey, Store } from '../store/store.ts';
import { eraseLeadFiles } from './eraseLeadFiles.ts';

const DAY_MS = 86_400_000;
/** Days where no configuration is read: a file with a fault in it makes nobody's leads go earlier. */
const MOST_DAYS = 365;
/** Days in which a form that is sent again is the same lead (R11-03). */
const KEY_DAYS = 90;
/** Months that counts of events are kept. */
const TRACKING_MONTHS = 13;
/** Leads that are erased, or rows that are deleted, before others have their turn. */
const STEP = 25;

export interface SweepOptions {
  store: Pick<Store, 'leads' | 'retention' | 'activity' | 'audit'>;
  /** Where files of leads lie. */
  dataFolder: string;
  sites: readonly DealerSite[];
  /** Milliseconds since 1970 UTC. */
  now: number;
  /** Who has it done, for the record; the server by default. */
  actor?: string;
  /** Whether to leave off after the step under way. */
  isStopping?(): boolean;
  /** Milliseconds between steps in which others have their turn; 20 by default. */
  pauseMs?: number;
}

/** What a sweep has taken away, or would. */
export interface Sweep {
  /** Leads whose person is gone, of sites that had any. */
  leads: { site: SiteKey; count: number }[];
  /** Keys of forms. */
  keys: number;
  /** Rows of counts and of numbers that were asked for. */
  activity: number;
}

/**
 * Takes away what is kept no longer (R17-30): the person of leads that were delivered to all their
 * destinations as many days ago as their site says, with their files; keys of forms; counts of events.
 * What waits or is parked stays until somebody acts. Killed half way, the next goes on where it was.
 */
export async function sweepOutlived(options: SweepOptions): Promise<Sweep> {
  const { store, dataFolder, now, isStopping = () => false, pauseMs = 20 } = options;
  const { retention, activity, audit } = store;
  const { actor = 'server' } = options;
  const swept: Sweep = { leads: [], keys: 0, activity: 0 };
  // Lies there from the first row that goes until the store was written anew, so that a sweep that was
  // ended or failed in between leaves that to the next one, even if it finds nothing to erase.
  const compactDue = join(dataFolder, 'compact-due');

  /** Takes steps until one finds nothing; resolves to what they took away. */
  async function all(step: () => Promise<number>): Promise<number> {
    let sum = 0;
    while (!isStopping()) {
      const count = await step();
      sum += count;
      if (count === 0) break;
      await setTimeout(pauseMs);
    }
    return sum;
  }

  for (const site of await retention.sites()) {
    const before = now - keptMs(options.sites, site);
    const count = await all(async () => {
      const ids = await retention.outlived(site, before, STEP);
      if (ids.length === 0) return 0;
      await writeFile(compactDue, '', { mode: 0o600 });
      await eraseLeadFiles({ dataFolder, leads: store.leads }, site, ids);
      return retention.forget(site, ids, now);
    });
    if (count === 0) continue;
    swept.leads.push({ site, count });
    await audit.record({ at: now, actor, action: 'sweep', site, count, leadIds: null });
  }
  swept.keys = await all(() => retention.dropKeys(now - KEY_DAYS * DAY_MS, STEP));
  if (!isStopping() && (swept.keys > 0 || existsSync(compactDue))) {
    await retention.compact();
    await rm(compactDue, { force: true });
  }
  swept.activity = await all(() => activity.prune(trackedSince(now), STEP));
  return swept;
}

/** What `sweepOutlived` would take away of leads; nothing is done. */
export async function outlivedLeads({
  store,
  sites,
  now,
}: Pick<SweepOptions, 'sites' | 'now'> & { store: Pick<Store, 'retention'> }): Promise<
  Sweep['leads']
> {
  const leads: Sweep['leads'] = [];
  for (const site of await store.retention.sites()) {
    const ids = await store.retention.outlived(site, now - keptMs(sites, site));
    if (ids.length > 0) leads.push({ site, count: ids.length });
  }
  return leads;
}

function keptMs(sites: readonly DealerSite[], site: SiteKey): number {
  const config = sites.find(({ key }) => key === site)?.config;
  return (config?.leads.keepDays ?? MOST_DAYS) * DAY_MS;
}

/** Milliseconds since 1970 UTC: what was counted before is kept no longer. */
function trackedSince(now: number): number {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - TRACKING_MONTHS);
  return since.getTime();
}
