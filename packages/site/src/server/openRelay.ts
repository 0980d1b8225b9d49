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

export interface RelayOptions {
  store: Pick<Store, 'outbox'>;
  sites: readonly DealerSite[];
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
  const relay = createRelay({
    outbox: store.outbox,
    deliveryTo: openDeliveries({
      ...{ sites, webhookSecrets, smtp, shoppers, now },
      folder: fileDelivery({ folder, jsonOf: leadTeller(sites), readPhoto: photos.read }),
      readPhoto: photos.read,
    }),
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
