import {
  type Appointments,
  type DealerSite,
  embeddedAppointments,
  embeddedFinanceDisclaimer,
  embeddedGeocoder,
  embeddedValuation,
  type FinanceDisclaimer,
  type Geocoder,
  httpAppointments,
  httpFinanceDisclaimer,
  httpGeocoder,
  httpRegoLookup,
  httpValuation,
  httpValuationRecord,
  type PlatformServiceName,
  type PlatformServiceOptions,
  type RegoLookup,
  type Store,
  type Valuation,
} from '@forecourt/data';
import { isAvailable, isShown } from '@forecourt/domain';
import type { Log } from '../log/log.ts';
import { baseFilterOf } from '../stock/baseFilterOf.ts';
import type { StockCache } from '../stock/siteStock.ts';
import { type SaveValuation, valuationSaver } from './valuationSaver.ts';

/** What the platform can be asked while a shopper waits, or answers of ours where there is none. */
export interface Ports {
  /** `null` where no register is configured. */
  rego: RegoLookup | null;
  valuation: Valuation;
  geocoder: Geocoder;
  disclaimers: FinanceDisclaimer;
  saveValuation: SaveValuation;
  appointments: Appointments;
}

export interface PortsOptions {
  platformUrl: string | null;
  /** Those of the platform's that there are. */
  services: readonly PlatformServiceName[];
  /** Sent to the platform's geocoder. */
  geocodingKey: string | null;
  stock: StockCache;
  store: Pick<Store, 'leads'>;
  now(): number;
  log: Log;
}

/** The ports of the platform where the settings name one that has them, else those that ask nobody. */
export function openPorts({
  platformUrl,
  services,
  geocodingKey,
  stock,
  store,
  now,
  log,
}: PortsOptions): Ports {
  const at = (service: PlatformServiceName): PlatformServiceOptions | null =>
    platformUrl === null || !services.includes(service) ? null : { url: platformUrl, onNews };
  const [rego, valuation, geocoder] = [at('rego'), at('valuation'), at('geocoder')];
  const [disclaimers, record] = [at('disclaimers'), at('miscellaneous')];
  const appointments = at('appointments');
  return {
    rego: rego && httpRegoLookup(rego),
    valuation: valuation
      ? httpValuation({ ...valuation, today: now })
      : embeddedValuation({ stockOf: onOffer, now }),
    geocoder: geocoder ? httpGeocoder({ ...geocoder, key: geocodingKey }) : embeddedGeocoder(),
    disclaimers: disclaimers ? httpFinanceDisclaimer(disclaimers) : embeddedFinanceDisclaimer(),
    saveValuation: valuationSaver(record && httpValuationRecord(record), log),
    appointments: appointments
      ? httpAppointments({ ...appointments, today: now })
      : embeddedAppointments({
          keptTimes: ({ key }, from, but) => store.leads.keptTimes(key, from, but),
          now,
        }),
  };

  function onNews({ key }: DealerSite, { service, error }: { service: string; error: string }) {
    log({ event: 'platform_unreachable', site: key, error: service, detail: error });
  }

  async function onOffer(site: DealerSite) {
    const base = baseFilterOf(site.config);
    const { vehicles } = await stock.of(site);
    return Array.from(vehicles()).filter(
      (vehicle) => isAvailable(vehicle) && isShown(vehicle, base, now()),
    );
  }
}
