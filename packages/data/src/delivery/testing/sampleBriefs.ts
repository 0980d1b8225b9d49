import { type Enquiry, type Lead, type LeadTradeIn, leadVehicle } from '@forecourt/domain';
import { parseSiteConfig } from '../../config/parseSiteConfig.ts';
import { sampleLead, sampleVehicle } from '../../store/testing/samples.ts';
import { type LeadBrief, leadBrief } from '../port/leadBrief.ts';

const config = parseSiteConfig(
  'site.json',
  {
    slug: 'harbour',
    template: 'classic',
    name: 'Harbour Motors',
    timeZone: 'Australia/Brisbane',
    locations: [
      {
        ...{ id: 'l1', slug: 'bulimba', name: 'Bulimba', dealershipName: 'Harbour Toyota' },
        ...{ phone: '07 3000 0000', email: 'sales@harbour.example' },
      },
    ],
  },
  {},
);

/** A lead in which everything is told that a shopper can tell. */
export function fullLead(enquiry: Partial<Enquiry> = {}): Lead {
  const vehicle = sampleVehicle('car-1', {
    ...{ vin: 'MR0EX3CD100000001', stockNumber: 'S1', rego: '123ABC', series: 'Double Cab' },
    ...{ exteriorColour: 'Glacier White', body: 'Dual Cab Utility', transmission: 'Automatic' },
  });
  const { kind, ...sample } = sampleLead({
    enquiry: {
      ...{ category: 'Test Drive', subcategory: 'Weekend', rego: '999XYZ', locationId: 'l1' },
      ...{ preferredDate: '2026-11-28T10:00', preferredTime: 'kept' },
      ...{ contactMethod: 'Phone', underFinance: true },
      ...{ valuationId: 'val-1', ...enquiry },
    },
    context: { vehicle: leadVehicle(vehicle, 'https://dealer.example/cars/slug-car-1') },
  });
  return {
    ...{ kind, ...sample, id: 'lead-1', site: 'harbour', createdAt: 1_795_000_000_000 },
    supersedes: null,
  };
}

/** A lead in which nothing is told that need not be. */
export function bareLead(): Lead {
  const { kind, ...sample } = sampleLead({
    enquiry: {
      ...{ lastName: '', email: '', phone: '', postcode: '', message: null },
      ...{ additionalServices: [] },
    },
    context: { url: '', carId: null },
  });
  return { kind, ...sample, id: 'lead-2', site: 'harbour', createdAt: 0, supersedes: null };
}

export function briefOf(lead: Lead): LeadBrief {
  return leadBrief(lead, config);
}

/** The shopper's own car, valued. */
export const sampleTradeIn: LeadTradeIn = {
  car: { make: 'Toyota', model: 'Corolla', badge: null, year: 2019, kilometres: 65_000 },
  rego: '123ABC',
  regoState: 'QLD',
  answers: { tyres: 'Need replacing soon', services: 'None' },
  outcome: {
    ...{ kind: 'range', low: 18_000, high: 21_000 },
    basis: {
      ...{ sampleSize: 11, years: [2017, 2021], kilometres: [20_000, 90_000] },
      ...{ asOf: '2026-11-18', method: [] },
    },
  },
  valuedAt: 1_795_000_000_000,
  payout: 4000,
};
