import type { ContentSource, Store } from '@forecourt/data';
import type { createLimiters } from './http/createLimiters.ts';
import type { QuickHandler } from './http/frontHandler.ts';
import type { TrustedProxies } from './http/visitorOf.ts';
import type { Log } from './log/log.ts';
import { vehicleFeeds } from './machines/feeds/vehicleFeeds.ts';
import { mcpEndpoint } from './machines/mcp/mcpEndpoint.ts';
import { pictureMap } from './machines/pictureMap.ts';
import { siteGuide } from './machines/siteGuide.ts';
import { vehiclesApi } from './machines/vehiclesApi.ts';
import type { LoadTemplate } from './pages/templateBuild.ts';
import type { StockCache } from './stock/siteStock.ts';

export interface MachineOptions {
  stock: StockCache;
  store: Pick<Store, 'stock'>;
  content: ContentSource;
  loadTemplate: LoadTemplate;
  proxies: TrustedProxies;
  limiter: ReturnType<typeof createLimiters>;
  now(): number;
  log: Log;
}

/** What programs read of a site: each says what it says of whatever is sent to it, too. */
export function openMachines(options: MachineOptions): readonly QuickHandler[] {
  const { stock, store, content, loadTemplate, proxies, limiter, now, log } = options;
  return [
    vehiclesApi({ ...{ stock, proxies, now }, limiter: limiter('machines') }),
    mcpEndpoint({
      ...{ stock, store: store.stock, proxies, now, log },
      limiter: limiter('messages'),
    }),
    vehicleFeeds({ stock, now }),
    pictureMap({ stock, now }),
    siteGuide({ stock, content, loadTemplate, now }),
  ];
}
