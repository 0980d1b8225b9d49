import {
  type ChangeLead,
  type ChangeWebhook,
  type DealerSite,
  DeliveryFault,
  type ReadChanges,
  type Store,
  tellReceiver,
  webhookSecretName,
} from '@forecourt/data';
import { formatPosition } from '@forecourt/domain';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';
import { VEHICLES_PATH } from '../machines/vehiclePage.ts';
import type { SitesNow } from '../settings/sitesNow.ts';
import { type ChangeJson, changeJson, resetWords } from './changeText.ts';

export interface ChangeWebhooksOptions {
  changes: Store['changes'];
  /** As they are configured. */
  sites: SitesNow;
  webhookSecrets: Readonly<Record<string, string>>;
  /** Where a site is found, without a path; `null` where it has no host. */
  originOf(site: DealerSite): string | null;
  /** Longest attempt, milliseconds. */
  timeoutMs: number;
  now(): number;
  random(): number;
  log: Log;
}

/** What a webhook is sent. */
export type ChangesMessage =
  | {
      type: 'vehicles.changed';
      site: string;
      /** Position before these changes, and after them. */
      from: string | null;
      position: string;
      /** Whether more of the same moment follows. */
      more: boolean;
      changes: readonly ChangeJson[];
    }
  | {
      type: 'vehicles.reset';
      site: string;
      position: string;
      /** Where the list is read. */
      vehicles: string;
      what: string;
      why: string;
      fix: string;
    };

/** Deliveries under way at once. */
const AT_ONCE = 8;

/** Tells webhooks what changed, each in order, one delivery at a time. */
export function createChangeWebhooks(options: ChangeWebhooksOptions): {
  /** Looks what is to be told; called while this process is the one that tells. */
  tell(lead: ChangeLead): void;
  /** Tells nothing more, and waits for what is under way: at most `timeoutMs`. */
  stop(): Promise<void>;
} {
  const { changes, sites, webhookSecrets, originOf, timeoutMs, now, random, log } = options;
  const underWay = new Map<string, Promise<void>>();
  /** Not to be looked at before. */
  const dueAt = new Map<string, number>();
  let isStopping = false;

  function tell(lead: ChangeLead): void {
    for (const site of sites()) {
      for (const webhook of site.config.changeWebhooks) {
        const key = `${site.key} ${webhook.name} ${webhook.url}`;
        if (isStopping || underWay.size >= AT_ONCE) return;
        if (underWay.has(key) || (dueAt.get(key) ?? 0) > now()) continue;
        const telling = tellOne(site, webhook, lead, key)
          .catch((error: unknown) => {
            log({ event: 'changes_failed', site: site.key, error: errorKind(error) });
          })
          .finally(() => underWay.delete(key));
        underWay.set(key, telling);
      }
    }
  }

  async function tellOne(
    site: DealerSite,
    { name, url }: ChangeWebhook,
    lead: ChangeLead,
    key: string,
  ): Promise<void> {
    const origin = originOf(site);
    if (origin === null) return;
    while (!isStopping) {
      const told = await tellReceiver({
        ...{ changes, lead, site: site.key, name, url, timeoutMs, now, random },
        secret: webhookSecrets[webhookSecretName(site.config.slug, name)] ?? '',
        bodyOf: (read, from) => messageOf(site, origin, read, from),
      });
      if (told.kind === 'more') continue;
      dueAt.set(key, told.dueAt);
      if (told.kind === 'failed') {
        const why = told.error instanceof DeliveryFault ? `, ${told.error.message}` : '';
        const retry = `, parked: npx forecourt changes retry --site ${site.config.slug}`;
        const parked = told.isParked ? retry : '';
        const detail = `to ${name}, attempt ${told.attempts}${why}${parked}`;
        log({ event: 'delivery_failed', site: site.key, detail });
      }
      return;
    }
  }

  return {
    tell,
    async stop() {
      isStopping = true;
      await Promise.all(underWay.values());
    },
  };
}

function messageOf(
  { key: site }: DealerSite,
  origin: string,
  told: ReadChanges,
  from: string | null,
): ChangesMessage {
  const position = formatPosition(told.since);
  if (told.kind === 'reset') {
    const vehicles = origin + VEHICLES_PATH;
    return { type: 'vehicles.reset', site, position, vehicles, ...resetWords(origin) };
  }
  return {
    type: 'vehicles.changed',
    ...{ site, from, position, more: !told.isCurrent },
    changes: told.changes.map((change) => changeJson(change, origin)),
  };
}
