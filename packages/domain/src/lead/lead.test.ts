import { describe, expect, test } from 'vitest';
import {
  enquiryPayload,
  enquiryPrefill,
  leadPayload,
  linkedQueryParams,
  phoneRevealRequest,
  profileText,
  readProfile,
  storageKeys,
  visitedPages,
} from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import type { Enquiry, LeadContext } from './lead.ts';

/** What the payload tells by the same names. */
const told = {
  name: 'Kim',
  email: 'kim@example.com',
  phone: '0412 345 678',
  postcode: '0800',
  message: 'Hello',
  category: 'General Enquiry',
  subcategory: 'Career Enquiry',
};
const enquiry: Enquiry = {
  ...told,
  pageId: 'p1',
  lastName: 'Nguyen',
  rego: '123ABC',
  locationId: 'l1',
  dealershipSlug: 'north',
  additionalServices: ['Wheel alignment'],
  termsAccepted: true,
  consent: { optIn: false, wasPrefilled: true, textShown: 'Text', at: 5 },
};
const context: LeadContext = {
  url: 'https://dealer.example/contact-us',
  source: 'Website',
  userAgent: 'Browser',
  carId: 'v1',
  carDealershipId: 'd1',
  visitedPages: ['/'],
  linkedQueryParams: { utm_source: 'mail' },
};

test('the enquiry payload has the platform’s keys (R3-01)', () => {
  expect(enquiryPayload(enquiry, 'Southport')).toEqual({
    ...told,
    page_id: 'p1',
    last_name: 'Nguyen',
    Rego: '123ABC',
    location: 'Southport',
    location_id: 'l1',
    dealership_slug: 'north',
    opt_in: false,
    additional_services: ['Wheel alignment'],
    terms_conditions: true,
  });
  expect(enquiryPayload(enquiry).location).toBeNull();
});

test('the lead payload has the platform’s keys, source always Website (R3-16)', () => {
  expect(leadPayload(enquiry, context)).toEqual({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
    lead_id: null,
    form_completed: true,
    offer_accepted: false,
    url: 'https://dealer.example/contact-us',
    source: 'Website',
    user_agent: 'Browser',
    car_id: 'v1',
    car_dealership_id: 'd1',
    lead_attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'mail' } },
  });
  expect(
    leadPayload(
      { category: 'Trade-in Enquiry', subcategory: '3. Offer Accepted' },
      context,
      'lead-1',
    ),
  ).toMatchObject({ lead_id: 'lead-1', offer_accepted: true });
});

describe('lead attributes (R3-17)', () => {
  test('remember paths without query and hash, newest last', () => {
    expect(visitedPages(['/'], '/search?query=kim#top')).toEqual(['/', '/search']);
    expect(visitedPages([], '/cars/a#photos')).toEqual(['/cars/a']);
    expect(visitedPages([], '/cars/a?x=1\ny')).toEqual(['/cars/a']);
    expect(visitedPages([], `/${'x'.repeat(300)}`)[0]).toHaveLength(200);
  });

  test('keep the last 50', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => `/${index}`);
    expect(visitedPages(fifty.slice(1), '/new')).toHaveLength(50);
    const pages = visitedPages(fifty, '/new');
    expect(pages).toHaveLength(50);
    expect([pages[0], pages[49]]).toEqual(['/1', '/new']);
  });

  test('keep campaign parameters only, the first of each', () => {
    const params: [string, string][] = [
      ['utm_source', 'mail'],
      ['utm_source', 'again'],
      ['gclid', 'x'.repeat(300)],
      ['fbclid', '1'],
      ['msclkid', '2'],
      ['email', 'kim@example.com'],
      ['__proto__', 'x'],
      ['xgclid', 'x'],
      ['gclidx', 'x'],
    ];
    expect(linkedQueryParams(params)).toEqual({
      utm_source: 'mail',
      gclid: 'x'.repeat(200),
      fbclid: '1',
      msclkid: '2',
    });
  });
});

describe('profile (R3-19)', () => {
  const now = 1_795_000_000_000;
  const profile = {
    ...{ name: 'Kim', last_name: 'Nguyen', email: 'kim@example.com' },
    ...{ phone: '0412 345 678', postcode: '0800' },
  };

  test('keeps five fields of a form and no message', () => {
    const text = profileText({ ...profile, message: 'Hello', opt_in: 'on' }, now);
    expect(JSON.parse(text)).toEqual({ ...profile, at: now });
    expect(readProfile(text, now + 1)).toEqual(profile);
  });

  test('is forgotten after thirty days', () => {
    const text = profileText(profile, now);
    const days = (count: number) => now + count * 24 * 3_600_000;
    expect(readProfile(text, days(30))).toEqual(profile);
    expect(readProfile(text, days(30) + 1)).toBeNull();
    expect(readProfile(text, now - 1)).toBeNull();
  });

  test('is read back, whatever was stored (R3-18)', () => {
    const odd = { name: 'Kim\n', email: 7, phone: ['x'], other: 'x', at: now };
    expect(readProfile(JSON.stringify(odd), now)).toEqual({
      ...{ name: 'Kim', last_name: '', email: '', phone: '', postcode: '' },
    });
  });

  test.each([null, '', '{', 'null', '7', '[]', '{"at":"x"}', '{"name":"Kim"}'])(
    'that is broken is absent: %j (R3-18)',
    (text) => {
      expect(readProfile(text, now)).toBeNull();
    },
  );
});

test('the prefill has the platform’s keys (R3-01)', () => {
  const vehicle = aVehicle({ make: 'Mercedes-Benz', stockNumber: 'S1', dealershipSlug: 'north' });
  expect(enquiryPrefill(vehicle, { optIn: true })).toEqual({
    dealership_slug: 'north',
    manufacturer_slug: 'mercedes-benz',
    stock_number: 'S1',
    'Vehicle Make': 'Mercedes-Benz',
    'Vehicle Model': 'Corolla',
    car_type: 'used',
    car_id: 'v1',
    vehicle_status: 'in_stock',
    opt_in: true,
    message: null,
    subcategory: null,
  });
  expect(
    enquiryPrefill(vehicle, { optIn: false, message: 'Hi', subcategory: 'Finance' }),
  ).toMatchObject({ opt_in: false, message: 'Hi', subcategory: 'Finance' });
});

test('a phone reveal carries car, dealership and website (R1-02)', () => {
  expect(phoneRevealRequest({ id: 'v1', dealershipId: 'd1' }, 'w1')).toEqual({
    car_id: 'v1',
    dealership_id: 'd1',
    website_id: 'w1',
  });
  expect(phoneRevealRequest(null, 'w1')).toEqual({
    car_id: null,
    dealership_id: null,
    website_id: 'w1',
  });
});

test('browser storage is named by site slug, the valuation by site id (R3-18)', () => {
  expect(storageKeys.favourites('north')).toBe('favourites:north');
  expect(storageKeys.enquiredCar('north')).toBe('enquired-car:north');
  expect(storageKeys.valuation('w1')).toBe('trade-in-valuation:w1');
  expect(storageKeys.success).toBe('success-category');
  expect(storageKeys.profile).toBe('user-profile');
});
