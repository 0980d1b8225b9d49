import { expect, test } from 'vitest';
import { type EnquiryRules, enquiryForms, formInput, linkedValues } from '../index.ts';
import { aLocation } from '../testing/aLocation.ts';

function place(id: string, dealershipSlug: string) {
  return aLocation({ id, dealershipSlug });
}
const rules: EnquiryRules = {
  messageRequired: true,
  optInDefault: false,
  showTerms: true,
  locations: [place('1', 'north'), place('2', 'north'), place('3', 'south')],
};

test.each([
  ['contact', { category: 'Sales Enquiry' }, { category: 'Sales Enquiry' }],
  ['contact', { category: 'Free Cars' }, {}],
  [
    'vehicle',
    { dealership_slug: 'north', location_id: '2' },
    { dealership_slug: 'north', location_id: '2' },
  ],
  ['vehicle', { preferredDealership: 'south' }, { dealership_slug: 'south' }],
  // A place of another dealership is no choice.
  ['vehicle', { dealership_slug: 'north', location_id: '3' }, { dealership_slug: 'north' }],
  ['vehicle', { dealership_slug: 'west', location_id: '2' }, {}],
  [
    'service',
    { Rego: ' 123ABC', preferred_date: '2026-11-30' },
    { rego: '123ABC', preferred_date: '2026-11-30' },
  ],
  ['service', { preferred_date: 'tomorrow' }, {}],
  ['vehicle', { message: 'Hello\r\nthere\0' }, { message: 'Hello\nthere' }],
  ['vehicle', { message: 'x'.repeat(5001) }, {}],
  ['parts', { toString: '1', valuation_id: '3' }, {}],
] as const)('a link to %s with %j', (kind, query, values) => {
  const input = formInput(Object.entries(query));
  expect(linkedValues(enquiryForms[kind], rules, input)).toEqual(values);
});

test('a day that has passed since the link was made is left out', () => {
  const days = { now: '2026-11-30T08:00', closed: {} };
  const dated = (preferred_date: string) =>
    linkedValues(enquiryForms.service, { ...rules, days }, { preferred_date });
  expect(dated('2026-11-29')).toEqual({});
  expect(dated('2026-11-30')).toEqual({ preferred_date: '2026-11-30' });
});

test('a link says nothing of who somebody is, and agrees to nothing (R5-15)', () => {
  const person = { name: 'Kim', last_name: 'Lee', email: 'kim@example.com', postcode: '4000' };
  const input = { ...person, phone: '0412345678', opt_in: 'on', terms_conditions: 'on' };
  expect(linkedValues(enquiryForms.contact, rules, input)).toEqual({});
});

test('a link may take away a tick that the site would set (R5-15)', () => {
  const asked = { ...rules, optInDefault: true };
  expect(linkedValues(enquiryForms.contact, asked, { opt_in: 'false' })).toEqual({ opt_in: 'off' });
});
