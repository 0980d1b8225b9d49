import { describe, expect, test } from 'vitest';
import {
  enquiryEvent,
  enquiryForms,
  type FormKind,
  sentEvent,
  similarVehicles,
  similarVehiclesState,
  successRecord,
  successText,
  trackingEvents,
  type Vehicle,
} from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import { submittedCategory } from './category.ts';

const used = { carType: 'used', tag: null } as const;

describe('enquiryEvent (R4-21)', () => {
  test.each([
    ['vehicle', { carType: 'new', tag: null }, 14],
    ['vehicle', { carType: 'demo', tag: null }, 14],
    ['vehicle', used, 15],
    ['vehicle', null, 22],
    ['request_photos', used, 15],
    ['test_drive', { carType: 'new', tag: null }, 17],
    ['test_drive', { carType: 'demo', tag: null }, 17],
    ['test_drive', used, 48],
    ['test_drive', { carType: 'used', tag: 'Test Drive Only' }, 17],
    ['test_drive', { carType: 'used', tag: ' test drive only ' }, 17],
    ['test_drive', { carType: 'used', tag: 'Ex-rental' }, 48],
    ['test_drive', null, 17],
    ['contact', null, 22],
    ['contact', used, 22],
    ['offer', used, 22],
    ['finance', used, 22],
    ['trade_in', null, 22],
    ['service', null, 22],
    ['parts', null, 22],
    ['careers', null, 51],
  ] as const)('%s of %j: %d', (kind, vehicle, event) => {
    const form = enquiryForms[kind as FormKind];
    expect(enquiryEvent(form, form.category, vehicle)).toBe(event);
  });

  test('takes the event of the category where it has one', () => {
    expect(enquiryEvent(enquiryForms.contact, 'Careers Enquiry', null)).toBe(51);
    const categories = [{ name: 'Test Drive', eventId: 99 }, { name: 'Fleet' }];
    expect(enquiryEvent(enquiryForms.test_drive, 'Test Drive', used, categories)).toBe(99);
    expect(enquiryEvent(enquiryForms.test_drive, 'Fleet', used, categories)).toBe(48);
    expect(enquiryEvent(enquiryForms.careers, 'Careers Enquiry', null, categories)).toBe(22);
  });

  test('lists every id', () => {
    expect(Object.values(trackingEvents).toSorted((a, b) => a - b)).toEqual([
      14, 15, 17, 18, 22, 25, 39, 48, 51,
    ]);
    expect(trackingEvents).toMatchObject({ saved: 39, offerAccepted: 18, clickToCall: 25 });
  });
});

test.each([
  ['Careers Enquiry', null, 'General Enquiry', 'Career Enquiry'],
  ['Careers Enquiry', 'Other', 'General Enquiry', 'Career Enquiry'],
  ['General Enquiry', null, 'General Enquiry', null],
  ['Vehicle Enquiry', 'Request Photos', 'Vehicle Enquiry', 'Request Photos'],
])('%s, %j is submitted as %s, %j (R4-20)', (category, subcategory, sent, sentSub) => {
  expect(submittedCategory(category, subcategory)).toEqual({
    category: sent,
    subcategory: sentSub,
  });
});

test('forms carry their category', () => {
  expect(Object.entries(enquiryForms).map(([kind, { category }]) => [kind, category])).toEqual([
    ['contact', 'General Enquiry'],
    ['vehicle', 'Vehicle Enquiry'],
    ['test_drive', 'Test Drive'],
    ['request_photos', 'Vehicle Enquiry'],
    ['offer', 'Offer Enquiry'],
    ['model', 'Model Enquiry'],
    ['find_similar', 'Vehicle Enquiry'],
    ['fleet', 'Fleet Enquiry'],
    ['careers', 'Careers Enquiry'],
    ['service', 'Service Enquiry'],
    ['parts', 'Parts Enquiry'],
    ['finance', 'Finance Enquiry'],
    ['personalised_finance', 'Finance Enquiry'],
    ['reserve', 'Reservation'],
    ['trade_in', 'Trade-in Enquiry'],
  ]);
});

describe('similarVehicles', () => {
  const one = aVehicle({ id: 'one' });
  const idsOf = (...candidates: readonly Vehicle[]) =>
    similarVehicles(one, candidates, 3).map(({ id }) => id);

  test('are what a shopper can have, with photos first, each once', () => {
    const hidden = aVehicle({ id: 'no photo', images: [] });
    const soon = aVehicle({ id: 'soon', status: 'coming_soon' });
    const [b, c] = [aVehicle({ id: 'b' }), aVehicle({ id: 'c' })];
    expect(idsOf(one, hidden, soon, b, soon)).toEqual(['soon', 'b', 'no photo']);
    expect(idsOf(c, hidden, b, soon)).toEqual(['c', 'b', 'soon']);
  });

  test.each([
    ['reserved', { reserved: true }],
    ['sold', { sold: true }],
    ['on hold', { status: 'on_hold' }],
  ])('leave out what is %s', (_, facts) => {
    expect(idsOf(aVehicle({ id: 'b', ...facts }))).toEqual([]);
  });
});

