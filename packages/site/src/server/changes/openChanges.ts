import type { DealerSite, Store } from '@forecourt/data';
import type { Limiter } from '../http/createLimiter.ts';
import type { QuickHandler } from '../http/frontHandler.ts';
import type { TrustedProxies } from '../http/visitorOf.ts';
import type { Log } from '../log/log.ts';
import { siteAddress } from '../settings/siteAddress.ts';
import type { SitesNow } from '../settings/sitesNow.ts';
import type { StockCache } from '../stock/siteStock.ts';
import { createChangeKeeper } from './changeKeeper.ts';
import { createChangeStreams } from './changeStreams.ts';
import { changesApi } from './changesApi.ts';
import { createChangeWebhooks } from './changeWebhooks.ts';

export interface OpenChangesOptions {
  store: Pick<Store, 'changes'>;
  stock: StockCache;
  sites: SitesNow;
  webhookSecrets: Readonly<Record<string, string>>;
  limiter: Limiter;
  proxies: TrustedProxies;
  development: boolean;
  /** Where the server listens. */
  port(): number;
  /** Longest delivery, milliseconds. */
  timeoutMs: number;
  now(): number;
  log: Log;
}

export interface OpenChanges {
  answer: QuickHandler;
  /** How many streams are open. */
  streams(): number;
  stop(): Promise<void>;
}

/** Notes what changes in sites' lists, and tells it to whoever asks and to webhooks, until `stop`. */
export function openChanges(options: OpenChangesOptions): OpenChanges {
  const { store, stock, sites, limiter, proxies, development, port, now, log } = options;
  const { changes } = store;
  const webhooks = createChangeWebhooks({
    ...{ changes, sites, webhookSecrets: options.webhookSecrets, timeoutMs: options.timeoutMs },
    originOf: ({ config }: DealerSite) => siteAddress(config, development, port()),
    ...{ now, random: Math.random, log },
  });
  const keeper = createChangeKeeper({
    ...{ changes, stock, sites, now, log },
    tell: webhooks.tell,
    noted: () => streams.wake(),
  });
  const streams = createChangeStreams({ changes, sites, follow: keeper.follow });
  return {
    answer: changesApi({ changes, keeper, streams, limiter, proxies }),
    streams: streams.size,
    async stop() {
      streams.stop();
      // What is under way must still be this process's to tell.
      await webhooks.stop();
      await keeper.stop();
    },
  };
}
