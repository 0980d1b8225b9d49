import { expect, test } from 'vitest';
import { acceptedLead, isOpenOffer, type Lead, leadPayload } from '../index.ts';

const told: Lead = {
  ...{ id: 'lead-1', site: 'one', createdAt: 1, supersedes: null, kind: 'enquiry' },
  enquiry: {
    ...{ pageId: 'trade-in', name: 'Kim', lastName: 'Lee', email: 'kim@example.com' },
    ...{ phone: '0412345678', postcode: '4000', message: null, rego: null },
    ...{ category: 'Trade-in Enquiry', subcategory: '2. Valued', valuationId: 'val-1' },
    ...{ locationId: null, dealershipSlug: null, additionalServices: [], termsAccepted: false },
    consent: { optIn: false, wasPrefilled: false, textShown: '', at: 1 },
  },
  context: {
    ...{ url: 'https://one.example/trade-in', source: 'Website', userAgent: 'phone' },
    ...{ carId: null, carDealershipId: null, visitedPages: [], linkedQueryParams: {} },
  },
  tradeIn: {
    ...{ rego: null, regoState: null, answers: {}, valuedAt: 1, payout: null },
    car: { make: 'Kia', model: 'Rio', badge: null, year: 2019, kilometres: 80_000 },
    outcome: {
      ...{ kind: 'range', low: 8000, high: 9000 },
      basis: { sampleSize: 6, years: null, kilometres: null, asOf: '2026-11-25', method: [] },
    },
  },
};
const { enquiry, tradeIn, ...rest } = told;
if (tradeIn === undefined) throw new Error('it has one');

test('an acceptance says what the earlier lead says, and adds to it (R4-23)', () => {
  const lead = acceptedLead(told);
  expect(lead).toEqual({
    kind: 'enquiry',
    enquiry: { ...enquiry, subcategory: '3. Offer Accepted' },
    ...{ context: told.context, tradeIn, addsTo: 'lead-1' },
  });
  expect(acceptedLead(told)).toEqual(lead);
  expect(leadPayload(lead.enquiry, lead.context, lead.addsTo)).toMatchObject({
    ...{ category: 'Trade-in Enquiry', subcategory: '3. Offer Accepted', lead_id: 'lead-1' },
    ...{ form_completed: true, offer_accepted: true },
  });
});

test.each<[string, Lead, boolean]>([
  ['was told', told, true],
  ['was accepted', { ...told, enquiry: { ...enquiry, subcategory: '3. Offer Accepted' } }, false],
  ['accepts another', { ...told, addsTo: 'lead-0' }, false],
  [
    'is valued by hand',
    { ...told, tradeIn: { ...tradeIn, outcome: { kind: 'by hand', why: 'too few' } } },
    false,
  ],
  ['is no trade-in', { ...rest, enquiry: { ...enquiry, subcategory: null } }, false],
])('an offer that %s is open: %#', (_, lead, isOpen) => {
  expect(isOpenOffer(lead)).toBe(isOpen);
});