describe('similarVehiclesState (R4-07)', () => {
  const empty = { query: '', page: 1, sort: 'relevance', menus: {}, ranges: {} };

  test('keeps make, model and car type', () => {
    expect(similarVehiclesState(aVehicle({ carType: 'demo' }))).toEqual({
      ...empty,
      values: { car_type: ['demo'], make: ['Toyota'], model: ['Corolla'] },
    });
  });

  test.each([
    ['', 'Corolla'],
    ['Toyota', ''],
  ])('takes the body without make %j or model %j', (make, model) => {
    expect(similarVehiclesState(aVehicle({ make, model }))).toEqual({
      ...empty,
      values: { car_type: ['used'], body: ['Hatch'] },
    });
  });

  test('keeps at least the car type', () => {
    expect(similarVehiclesState(aVehicle({ make: '', simpleBody: null }))).toEqual({
      ...empty,
      values: { car_type: ['used'] },
    });
  });
});

test('an accepted offer is event 18, once it is a lead (R4-23)', () => {
  const form = { ...enquiryForms.trade_in, subcategory: '3. Offer Accepted' };
  expect(sentEvent(form, form.category, null)).toBe(18);
  expect(sentEvent({ ...form, subcategory: '2. Valued' }, form.category, null)).toBe(22);
  expect(sentEvent(enquiryForms.vehicle, 'Vehicle Enquiry', { carType: 'used', tag: null })).toBe(
    15,
  );
});

describe('success (R4-35)', () => {
  const record = (category: string, subcategory: string | null = null) =>
    successRecord({ category, subcategory }, 'v1', 5);

  test('records category, subcategory, vehicle and time, no person', () => {
    expect(record('Test Drive')).toEqual({
      category: 'Test Drive',
      subcategory: null,
      carId: 'v1',
      event: null,
      at: 5,
    });
  });

  test.each([
    ['Test Drive', null, 'We have your test-drive request and will call you to settle the time.'],
    ['Service Enquiry', null, 'We have your service request and will call you to settle the time.'],
    [
      'Parts Enquiry',
      null,
      'We have your parts enquiry and will be in touch about price and availability.',
    ],
    [
      'Finance Enquiry',
      null,
      'We have your finance enquiry and will be in touch to talk it through.',
    ],
    [
      'Trade-in Enquiry',
      null,
      'We have your trade-in details and will be in touch about your offer.',
    ],
    ['General Enquiry', 'Career Enquiry', 'We have your application and will be in touch.'],
    ['General Enquiry', null, 'We have your message and will be in touch soon.'],
    ['toString', null, 'We have your message and will be in touch soon.'],
  ])('says of %s, %j what we have', (category, subcategory, text) => {
    expect(successText(record(category, subcategory)).text).toBe(text);
  });

  test('says what a shopper can do meanwhile, where there is anything', () => {
    expect(successText(record('Test Drive')).next).toBe('On the day, bring your driver licence.');
    expect(successText(record('Vehicle Enquiry')).next).toMatch(/^Compare it/);
    expect(successText({ ...record('General Enquiry'), carId: null }).next).toMatch(
      /^Look through/,
    );
    expect(successText(record('General Enquiry', 'Career Enquiry')).next).toBeNull();
  });

  test.each([
    ['2026-11-28', undefined, 'You asked for Saturday 28 November 2026.'],
    [
      '2026-11-28T10:00',
      'kept',
      'You asked for Saturday 28 November 2026, 10:00am. We keep that time for you until we have spoken.',
    ],
    [
      '2026-11-28T13:30',
      'taken',
      'You asked for Saturday 28 November 2026, 1:30pm. That time is no longer free, so we will agree on another when we call.',
    ],
    [
      '2026-11-28T13:30',
      'unsure',
      'You asked for Saturday 28 November 2026, 1:30pm. We could not check that time just now, and confirm it when we call.',
    ],
    ['call me on 0412 345 678', undefined, null],
    [undefined, undefined, null],
  ] as const)(
    'says what becomes of %j that is %s (R5-40)',
    (preferredDate, preferredTime, when) => {
      const told = {
        ...(preferredDate && { preferredDate }),
        ...(preferredTime && { preferredTime }),
      };
      const sent = successRecord({ category: 'Test Drive', subcategory: null, ...told }, null, 5);
      expect(successText(sent).when).toBe(when);
    },
  );
});
