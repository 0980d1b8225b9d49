import {
  createRelay,
  type DealerSite,
  fileDelivery,
  leadTeller,
  openDeliveries,
  type PhotoFolder,
  type Relay,
  type SmtpSettings,
  type Store,
  sweepUnfinished,
} from '@forecourt/data';
import { deliveryFault } from './deliveryFault.ts';
import type { Log } from './log/log.ts';
import type { shopperMail } from './reservations/shopperMail.ts';
import { ofSites, type SitesNow } from './settings/sitesNow.ts';

export interface RelayOptions {
  store: Pick<Store, 'outbox'>;
  sites: SitesNow;
  /** Where what dealers take as files is put. */
  folder: string;
  photos: PhotoFolder;
  smtp: SmtpSettings | null;
  webhookSecrets: Readonly<Record<string, string>>;
  shoppers: ReturnType<typeof shopperMail>;
  /** Longest attempt, milliseconds. */
  timeoutMs: number;
  now(): number;
  log: Log;
}

/** Carries leads to where their dealers work, from the moment it is opened. */
export async function openRelay({
  store,
  sites,
  folder,
  photos,
  smtp,
  webhookSecrets,
  shoppers,
  timeoutMs,
  now,
  log,
}: RelayOptions): Promise<Relay> {
  // What waits for a site that has gone meanwhile still goes where its leads went.
  const ever = new Map<string, DealerSite>();
  const deliveries = ofSites(sites, (served) => {
    for (const site of served) ever.set(site.key, site);
    const all = [...ever.values()];
    return openDeliveries({
      ...{ sites: all, webhookSecrets, smtp, shoppers, now },
      folder: fileDelivery({ folder, jsonOf: leadTeller(all), readPhoto: photos.read }),
      readPhoto: photos.read,
    });
  });
  const relay = createRelay({
    outbox: store.outbox,
    deliveryTo: (site, destination) => deliveries()(site, destination),
    now,
    random: Math.random,
    intervalMs: 5_000,
    timeoutMs,
    onError: (fault) => log(deliveryFault(fault)),
  });
  // What is older cannot be another process's delivery under way.
  await sweepUnfinished({ folder }, now() - 2 * timeoutMs);
  return relay;
}
