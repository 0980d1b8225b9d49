import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DealerSite,
  openEmbeddedStore,
  type Payments,
  parseSiteConfig,
  type SiteConfigInput,
  type SiteKey,
} from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import type { Vehicle } from '@forecourt/domain';
import { provideServices, type SiteServices } from '../contracts/siteServices.ts';
import { formKeyAt } from '../pages/form/formKey.ts';
import { createLimiter } from '../server/http/createLimiter.ts';
import { limits } from '../server/http/limits.ts';
import { createSeal } from '../server/http/seal.ts';
import type { LogEntry } from '../server/log/log.ts';
import { createReservationDesk } from '../server/reservations/reservationDesk.ts';
import { reservationServices } from '../server/reservations/reservationServices.ts';
import { reservationTokens } from '../server/reservations/reservationTokens.ts';
import { reservedVehicles } from '../server/reservations/reservedVehicles.ts';

/** Two dealers who take reservations, over a real store whose clock is the test's. */
export async function reservationSite(
  payments: Payments | null = null,
  reserve: SiteConfigInput['reserve'] = {},
  ownConfig: Partial<SiteConfigInput> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-reserve-'));
  const store = await openEmbeddedStore({ folder });
  const clock = { now: Date.UTC(2026, 10, 25) };
  const now = () => clock.now;
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => void entries.push(entry);
  const secret = Buffer.alloc(32, 7);
  const tokens = reservationTokens(createSeal(secret), secret);
  const told = () => undefined;
  const desk = createReservationDesk({
    ...{ store, tokens, told, now, log, paymentsOf: () => payments },
  });
  const limiter = createLimiter(limits.reserve, now);
  const stocks = new Map<string, Vehicle[]>();
  const siteOf = (slug: string): DealerSite => {
    const locations = [{ id: 'l', slug: 'l', name: 'Milton' }];
    const own: SiteConfigInput = {
      slug,
      name: `${slug} Motors`,
      template: 'wire',
      locations,
      reserve,
      ...ownConfig,
    };
    return { key: slug as SiteKey, config: parseSiteConfig('site.json', own, {}) } as DealerSite;
  };
  const vehiclesAt = (slug: string) => {
    const known = stocks.get(slug) ?? [
      aVehicle({ id: 'v1', slug: 'v1', price: 25_990 }),
      aVehicle({ id: 'v2', slug: 'v2', price: 45_990 }),
    ];
    stocks.set(slug, known);
    return known;
  };
  const reservedOf = reservedVehicles({ reservations: store.reservations, now, log });

  /** The services of one request. */
  async function servicesAt(slug: string, visitor: string): Promise<SiteServices> {
    const site = siteOf(slug);
    const origin = `https://${slug}.example`;
    const reserved = await reservedOf(site);
    const vehicles = vehiclesAt(slug).map((vehicle) =>
      reserved.includes(vehicle.id) ? { ...vehicle, reserved: true } : vehicle,
    );
    const by = (key: 'id' | 'slug') => (text: string) =>
      vehicles.find((vehicle) => vehicle[key] === text) ?? null;
    const options = { store, desk, tokens, writes: true, limiter, told, now, log };
    const services: Partial<SiteServices> = {
      ...{ site, config: site.config, origin, now, document: null },
      hasPage: () => true,
      leadPause: () => 0,
      submitLead: (formKey, lead) => store.leads.submit(site.key, formKey, lead, clock.now),
      sendersOf: () => 1,
      newFormKey: () => formKeyAt(now(), 'a'.repeat(22)),
      reservations: reservationServices(options, site, origin, visitor),
      stock: {
        ...{ bySlug: by('slug'), byId: by('id'), heldBySlug: by('slug'), heldById: by('id') },
        movedTo: async () => null,
      } as Partial<SiteServices['stock']> as SiteServices['stock'],
    };
    return services as SiteServices;
  }

  return {
    ...{ store, clock, entries, desk, tokens, siteOf, servicesAt, vehiclesAt },
    context: async (slug: string, visitor = '203.0.113.7') =>
      provideServices(await servicesAt(slug, visitor)),
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** What a shopper fills in; the form was drawn a minute ago. */
export function reserveForm(now: number, name: string): Record<string, string> {
  return {
    ...{ name, last_name: 'Nguyen', email: `${name.toLowerCase()}@example.com` },
    ...{ phone: '0412 345 678', postcode: '4105', message: '' },
    form_key: formKeyAt(now - 60_000, `key-${name}`.padEnd(22, '0')),
  };
}
