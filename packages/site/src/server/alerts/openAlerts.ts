import {
  type AlertInbox,
  type AlertOptionsOf,
  alertDealer,
  alertDelivery,
  alertInbox,
  createRelay,
  type DealerSite,
  DeliveryFault,
  type RelayFault,
  type SmtpSettings,
  type Store,
} from '@forecourt/data';
import type { Log } from '../log/log.ts';
import type { Repeated } from '../rounds/repeat.ts';
import { siteAddress } from '../settings/siteAddress.ts';
import type { SitesNow } from '../settings/sitesNow.ts';
import { createAlertTeller } from './alertTeller.ts';
import type { AlertTokens } from './alertTokens.ts';

export interface OpenAlertsOptions {
  store: Store;
  sites: SitesNow;
  tokens: AlertTokens;
  /** The server that takes messages; `null` where a developer reads them. */
  smtp: SmtpSettings | null;
  /** Main colour of the template that a site is drawn with. */
  brandOf(site: DealerSite): Promise<string>;
  development: boolean;
  /** Where the server listens. */
  port(): number;
  now(): number;
  log: Log;
  onError(fault: RelayFault): void;
  timeoutMs: number;
}

type AlertRelay = ReturnType<typeof createRelay>;

export interface OpenAlerts extends Repeated {
  /** `null` where messages are sent. */
  inbox: AlertInbox | null;
}

/**
 * A site without its alerts where it could send nothing: pages offer none, and nothing is told.
 *
 * @param canSend whether there is a mail server, or a developer who reads in its place
 */
export function withSentAlerts(
  site: DealerSite,
  canSend: boolean,
  development: boolean,
): DealerSite {
  const { config } = site;
  if (!config.alerts || (canSend && siteAddress(config, development, 80) !== null)) return site;
  return { ...site, config: { ...config, alerts: false } };
}

/** Tells alerts of new stocks and carries the messages, from now until `stop`. */
export function openAlerts(options: OpenAlertsOptions): OpenAlerts {
  const { store, sites, smtp, tokens, development, now, log } = options;

  const optionsOf: AlertOptionsOf = async ({ site: key }) => {
    const site = sites().find((one) => one.key === key);
    const origin = site && siteAddress(site.config, development, options.port());
    if (!site?.config.alerts || !origin) {
      throw new DeliveryFault('The site sends no alerts any more.', { isRefused: true });
    }
    return {
      dealer: alertDealer(site.config, origin, await options.brandOf(site)),
      tokenOf: (purpose, { id }) => tokens.give(key, purpose, id),
    };
  };

  const inbox = smtp === null ? alertInbox(optionsOf) : null;
  const delivery = smtp === null ? inbox : alertDelivery(smtp, optionsOf);
  let relay: AlertRelay | null = null;
  let teller: Repeated | null = null;

  /** Where no site has alerts nothing is opened, until one has. */
  function openFirst(): void {
    if (teller !== null || !sites().some(({ config }) => config.alerts)) return;
    relay = delivery === null ? null : relayTo(delivery);
    const gathered = () => relay?.wake();
    teller = createAlertTeller({ store, sites, gathered, now, log });
  }

  function relayTo(carried: NonNullable<typeof delivery>): AlertRelay {
    return createRelay({
      outbox: store.alerts.outbox,
      deliveryTo: () => carried,
      now,
      random: Math.random,
      intervalMs: 5_000,
      timeoutMs: options.timeoutMs,
      onError: options.onError,
    });
  }

  openFirst();
  return {
    inbox,
    wake() {
      openFirst();
      relay?.wake();
      teller?.wake();
    },
    async stop() {
      await Promise.all([teller?.stop(), relay?.stop()]);
    },
  };
}
