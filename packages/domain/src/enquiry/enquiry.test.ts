import { describe, expect, test } from 'vitest';
import {
  acceptanceEvent,
  type EnquiryRules,
  enquiryEvent,
  enquiryFields,
  enquiryForms,
  type FieldName,
  type FormKind,
  fieldErrors,
  similarVehiclesState,
  successRecord,
  trackingEvents,
  validateEnquiry,
} from '../index.ts';
import { aLocation } from '../testing/aLocation.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import { filled } from '../testing/filled.ts';

const site: EnquiryRules = {
  messageRequired: true,
  optInDefault: false,
  showTerms: false,
  locations: [aLocation({ id: 'l1', dealershipSlug: 'north', dealershipName: 'North' })],
};
const twoDealers = {
  ...site,
  locations: [...site.locations, aLocation({ id: 'l2', dealershipSlug: 'south' })],
};
function field(kind: FormKind, name: FieldName, rules: EnquiryRules = site, input = {}) {
  return enquiryFields(enquiryForms[kind], rules, input).find((entry) => entry.name === name);
}
function enquiryOf(kind: FormKind = 'contact', input = {}) {
  const result = validateEnquiry(enquiryForms[kind], { ...filled, ...input }, site, 0);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.enquiry;
}

describe('fields', () => {
  test('postcode is required, exactly 4 digits, maxlength 4 (R5-11)', () => {
    expect(field('contact', 'postcode')).toMatchObject({ required: true, maxLength: 4 });
    const faults = (postcode: string) =>
      validateEnquiry(enquiryForms.contact, { ...filled, postcode }, site, 0).ok;
    expect(['4215', '421', '42151', ''].map(faults)).toEqual([true, false, false, false]);
  });

  test('when a message is required (R5-12)', () => {
    expect(field('contact', 'message')?.required).toBe(true);
    expect(field('vehicle', 'message')?.required).toBe(false);
    expect(field('test_drive', 'message')?.required).toBe(false);
    expect(field('contact', 'message', { ...site, messageRequired: false })?.required).toBe(false);
  });

  test('test-drive date is optional (R5-40)', () => {
    expect(field('test_drive', 'preferred_date')).toMatchObject({ kind: 'date', required: false });
  });

  test('category select is required, default General Enquiry, for event 22 only (R5-13)', () => {
    expect(field('contact', 'category')).toMatchObject({
      kind: 'select',
      required: true,
      initial: 'General Enquiry',
    });
    expect(field('vehicle', 'category')).toBeUndefined();
  });

  test('dealership and location selects show and are required with more than one (R5-14)', () => {
    expect(field('contact', 'dealership_slug')).toBeUndefined();
    expect(field('contact', 'dealership_slug', twoDealers)).toMatchObject({ required: true });
    const places = { ...site, locations: [aLocation({ id: 'a' }), aLocation({ id: 'b' })] };
    expect(field('contact', 'location_id')).toBeUndefined();
    expect(field('contact', 'location_id', places)).toMatchObject({ required: true });
  });

  test('the trade-in form (R5-18, R5-41)', () => {
    expect(field('trade_in', 'contact_method')).toMatchObject({
      initial: 'Phone',
      choices: ['Phone', 'Email', 'SMS'].map((value) => ({ value, label: value })),
    });
    expect(field('trade_in', 'under_finance')?.choices.map(({ value }) => value)).toEqual([
      'Yes',
      'No',
    ]);
    expect(enquiryForms.trade_in.fields).toEqual(
      expect.arrayContaining(['name', 'last_name', 'postcode', 'phone', 'email', 'valuation_id']),
    );
    expect(field('trade_in', 'valuation_id')?.kind).toBe('hidden');
  });
});

describe('filling a form', () => {
  test('after an error the form keeps its values', () => {
    const result = validateEnquiry(enquiryForms.contact, { ...filled, postcode: '42' }, site, 0);
    expect(result).toMatchObject({ ok: false, values: { name: 'Ann', postcode: '42' } });
  });

  test('one step of a multi-step form is judged by itself (R4-22)', () => {
    const faults = (fields: readonly FieldName[]) =>
      fieldErrors(enquiryForms.contact, fields, { name: 'Ann' }, site).map((fault) => fault.field);
    expect(faults(['name'])).toEqual([]);
    expect(faults(['name', 'email'])).toEqual(['email']);
  });

  test('success is told of the car and the category, and of nobody (R4-35)', () => {
    expect(successRecord(enquiryOf(), 'v1', 5, 15)).toEqual({
      category: 'General Enquiry',
      subcategory: null,
      carId: 'v1',
      locationId: 'l1',
      event: 15,
      at: 5,
    });
  });
});

describe('events', () => {
  const event = (kind: FormKind, carType: 'new' | 'demo' | 'used', tag: string | null = null) =>
    enquiryEvent(enquiryForms[kind], enquiryForms[kind].category, { carType, tag });

  test.each([
    ['Enquiry on a new car fires 14', event('vehicle', 'new'), 14],
    ['Enquiry on a demo car fires 14', event('vehicle', 'demo'), 14],
    ['Enquiry on a used car fires 15', event('vehicle', 'used'), 15],
    ['Test drive on a new car fires 17', event('test_drive', 'new'), 17],
    ['on a test-drive-only car', event('test_drive', 'used', 'Test Drive Only'), 17],
    ['Test drive on a used car fires 48', event('test_drive', 'used'), 48],
    ['Any other form fires 22', event('contact', 'used'), 22],
    ['Careers enquiry fires event 51', event('careers', 'used'), 51],
    ['Trade-in acceptance fires 18 with a lead', acceptanceEvent({ leadId: 'l1' }), 18],
    ['and none without', acceptanceEvent({ leadId: null }), null],
    ['Save fires event 39', trackingEvents.saved, 39],
    ['Tapping the revealed number sends event 25', trackingEvents.clickToCall, 25],
  ])('%s (R4-21)', (_line, fired, id) => {
    expect(fired).toBe(id);
  });

  test('unless its category defines an event (R4-21)', () => {
    const categories = [{ name: 'Fleet', eventId: 77 }];
    expect(enquiryEvent(enquiryForms.contact, 'Fleet', null, categories)).toBe(77);
  });
});

describe('after a form', () => {
  test("'Find me something similar' looks for the same make and model (R4-07)", () => {
    expect(similarVehiclesState(aVehicle()).values).toMatchObject({
      make: ['Toyota'],
      model: ['Corolla'],
    });
  });
});
