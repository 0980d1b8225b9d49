import { type Lead, shopperNews } from '@forecourt/domain';
import { type Destination, destinationName } from '../config/deliveryConfig.ts';
import type { DealerSite } from '../config/loadSites.ts';
import { FOLDER } from '../store/folderDestination.ts';
import { shopperDestination } from '../store/shopperDestination.ts';
import type { AccessTokens } from './email/accessTokens.ts';
import { emailDelivery } from './email/emailDelivery.ts';
import { accessTokensOf, type SmtpSettings } from './email/emailLine.ts';
import type { ReadPhoto } from './email/mailPhotos.ts';
import { reservationDelivery, type ShopperMail } from './email/reservationDelivery.ts';
import { type Delivery, DeliveryFault } from './port/delivery.ts';
import { leadBrief } from './port/leadBrief.ts';
import { webhookDelivery } from './webhook/webhookDelivery.ts';
import { webhookSecretName } from './webhook/webhookSecret.ts';

export interface DeliveriesOptions {
  sites: readonly DealerSite[];
  /** What the folder of every site is. */
  folder: Delivery;
  /** By the names of `webhookSecretName`. */
  webhookSecrets: Readonly<Record<string, string>>;
  /** The server that takes messages; `null` where no destination is a mailbox. */
  smtp: SmtpSettings | null;
  /** Photos of leads; default: none. */
  readPhoto?: ReadPhoto | undefined;
  /** Messages to shoppers about their reservations; default: none. */
  shoppers?: ShopperMail | undefined;
  /** Milliseconds since 1970 UTC. */
  now(): number;
}

/**
 * Every destination of every site, by the slug of the site and its own name. What is asked for and
 * not there says so with each lead: it was taken out of a site.json while leads waited.
 */
export function openDeliveries(
  options: DeliveriesOptions,
): (site: string, destination: string) => Delivery {
  const known = new Map<string, Delivery>();
  const { smtp, now } = options;
  const tokens = smtp === null ? null : accessTokensOf(smtp, now);
  for (const site of options.sites) {
    for (const destination of site.config.delivery) {
      const key = `${site.key} ${destinationName(destination)}`;
      known.set(key, deliveryOf(destination, site, { ...options, tokens }));
    }
    const { shoppers } = options;
    if (smtp === null || shoppers === undefined) continue;
    for (const news of shopperNews) {
      const briefOf = (lead: Lead) => leadBrief(lead, site.config);
      const delivery = reservationDelivery({ ...shoppers, smtp, tokens, briefOf, news });
      known.set(`${site.key} ${shopperDestination(news)}`, delivery);
    }
  }
  return (site, destination) =>
    known.get(`${site} ${destination}`) ??
    (destination === FOLDER
      ? options.folder
      : unable(`site.json has no destination "${destination}" any more.`));
}

function deliveryOf(
  destination: Destination,
  { config }: DealerSite,
  {
    folder,
    webhookSecrets,
    smtp,
    tokens,
    readPhoto,
    now,
  }: DeliveriesOptions & { tokens: AccessTokens | null },
): Delivery {
  const briefOf = (lead: Lead) => leadBrief(lead, config);
  switch (destination.to) {
    case 'folder':
      return folder;
    case 'email': {
      const { name, address, adf } = destination;
      return smtp === null
        ? unable('FORECOURT_SMTP_URL is not set.')
        : emailDelivery({ smtp, tokens, briefOf, readPhoto, destination: name, to: address, adf });
    }
    case 'webhook': {
      const secret = webhookSecrets[webhookSecretName(config.slug, destination.name)] ?? '';
      return webhookDelivery({ url: destination.url, secret, briefOf, now });
    }
  }
}

function unable(words: string): Delivery {
  return { deliver: () => Promise.reject(new DeliveryFault(words, { isRefused: true })) };
}
