import { describe, expect, it } from 'vitest';
import {
  acceptanceEvent,
  acceptanceRequest,
  type EnquiryRules,
  enquiryEvent,
  enquiryFields,
  enquiryForms,
  enquiryPayload,
  enquiryPrefill,
  errorCatalogue,
  type FieldName,
  type FormKind,
  fieldErrors,
  leadPayload,
  leadRefused,
  maskPhone,
  miscellaneousRequest,
  phoneRevealRequest,
  readProfile,
  requestFailed,
  signInPath,
  similarVehiclesState,
  storageKeys,
  successRecord,
  successText,
  telHref,
  trackingEvents,
  validateEnquiry,
} from '../index.ts';
import { aLocation } from '../testing/aLocation.ts';
import { aVehicle } from '../testing/aVehicle.ts';

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
const field = (kind: FormKind, name: FieldName, rules: EnquiryRules = site, input = {}) =>
  enquiryFields(enquiryForms[kind], rules, input).find((entry) => entry.name === name);
const filled = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann@example.com',
  phone: '0412 345 678',
  postcode: '4215',
  message: 'Hello',
  category: 'General Enquiry',
};
const enquiryOf = (kind: FormKind = 'contact', input = {}) => {
  const result = validateEnquiry(enquiryForms[kind], { ...filled, ...input }, site, 0);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.enquiry;
};

