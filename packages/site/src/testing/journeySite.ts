import type { GeocodeAnswer, SiteConfigInput } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import type { Vehicle } from '@forecourt/domain';
import { provideServices, type SiteServices } from '../contracts/siteServices.ts';
import { createLimiter } from '../server/http/createLimiter.ts';
import { limits } from '../server/http/limits.ts';
import { createSeal } from '../server/http/seal.ts';
import { journeyServices } from '../server/journeys/journeyServices.ts';
import { tradeInServices } from '../server/pages/tradeInServices.ts';
import { reservationSite } from './reservationSite.ts';

const lender = {
  ...{ interestRate: 7.99, comparisonRate: 8.45, paymentWeek: 123, paymentMonth: 533 },
  ...{ termMonths: 60, termYears: null, terms: {}, balloon: null, deposit: 2_599 },
  disclaimer: null,
};

/** A vehicle that is bought online, with its repayment. */
export function aBoughtVehicle(id: string, facts: Partial<Vehicle> = {}): Vehicle {
  return aVehicle({
    ...{ id, slug: `slug-${id}`, make: 'Mazda', model: 'CX-5', year: 2022, price: 25_990 },
    financeLenders: { manual: lender },
    ...facts,
  });
}

const places = [
  {
    ...{ id: 'l1', slug: 'l1', name: 'Milton', type: 'sales' as const },
    ...{ latitude: -27.47, longitude: 153, dealershipSlug: 'milton', dealershipName: 'Milton' },
  },
  { id: 'l2', slug: 'l2', name: 'Chermside', type: 'sales' as const },
];

const config: Partial<SiteConfigInput> = {
  locations: places,
  financeProvider: 'Manual',
  checkoutJourney: { delivery: { maxKm: 50, note: '' } },
};

/** Two dealers whose used vehicles are bought online, over a real store. */
export async function journeySite(own: Partial<SiteConfigInput> = {}) {
  const site = await reservationSite(null, {}, { ...config, ...own });
  const { store, clock } = site;
  const now = () => clock.now;
  const seal = createSeal(Buffer.alloc(32, 9));
  const limiter = createLimiter(limits.journeys, now);
  const turns = createLimiter(limits.valuation, now);
  const geocoder = { answer: null as GeocodeAnswer | null };
  for (const dealer of ['one', 'two']) {
    site
      .vehiclesAt(dealer)
      .splice(
        0,
        2,
        aBoughtVehicle('v1'),
        aBoughtVehicle('v2', { price: 45_990 }),
        aBoughtVehicle('new', { carType: 'new' }),
        aBoughtVehicle('demo', { carType: 'demo' }),
      );
  }

  async function servicesAt(dealer: string, visitor: string): Promise<SiteServices> {
    const services = await site.servicesAt(dealer, visitor);
    const { origin, site: dealerSite, stock } = services;
    const journeys = { journeys: store.journeys, seal, limiter, now };
    const valuation = {
      ...{ rego: null, saveValuation: () => undefined, sent: store.leads, seal, now },
      ...{ lookUps: turns, valuations: turns },
      valuation: {
        value: async () => ({
          id: 'val-1',
          outcome: {
            ...{ kind: 'range' as const, low: 18_000, high: 21_000 },
            basis: { sampleSize: 9, years: null, kilometres: null, asOf: '2026-11-25', method: [] },
          },
        }),
      },
    };
    return {
      ...services,
      account: null,
      stock: { ...stock, known: { makes: [], modelsOf: () => [] } as never },
      journeys: journeyServices(journeys, dealerSite, origin, visitor),
      tradeIn: tradeInServices(valuation, dealerSite, visitor),
      financeDisclaimer: async () => null,
      findPostcode: async (postcode) =>
        geocoder.answer ??
        (postcode === '9999'
          ? { kind: 'none' }
          : {
              ...{ kind: 'found', credit: null },
              point: { latitude: postcode === '4064' ? -27.5 : -33, longitude: 153 },
            }),
    };
  }

  return {
    ...{ ...site, geocoder, servicesAt },
    context: async (dealer: string, visitor: string) =>
      provideServices(await servicesAt(dealer, visitor)),
  };
}
