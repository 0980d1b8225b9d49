import type { Enquiry, LeadContext, NewLead, Vehicle } from '@forecourt/domain';
import { aVehicle } from '../../testing/aVehicle.ts';
import type { SiteKey } from '../store.ts';

/** Site keys for tests; a server gets its own from a resolved site. */
export function siteKey(slug: string): SiteKey {
  return slug as SiteKey;
}

export interface LeadChanges {
  enquiry?: Partial<Enquiry>;
  context?: Partial<LeadContext>;
}

export function sampleLead({ enquiry, context }: LeadChanges = {}): NewLead {
  return {
    kind: 'enquiry',
    enquiry: {
      pageId: 'contact',
      name: 'Zoë',
      lastName: 'O’Hara',
      email: 'zoe@example.com',
      phone: '+61400000000',
      postcode: '0800',
      message: 'Is it still there? 🚐\n"Yes", please.',
      category: 'General Enquiry',
      subcategory: null,
      rego: null,
      locationId: null,
      dealershipSlug: null,
      additionalServices: ['Finance'],
      termsAccepted: true,
      consent: { optIn: true, wasPrefilled: false, textShown: 'Send me news', at: 1_000 },
      ...enquiry,
    },
    context: {
      url: 'https://dealer.example/contact',
      source: 'Website',
      userAgent: 'Browser/1',
      carId: 'car-1',
      carDealershipId: null,
      visitedPages: ['/', '/contact'],
      linkedQueryParams: { utm_source: 'radio' },
      ...context,
    },
  };
}

export function sampleVehicle(id: string, changes: Partial<Vehicle> = {}): Vehicle {
  return aVehicle({
    id,
    slug: `slug-${id}`,
    name: `2021 Toyota HiLux ${id}`,
    year: 2021,
    badge: 'SR5',
    price: 45_990,
    priceType: 'drive_away',
    km: 0,
    colour: 'Weiß',
    seats: 5,
    doors: 4,
    fuel: 'Diesel',
    simpleFuel: 'Diesel',
    simpleBody: 'Ute',
    simpleTransmission: 'Automatic',
    images: [{ url: 'https://images.example/1.jpg' }],
    createdAt: 1_000,
    ...changes,
  });
}

/** Feed rows `from` to `to`, both included; row 7 holds vehicle `v7`. */
export function sampleRows(from: number, to: number, changes: Partial<Vehicle> = {}) {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const row = from + index;
    return { row, vehicle: sampleVehicle(`v${row}`, changes) };
  });
}

/** What a shopper sends to reserve the first vehicle; each name is a form of its own. */
export function sampleReservation(name: string) {
  const id = `reservation-0123456789-${name}`;
  const lead: NewLead = {
    ...sampleLead({ enquiry: { category: 'Reservation' } }),
    reservation: {
      ...{ id, depositCents: 20_000, paysOnline: false },
      manageUrl: 'https://dealer.example/hold-request/1',
    },
  };
  const formKey = `form-key-0123456789-${name}`;
  return { id, formKey, lead, carId: 'car-1', depositCents: 0, writes: true };
}
