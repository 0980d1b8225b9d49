import { describe, expect, test } from 'vitest';
import { CONSENT_VERSION, enquiryCopy } from './enquiryCopy.ts';
import { enquiryForms } from './enquiryForms.ts';
import { accepted, filled, messages, now, site } from './testing/sentForm.ts';
import { validateEnquiry } from './validateEnquiry.ts';

describe('validateEnquiry', () => {
  test('gives the whole enquiry of a contact form', () => {
    expect(accepted(enquiryForms.contact, { ...filled, opt_in: 'on' })).toEqual({
      ok: true,
      chosenCategory: 'General Enquiry',
      enquiry: {
        pageId: null,
        name: 'Kim',
        lastName: 'Nguyen',
        email: 'kim@example.com',
        phone: '0412 345 678',
        postcode: '4215',
        message: 'Is it still there?',
        category: 'General Enquiry',
        subcategory: null,
        rego: null,
        locationId: null,
        dealershipSlug: null,
        additionalServices: [],
        termsAccepted: false,
        consent: {
          optIn: true,
          wasPrefilled: true,
          textShown: 'Yes, I would like to subscribe to receive latest offers & product updates.',
          version: CONSENT_VERSION,
          at: now,
        },
      },
    });
  });

  test('names every missing field in the order of the form', () => {
    const result = validateEnquiry(enquiryForms.contact, {}, site, now);
    expect(result.ok ? [] : result.errors.map(({ field }) => field)).toEqual([
      'name',
      'last_name',
      'email',
      'phone',
      'postcode',
      'category',
      'message',
    ]);
  });

  test.each(['400', '40000', 'abcd', '', '４２１５', '42 15'])(
    'refuses the postcode %j with one message (R5-11)',
    (postcode) => {
      expect(messages(enquiryForms.vehicle, { ...filled, postcode })).toEqual({
        postcode: 'Invalid postcode. Please enter a 4-digit number.',
      });
    },
  );

  test('keeps the postcode 0800 as text (R0-05)', () => {
    expect(accepted(enquiryForms.vehicle, { ...filled, postcode: ' 0800 ' }).enquiry.postcode).toBe(
      '0800',
    );
  });

  test.each([
    ['contact', true, true],
    ['contact', false, false],
    ['careers', true, true],
    ['offer', true, true],
    ['offer', false, false],
    ['vehicle', true, false],
    ['test_drive', true, false],
  ] as const)('%s form, site says message required %s: %s (R5-12)', (kind, flag, required) => {
    const faults = messages(
      enquiryForms[kind],
      { ...filled, message: ' ' },
      { ...site, messageRequired: flag },
    );
    expect('message' in faults).toBe(required);
  });

  test("lets a form's own setting win over the site's (R5-12)", () => {
    const form = { ...enquiryForms.vehicle, message: 'required' } as const;
    const faults = messages(form, { ...filled, message: '' }, { ...site, messageRequired: false });
    expect(Object.keys(faults)).toEqual(['message']);
  });

  test('submits careers as a general enquiry and remembers the choice (R4-20)', () => {
    const { enquiry, chosenCategory } = accepted(enquiryForms.careers, filled);
    expect(enquiry).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' });
    expect(chosenCategory).toBe('Careers Enquiry');
    expect(
      accepted(enquiryForms.contact, { ...filled, category: 'Careers Enquiry' }).enquiry,
    ).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' });
  });

  test('refuses a category that is not offered, and ignores one where none is asked', () => {
    expect(Object.keys(messages(enquiryForms.contact, { ...filled, category: 'Spam' }))).toEqual([
      'category',
    ]);
    expect(accepted(enquiryForms.vehicle, { ...filled, category: 'Spam' }).enquiry.category).toBe(
      'Vehicle Enquiry',
    );
  });

  test.each([
    [undefined, '* You must agree to the terms of use before submitting the form.'],
    ['off', '* You must agree to the terms of use before submitting the form.'],
    ['on', undefined],
  ])('terms %j on a site that asks: %s (R5-39)', (terms_conditions, message) => {
    const faults = messages(
      enquiryForms.vehicle,
      { ...filled, terms_conditions },
      { ...site, showTerms: true },
    );
    expect(faults.terms_conditions).toBe(message);
  });

  test('does not ask for terms elsewhere and never takes them as accepted', () => {
    expect(
      accepted(enquiryForms.vehicle, { ...filled, terms_conditions: 'on' }).enquiry.termsAccepted,
    ).toBe(false);
  });

  test.each([
    [true, 'on', true],
    [true, undefined, false],
    [false, 'on', true],
  ])('consent: box pre-ticked %s, sent %j (R5-15)', (optInDefault, opt_in, optIn) => {
    const { consent } = accepted(
      enquiryForms.vehicle,
      { ...filled, opt_in },
      { ...site, optInDefault },
    ).enquiry;
    expect(consent).toMatchObject({ optIn, wasPrefilled: optInDefault, at: now });
  });

  test('takes 5,000 characters and refuses 5,001, by the field', () => {
    const at = (length: number) =>
      messages(enquiryForms.vehicle, { ...filled, message: 'x'.repeat(length) });
    expect(at(5000)).toEqual({});
    expect(at(5001)).toEqual({
      message: 'This is longer than 5,000 characters, more than we can pass on. Please shorten it.',
    });
  });

  test.each([
    [
      'control character or line end into a line, and keeps lines of a message',
      ['Kim\r\nBcc: all@example.com\u0000', 'One\r\nTwo\u0007\rThree'],
      ['Kim Bcc: all@example.com', 'One\nTwo\nThree'],
    ],
    [
      'sign into a text that would turn or break what it is shown in',
      ['Kim \u202egnp.exe\u2066\uffff', 'One\u202d\u0085\ufdd0 two'],
      ['Kim gnp.exe', 'One two'],
    ],
  ] as const)('lets no %s', (_, [name, message], kept) => {
    const { enquiry } = accepted(enquiryForms.vehicle, { ...filled, name, message });
    expect([enquiry.name, enquiry.message]).toEqual(kept);
  });

  test('reads own values only, and the first of several', () => {
    expect(Object.keys(messages(enquiryForms.vehicle, Object.create(filled)))).toContain('name');
    expect(accepted(enquiryForms.vehicle, { ...filled, name: ['Kim', 'Pat'] }).enquiry.name).toBe(
      'Kim',
    );
  });

  test('sends the hidden text with a request for photos (R7-05)', () => {
    const form = enquiryForms.request_photos;
    expect(accepted(form, { ...filled, message: '' }).enquiry.message).toBe(
      'Please send photos for this car',
    );
    expect(accepted(form, filled).enquiry.message).toBe(
      'Please send photos for this car\n\nIs it still there?',
    );
  });

  test('keeps what was entered when something is wrong', () => {
    const result = validateEnquiry(enquiryForms.vehicle, { ...filled, email: 'kim@' }, site, now);
    expect(result).toMatchObject({ ok: false, values: { name: 'Kim', email: 'kim@' } });
  });

  test('reads the service form: rego, services and a date', () => {
    const form = enquiryForms.service;
    const sent = {
      ...filled,
      rego: ' 123ABC ',
      additional_services: ['Wheel alignment', ' ', 'Wash\n', 'A new car'],
      preferred_date: '2026-11-30',
    };
    const rules = { ...site, additionalServices: ['Wash', 'Wheel alignment'] };
    expect(accepted(form, sent, rules).enquiry).toMatchObject({
      rego: '123ABC',
      additionalServices: ['Wheel alignment', 'Wash'],
      preferredDate: '2026-11-30',
    });
    expect(
      accepted(form, { ...sent, additional_services: 'Wash' }, rules).enquiry.additionalServices,
    ).toEqual(['Wash']);
    const back = validateEnquiry(form, { ...sent, email: '' }, rules, now);
    expect(back).toMatchObject({
      values: { rego: '123ABC', additional_services: ['Wheel alignment', 'Wash'] },
    });
    // A site that offers none is asked for none.
    expect(accepted(form, sent).enquiry.additionalServices).toEqual([]);
  });

  test('takes ticked terms as accepted where the site asks', () => {
    const rules = { ...site, showTerms: true };
    const ticked = { ...filled, terms_conditions: 'on' };
    expect(accepted(enquiryForms.vehicle, ticked, rules).enquiry.termsAccepted).toBe(true);
  });

  test('records no consent where the box does not stand', () => {
    const sent = { ...filled, opt_in: 'on' };
    expect(accepted(enquiryForms.trade_in, sent).enquiry.consent).toEqual({
      optIn: false,
      wasPrefilled: false,
      textShown: '',
      version: CONSENT_VERSION,
      at: now,
    });
  });

  test('reads the trade-in form: contact method Phone unless chosen, finance only when said (R5-18)', () => {
    const form = enquiryForms.trade_in;
    const plain = accepted(form, filled).enquiry;
    expect(plain.contactMethod).toBe('Phone');
    expect(plain).not.toHaveProperty('underFinance');
    expect(
      accepted(form, { ...filled, contact_method: 'SMS', under_finance: 'No', valuation_id: 'v1' })
        .enquiry,
    ).toMatchObject({ contactMethod: 'SMS', underFinance: false, valuationId: 'v1' });
    expect(
      accepted(form, { ...filled, contact_method: 'Email', under_finance: 'Yes' }).enquiry,
    ).toMatchObject({ contactMethod: 'Email', underFinance: true });
    expect(accepted(form, { ...filled, contact_method: 'Fax' }).enquiry.contactMethod).toBe(
      'Phone',
    );
    expect(accepted(form, { ...filled, under_finance: 'Maybe' }).enquiry).not.toHaveProperty(
      'underFinance',
    );
  });
});

test('the version names these very texts: other words need another version (R5-15)', () => {
  expect({ [CONSENT_VERSION]: [enquiryCopy.optIn, enquiryCopy.collection] }).toEqual({
    '2026-11': [
      'Yes, I would like to subscribe to receive latest offers & product updates.',
      'We use your details to answer this enquiry.',
    ],
  });
});
