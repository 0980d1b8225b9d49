import { describe, expect, test } from 'vitest';
import {
  type EnquiryRules,
  enquiryForms,
  enquiryPayload,
  enquiryPrefill,
  type FormKind,
  leadPayload,
  phoneRevealRequest,
  storageKeys,
  validateEnquiry,
} from '../index.ts';
import { aLocation } from '../testing/aLocation.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import { filled } from '../testing/filled.ts';

describe('the keys of the platform', () => {
  const site: EnquiryRules = {
    messageRequired: true,
    optInDefault: false,
    showTerms: false,
    locations: [aLocation({ id: 'l1', dealershipSlug: 'north', dealershipName: 'North' })],
  };
  const enquiryOf = (kind: FormKind = 'contact', input = {}) => {
    const result = validateEnquiry(enquiryForms[kind], { ...filled, ...input }, site, 0);
    if (!result.ok) throw new Error(JSON.stringify(result.errors));
    return result.enquiry;
  };

  test('enquiry payload (R3-01)', () => {
    expect(Object.keys(enquiryPayload(enquiryOf())).join(', ')).toBe(
      'page_id, name, last_name, email, phone, postcode, message, category, subcategory, Rego, location, location_id, dealership_slug, opt_in, additional_services, terms_conditions',
    );
  });

  test('lead payload (R3-16, R3-17)', () => {
    const context = {
      url: 'https://dealer.example/contact',
      source: 'Website',
      userAgent: 'UA',
      carId: 'v1',
      carDealershipId: 'd1',
      visitedPages: ['/'],
      linkedQueryParams: { utm_source: 'a' },
    } as const;
    expect(leadPayload(enquiryOf(), context)).toEqual({
      category: 'General Enquiry',
      subcategory: null,
      lead_id: null,
      form_completed: true,
      offer_accepted: false,
      url: 'https://dealer.example/contact',
      source: 'Website',
      user_agent: 'UA',
      car_id: 'v1',
      car_dealership_id: 'd1',
      lead_attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'a' } },
    });
  });

  test('prefill (R3-01)', () => {
    expect(Object.keys(enquiryPrefill(aVehicle(), { optIn: true })).join(', ')).toBe(
      'dealership_slug, manufacturer_slug, stock_number, Vehicle Make, Vehicle Model, car_type, car_id, vehicle_status, opt_in, message, subcategory',
    );
  });

  test('one reveal record with car_id, dealership_id, website_id (R1-02, R4-16)', () => {
    expect(phoneRevealRequest({ id: 'v1', dealershipId: 'd1' }, 'w1')).toEqual({
      car_id: 'v1',
      dealership_id: 'd1',
      website_id: 'w1',
    });
  });
});

describe('what a browser keeps', () => {
  test('keys contain the site slug, the valuation the site id (R3-18)', () => {
    expect(storageKeys.favourites('north')).toContain('north');
    expect(storageKeys.enquiredCar('north')).toContain('north');
    expect(storageKeys.valuation('w1')).toContain('w1');
    expect(storageKeys.success).toBe('success-category');
  });
});
