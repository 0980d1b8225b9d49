import { describe, expect, test } from 'vitest';
import {
  type EnquiryField,
  type EnquiryRules,
  enquiryFields,
  enquiryForms,
  type FieldName,
  type FormKind,
  fieldErrors,
} from '../index.ts';
import { aLocation } from '../testing/aLocation.ts';
import { enquiryPlaces } from './enquiryPlaces.ts';
import { MAX_FIELD_LENGTH } from './field.ts';

const site: EnquiryRules = {
  messageRequired: true,
  optInDefault: true,
  showTerms: false,
  locations: [],
};
function names(kind: FormKind, rules = site, values = {}) {
  return enquiryFields(enquiryForms[kind], rules, values).map(({ name }) => name);
}
function field(kind: FormKind, name: FieldName, rules = site): EnquiryField | undefined {
  return enquiryFields(enquiryForms[kind], rules).find((entry) => entry.name === name);
}

describe('enquiryFields', () => {
  test.each([
    [
      'contact',
      ['name', 'last_name', 'email', 'phone', 'postcode', 'category', 'message', 'opt_in'],
    ],
    ['vehicle', ['name', 'last_name', 'email', 'phone', 'postcode', 'message', 'opt_in']],
    [
      'test_drive',
      ['name', 'last_name', 'email', 'phone', 'postcode', 'preferred_date', 'message', 'opt_in'],
    ],
    ['request_photos', ['name', 'last_name', 'email', 'phone', 'postcode', 'message', 'opt_in']],
    ['offer', ['name', 'last_name', 'email', 'phone', 'postcode', 'message', 'opt_in']],
    ['careers', ['name', 'last_name', 'email', 'phone', 'postcode', 'message', 'opt_in']],
    ['finance', ['name', 'last_name', 'email', 'phone', 'postcode', 'message', 'opt_in']],
    ['parts', ['name', 'last_name', 'email', 'phone', 'postcode', 'rego', 'message', 'opt_in']],
    [
      'service',
      [
        'name',
        'last_name',
        'email',
        'phone',
        'postcode',
        'rego',
        'preferred_date',
        'message',
        'opt_in',
      ],
    ],
    [
      'trade_in',
      [
        'name',
        'last_name',
        'postcode',
        'phone',
        'email',
        'contact_method',
        'under_finance',
        'valuation_id',
      ],
    ],
  ] as const)('the %s form asks %j', (kind, fields) => {
    expect(names(kind)).toEqual(fields);
  });

  test.each([
    ['name', 'text', 'First name', 'given-name'],
    ['last_name', 'text', 'Last name', 'family-name'],
    ['email', 'email', 'Email', 'email'],
    ['phone', 'tel', 'Phone', 'tel'],
    ['postcode', 'text', 'Postcode', 'postal-code'],
  ] as const)('%s is a required %s field', (name, kind, label, autoComplete) => {
    expect(field('vehicle', name)).toMatchObject({ kind, label, autoComplete, required: true });
  });

  test('a postcode holds 4 digits, other fields 5,000 characters (R5-11)', () => {
    expect(field('vehicle', 'postcode')).toMatchObject({ maxLength: 4, inputMode: 'numeric' });
    expect(field('vehicle', 'message')).toMatchObject({
      kind: 'multiline',
      maxLength: 5000,
      inputMode: null,
      autoComplete: null,
    });
    expect(MAX_FIELD_LENGTH).toBe(5000);
  });

  test('only fields to choose from have choices', () => {
    expect(field('vehicle', 'name')?.choices).toEqual([]);
  });

  test('a workshop that can be asked for more lists it to be ticked', () => {
    const rules = { ...site, additionalServices: ['Wash', 'Loan car'] };
    expect(field('service', 'additional_services', rules)).toMatchObject({
      kind: 'checkboxes',
      required: false,
      choices: [
        { value: 'Wash', label: 'Wash' },
        { value: 'Loan car', label: 'Loan car' },
      ],
    });
  });

  test('rego is optional with its placeholder (R5-16)', () => {
    expect(field('service', 'rego')).toMatchObject({
      required: false,
      placeholder: 'Rego - Helps us better assist your enquiry',
    });
    expect(field('service', 'name')?.placeholder).toBeNull();
  });

  test('the test-drive date is optional (R5-40)', () => {
    const date = { kind: 'date', required: false };
    expect(field('test_drive', 'preferred_date')).toMatchObject({ ...date, choices: [] });
    const appointments = [{ date: '2026-11-28', times: ['09:00'] }];
    const offered = { ...site, appointments };
    expect(field('test_drive', 'preferred_date', offered)).toMatchObject({
      ...date,
      choices: [
        {
          value: '2026-11-28T09:00',
          label: '9:00am, Sat 28 November',
          group: 'Saturday 28 November',
        },
      ],
    });
  });

  test('the category is required, General Enquiry by default (R5-13)', () => {
    expect(field('contact', 'category')).toMatchObject({
      kind: 'select',
      required: true,
      initial: 'General Enquiry',
    });
    expect(field('contact', 'category')?.choices.map(({ value }) => value)).toEqual([
      'General Enquiry',
      'Sales Enquiry',
      'Service Enquiry',
      'Parts Enquiry',
      'Finance Enquiry',
      'Careers Enquiry',
    ]);
    const own = { ...site, categories: [{ name: 'Fleet' }] };
    expect(field('contact', 'category', own)?.choices).toEqual([
      { value: 'Fleet', label: 'Fleet' },
    ]);
  });

  test.each([
    ['General Enquiry', 'enquiry', true],
    ['General Enquiry', 'test_drive', true],
    ['Fleet Enquiry', 'enquiry', true],
    ['Fleet Enquiry', 'test_drive', false],
    ['Careers Enquiry', 'enquiry', false],
  ] as const)('category %s of a form for %s: select shown %s (R5-13)', (category, event, shown) => {
    const form = { ...enquiryForms.contact, category, event };
    const fields = enquiryFields(form, site);
    expect(fields.some(({ name }) => name === 'category')).toBe(shown);
  });

  test('the newsletter box is optional and ticked by the platform default (R5-15, R5-16)', () => {
    expect(field('vehicle', 'opt_in')).toMatchObject({
      kind: 'checkbox',
      required: false,
      initial: 'on',
      label: 'Yes, I would like to subscribe to receive latest offers & product updates.',
    });
    expect(field('vehicle', 'opt_in', { ...site, optInDefault: false })?.initial).toBe('');
  });

  test('terms show on the sites that ask, required and never ticked (R5-39)', () => {
    expect(field('vehicle', 'terms_conditions', { ...site, showTerms: true })).toMatchObject({
      kind: 'checkbox',
      required: true,
      initial: '',
    });
    expect(names('trade_in', { ...site, showTerms: true })).toContain('terms_conditions');
    expect(field('vehicle', 'terms_conditions')).toBeUndefined();
  });

  test('trade-in asks for Phone, Email or SMS, and Yes or No (R5-41)', () => {
    const values = (name: FieldName) => field('trade_in', name)?.choices.map(({ value }) => value);
    expect(values('contact_method')).toEqual(['Phone', 'Email', 'SMS']);
    expect(values('under_finance')).toEqual(['Yes', 'No']);
    expect(field('trade_in', 'contact_method')).toMatchObject({ kind: 'radio', initial: 'Phone' });
    expect(field('trade_in', 'under_finance')).toMatchObject({ kind: 'radio', initial: '' });
    expect(field('trade_in', 'valuation_id')).toMatchObject({ kind: 'hidden', required: false });
  });

  test('a message is required by site and form (R5-12)', () => {
    expect(field('contact', 'message')?.required).toBe(true);
    expect(field('contact', 'message', { ...site, messageRequired: false })?.required).toBe(false);
    expect(field('test_drive', 'message')?.required).toBe(false);
  });
});

