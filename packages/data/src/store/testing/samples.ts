import type { Enquiry, LeadContext, NewLead, Vehicle } from '@forecourt/domain';
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
  return {
    id,
    slug: `slug-${id}`,
    name: `2021 Toyota HiLux ${id}`,
    itemType: 'car',
    carType: 'used',
    status: 'in_stock',
    year: 2021,
    make: 'Toyota',
    model: 'HiLux',
    badge: 'SR5',
    series: null,
    tag: null,
    sold: false,
    soldAt: null,
    reserved: false,
    certified: false,
    preorder: false,
    showOnDealerWebsite: true,
    price: 45_990,
    beforePrice: null,
    offerPrice: null,
    subscriptionPrice: null,
    priceType: 'drive_away',
    paymentProcessors: null,
    stateAverageMarketPrice: null,
    averageMarketPrice: null,
    km: 0,
    stockNumber: null,
    vin: null,
    rego: null,
    regoExpiry: null,
    complianceDate: null,
    buildDate: null,
    colour: 'Weiß',
    exteriorColour: null,
    seats: 5,
    doors: 4,
    fuel: 'Diesel',
    simpleFuel: 'Diesel',
    simpleBody: 'Ute',
    body: null,
    transmission: null,
    simpleTransmission: 'Automatic',
    drive: null,
    engineSize: null,
    comments: null,
    standardEquipment: [],
    filteredFeatures: [],
    categories: [],
    file: null,
    images: [{ url: 'https://images.example/1.jpg' }],
    createdAt: 1_000,
    customRank: null,
    dealershipId: null,
    dealershipSlug: null,
    dealershipName: null,
    location: null,
    distributionLocations: [],
    variant: null,
    caravan: null,
    financeLenders: {},
    ...changes,
  };
}

/** Feed rows `from` to `to`, both included; row 7 holds vehicle `v7`. */
export function sampleRows(from: number, to: number, changes: Partial<Vehicle> = {}) {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const row = from + index;
    return { row, vehicle: sampleVehicle(`v${row}`, changes) };
  });
}