describe('fields', () => {
  it('298. Postcode is required, exactly 4 digits, maxlength 4', () => {
    expect(field('contact', 'postcode')).toMatchObject({ required: true, maxLength: 4 });
    const faults = (postcode: string) =>
      validateEnquiry(enquiryForms.contact, { ...filled, postcode }, site, 0).ok;
    expect(['4215', '421', '42151', ''].map(faults)).toEqual([true, false, false, false]);
  });

  it('302. 303. 304. when a message is required', () => {
    expect(field('contact', 'message')?.required).toBe(true);
    expect(field('vehicle', 'message')?.required).toBe(false);
    expect(field('test_drive', 'message')?.required).toBe(false);
    expect(field('contact', 'message', { ...site, messageRequired: false })?.required).toBe(false);
  });

  it('305. Test-drive date is optional', () => {
    expect(field('test_drive', 'preferred_date')).toMatchObject({ kind: 'date', required: false });
  });

  it('306. 307. Category select is required, default General Enquiry, for event 22 only', () => {
    expect(field('contact', 'category')).toMatchObject({
      kind: 'select',
      required: true,
      initial: 'General Enquiry',
    });
    expect(field('vehicle', 'category')).toBeUndefined();
  });

  it('308. 309. Dealership and location selects show and are required with more than one', () => {
    expect(field('contact', 'dealership_slug')).toBeUndefined();
    expect(field('contact', 'dealership_slug', twoDealers)).toMatchObject({ required: true });
    const places = { ...site, locations: [aLocation({ id: 'a' }), aLocation({ id: 'b' })] };
    expect(field('contact', 'location_id')).toBeUndefined();
    expect(field('contact', 'location_id', places)).toMatchObject({ required: true });
  });

  it('316. 317. 188. the trade-in form', () => {
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
  it('251. After an error the form keeps its values', () => {
    const result = validateEnquiry(enquiryForms.contact, { ...filled, postcode: '42' }, site, 0);
    expect(result).toMatchObject({ ok: false, values: { name: 'Ann', postcode: '42' } });
  });

  it('252. One step of a multi-step form is judged by itself', () => {
    const faults = (fields: readonly FieldName[]) =>
      fieldErrors(enquiryForms.contact, fields, { name: 'Ann' }, site).map((fault) => fault.field);
    expect(faults(['name'])).toEqual([]);
    expect(faults(['name', 'email'])).toEqual(['email']);
  });

  it('246. success is told of the car and the category, and of nobody', () => {
    expect(successRecord(enquiryOf(), 'v1', 5)).toEqual({
      category: 'General Enquiry',
      subcategory: null,
      carId: 'v1',
      at: 5,
    });
  });
});

describe('events', () => {
  const event = (kind: FormKind, carType: 'new' | 'demo' | 'used', tag: string | null = null) =>
    enquiryEvent(enquiryForms[kind], enquiryForms[kind].category, { carType, tag });
  it.each([
    ['393. Enquiry on a new car fires 14', event('vehicle', 'new'), 14],
    ['394. Enquiry on a demo car fires 14', event('vehicle', 'demo'), 14],
    ['395. Enquiry on a used car fires 15', event('vehicle', 'used'), 15],
    ['396. Test drive on a new car fires 17', event('test_drive', 'new'), 17],
    ['396. on a test-drive-only car', event('test_drive', 'used', 'Test Drive Only'), 17],
    ['397. Test drive on a used car fires 48', event('test_drive', 'used'), 48],
    ['398. Any other form fires 22', event('contact', 'used'), 22],
    ['254. Careers enquiry fires event 51', event('careers', 'used'), 51],
    ['256. Trade-in acceptance fires 18 with a lead', acceptanceEvent({ leadId: 'l1' }), 18],
    ['256. and none without', acceptanceEvent({ leadId: null }), null],
    ['229. Save fires event 39', trackingEvents.saved, 39],
    ['243. Tapping the revealed number sends event 25', trackingEvents.clickToCall, 25],
  ])('%s', (_line, fired, id) => {
    expect(fired).toBe(id);
  });

  it('398. unless its category defines an event', () => {
    const categories = [{ name: 'Fleet', eventId: 77 }];
    expect(enquiryEvent(enquiryForms.contact, 'Fleet', null, categories)).toBe(77);
  });
});

describe('payloads', () => {
  it('182. Enquiry payload', () => {
    expect(Object.keys(enquiryPayload(enquiryOf())).join(', ')).toBe(
      'page_id, name, last_name, email, phone, postcode, message, category, subcategory, Rego, location, location_id, dealership_slug, opt_in, additional_services, terms_conditions',
    );
  });

  it('183. 185. Lead payload', () => {
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

  it('186. Prefill', () => {
    expect(Object.keys(enquiryPrefill(aVehicle(), { optIn: true })).join(', ')).toBe(
      'dealership_slug, manufacturer_slug, stock_number, Vehicle Make, Vehicle Model, car_type, car_id, vehicle_status, opt_in, message, subcategory',
    );
  });

  it('389. Offer acceptance sends category, subcategory, lead_id, form_completed, offer_accepted', () => {
    expect(acceptanceRequest('l1')).toEqual({
      category: 'Trade-in Enquiry',
      subcategory: '3. Offer Accepted',
      lead_id: 'l1',
      form_completed: true,
      offer_accepted: true,
    });
  });

  it('240. one reveal record with car_id, dealership_id, website_id', () => {
    expect(phoneRevealRequest({ id: 'v1', dealershipId: 'd1' }, 'w1')).toEqual({
      car_id: 'v1',
      dealership_id: 'd1',
      website_id: 'w1',
    });
  });
});

describe('what a browser keeps', () => {
  it('189. 190. 191. 192. keys contain the site slug, the valuation the site id', () => {
    expect(storageKeys.favourites('north')).toContain('north');
    expect(storageKeys.enquiredCar('north')).toContain('north');
    expect(storageKeys.valuation('w1')).toContain('w1');
    expect(storageKeys.success).toBe('success-category');
  });

  it('193. 194. Stored profile holds five fields; corrupt JSON is treated as absent', () => {
    expect(readProfile({ ...filled, lastName: 'Lee' })).toEqual({
      name: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
      phone: '0412 345 678',
      postcode: '4215',
    });
    expect([null, 'x', 3].map(readProfile)).toEqual([null, null, null]);
  });
});

describe('after a form', () => {
  it('247. 248. Missing lead_id shows the server error, else the fixed text', () => {
    expect(leadRefused('Closed today')).toEqual({ alert: 'Closed today', inline: 'Closed today' });
    expect(leadRefused(null).inline).toBe('An unexpected error occured');
  });

  it('249. 250. Failed request alerts the fixed text, inline its message or the same', () => {
    const text = 'An error occurred when submitting this form';
    expect(requestFailed('Timeout')).toEqual({ alert: text, inline: 'Timeout' });
    expect(requestFailed(null)).toEqual({ alert: text, inline: text });
  });

  it('402. 403. 404. 406. 407. where failures are seen', () => {
    expect(errorCatalogue.sliderRefine).toMatchObject({ shown: 'nowhere', log: 'error' });
    expect(errorCatalogue.phoneReveal).toMatchObject({ shown: 'nowhere', log: 'error' });
    expect(errorCatalogue.reviews).toMatchObject({
      shown: 'nowhere',
      text: 'Unable to fetch {provider} ratings',
    });
    expect(errorCatalogue.noPhone).toMatchObject({ shown: 'nowhere', log: 'warn' });
    expect(errorCatalogue.watchlist).toMatchObject({ shown: 'alert', log: 'error' });
    expect(errorCatalogue.pdf).toMatchObject({ shown: 'alert' });
    expect(errorCatalogue.search).toMatchObject({ shown: 'nowhere', log: 'error' });
  });

  it('029. /success opened directly shows a neutral thank-you', () => {
    expect(successText(null)).toBe('Thank you. We have your message and will be in touch soon.');
  });

  it('223. 034. Signed-out click goes to /sign-in with type=watchlist and a redirect', () => {
    expect(signInPath('watchlist', '/cars/a')).toBe(
      '/sign-in?type=watchlist&redirect=%2Fcars%2Fa&back=%2Fcars%2Fa',
    );
  });

  it('278. 374. a gated part sends to sign-in with its type, redirect and back', () => {
    expect(signInPath('checkout', '/cars/a/checkout', '/cars/a')).toBe(
      '/sign-in?type=checkout&redirect=%2Fcars%2Fa%2Fcheckout&back=%2Fcars%2Fa',
    );
    expect(signInPath('finance', '/finance')).toContain('type=finance');
  });

  it('187. Trade-in valuation has rego, regoState, adjustmentAnswers and id', () => {
    const valuation = {
      id: '1',
      rego: '123ABC',
      regoState: 'QLD',
      adjustmentAnswers: { km: 'low' },
    };
    expect(miscellaneousRequest(valuation)).toEqual({ ...valuation, column_name: 'valuation' });
  });

  it('238. 241. the number is masked, then a tel: link', () => {
    expect(maskPhone('0412 345 678')).toBe('0412 *** ***');
    expect(telHref('0412 345 678')).toBe('tel:0412345678');
  });

  it("205. 'Find me something similar' looks for the same make and model", () => {
    expect(similarVehiclesState(aVehicle()).values).toMatchObject({
      make: ['Toyota'],
      model: ['Corolla'],
    });
  });
});