describe('dealership and location selects (R5-14)', () => {
  const place = (id: string, slug: string | null, fields = {}) =>
    aLocation({ id, name: `Place ${id}`, dealershipSlug: slug, dealershipName: slug, ...fields });
  const north = [place('1', 'north'), place('2', 'north')];
  const south = place('3', 'south');
  const at = (...locations: readonly ReturnType<typeof place>[]) => ({ ...site, locations });

  test('shows the dealership select only for several, with its label', () => {
    expect(names('vehicle', at(...north))).not.toContain('dealership_slug');
    expect(field('vehicle', 'dealership_slug', at(...north, south))).toMatchObject({
      kind: 'select',
      label: 'Select a Preferred Dealership',
      required: true,
      initial: '',
      choices: [
        { value: 'north', label: 'north' },
        { value: 'south', label: 'south' },
      ],
    });
  });

  test('shows the location select when the settled dealership has several', () => {
    const several = at(...north, south);
    expect(names('vehicle', several)).not.toContain('location_id');
    expect(names('vehicle', several, { dealership_slug: 'south' })).not.toContain('location_id');
    expect(names('vehicle', several, { dealership_slug: 'north' })).toContain('location_id');
    expect(names('vehicle', several, { dealership_slug: 'west' })).not.toContain('location_id');
    expect(field('vehicle', 'location_id', at(...north))).toMatchObject({
      required: true,
      choices: [
        { value: '1', label: 'Place 1' },
        { value: '2', label: 'Place 2' },
      ],
    });
  });

  test('counts visible places of the right type only', () => {
    const mixed = [
      place('1', 'north'),
      place('2', 'north', { type: 'service' }),
      place('3', 'north', { type: '' }),
    ];
    const ids = (locationType: 'sales' | 'parts' | null) =>
      enquiryPlaces({ locationType }, mixed, null).locations.map(({ value }) => value);
    expect(ids('sales')).toEqual(['1']);
    expect(ids('parts')).toEqual([]);
    expect(ids(null)).toEqual(['1', '2', '3']);
    // A dealership without a workshop is none to book a service at.
    const dealerships = (locationType: 'sales' | 'service' | 'parts') =>
      enquiryPlaces({ locationType }, [...mixed, south], null).dealerships.map(
        ({ value }) => value,
      );
    expect(dealerships('service')).toEqual(['north']);
    expect(dealerships('sales')).toEqual(['north', 'south']);
    expect(dealerships('parts')).toEqual(['north', 'south']);
    const hidden = [place('1', 'north'), place('2', 'south', { visible: false })];
    expect(enquiryPlaces({ locationType: null }, hidden, null)).toEqual({
      dealerships: [{ value: 'north', label: 'north' }],
      locations: [{ value: '1', label: 'Place 1' }],
    });
  });

  test('has no places while the dealership is open, and none of no dealership afterwards', () => {
    const places = [...north, south, place('4', null)];
    const ids = (chosen: string | null) =>
      enquiryPlaces({ locationType: null }, places, chosen).locations.map(({ value }) => value);
    expect(ids(null)).toEqual([]);
    expect(ids('west')).toEqual([]);
    expect(ids('south')).toEqual(['3']);
  });

  test('knows places without a dealership, and calls an unnamed one by its place', () => {
    expect(enquiryPlaces({ locationType: null }, [place('1', null)], null)).toEqual({
      dealerships: [],
      locations: [{ value: '1', label: 'Place 1' }],
    });
    expect(
      enquiryPlaces({ locationType: null }, [place('1', 'north', { dealershipName: null })], null)
        .dealerships,
    ).toEqual([{ value: 'north', label: 'Place 1' }]);
  });
});

test('a step of a multi-step form answers for its own fields (R4-22)', () => {
  const errors = (fields: readonly FieldName[]) =>
    fieldErrors(enquiryForms.contact, fields, { name: 'Kim' }, site).map((error) => error.field);
  expect(errors(['name', 'last_name'])).toEqual(['last_name']);
  expect(errors(['postcode', 'message'])).toEqual(['postcode', 'message']);
  expect(errors(['name'])).toEqual([]);
});
