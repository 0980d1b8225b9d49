import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enquiryForms } from '../enquiry/enquiryForms.ts';
import type { NewLead } from '../lead/lead.ts';
import { withoutPerson } from './withoutPerson.ts';

/** A lead whose every text that somebody may have typed, or is known by, is this one. */
function leadOf(text: string): NewLead {
  return {
    kind: 'enquiry',
    enquiry: {
      ...{ pageId: text, name: text, lastName: text, email: text, phone: text, postcode: text },
      ...{ message: text, rego: text, preferredDate: text, valuationId: text },
      ...{ category: 'Service Enquiry', subcategory: text, contactMethod: 'SMS' },
      ...{ locationId: 'l1', dealershipSlug: 'one', additionalServices: ['Wash'] },
      ...{ underFinance: true, termsAccepted: true },
      consent: { optIn: true, wasPrefilled: false, textShown: 'News?', version: '1', at: 7 },
    },
    context: {
      ...{ url: `https://one.example/${text}`, source: 'Website', userAgent: text },
      ...{ carId: 'v1', carDealershipId: 'd1', visitedPages: [text], suspicions: ['links'] },
      linkedQueryParams: { [text]: text },
    },
    addsTo: text,
    deal: {
      ...{ price: 1, payment: 'cash', repayment: null },
      handover: {
        kind: 'delivery',
        address: { street: text, city: text, postcode: text },
        km: 1,
      },
    },
    tradeIn: {
      car: { make: text, model: text, badge: text, year: 2019, kilometres: 1 },
      ...{ rego: text, regoState: text, answers: {}, valuedAt: 1, payout: 4000 },
      outcome: { kind: 'none' } as never,
    },
  };
}

describe('a lead without its person (R17-30)', () => {
  test('is still counted: kind, place, vehicle, consent', () => {
    expect(withoutPerson(leadOf('CANARY'))).toMatchObject({
      enquiry: {
        ...{ category: 'Service Enquiry', locationId: 'l1', dealershipSlug: 'one' },
        ...{ additionalServices: ['Wash'], consent: { optIn: true, at: 7 } },
      },
      context: { url: 'https://one.example/', carId: 'v1', suspicions: ['links'] },
    });
  });

  test('has nothing that somebody typed, whatever it was', () => {
    const text = fc.stringMatching(/^[a-z]{3,12}$/).map((word) => `CANARY-${word}`);
    fc.assert(
      fc.property(text, (typed) => {
        expect(JSON.stringify(withoutPerson(leadOf(typed)))).not.toContain(typed);
      }),
      { seed: 4 },
    );
  });

  test('stays as it is when it is done again', () => {
    const once = withoutPerson(leadOf('CANARY'));
    expect(withoutPerson(once)).toEqual(once);
  });

  test.each([
    ...Object.values(enquiryForms).flatMap(({ subcategory }) => subcategory ?? []),
    '3. Offer Accepted',
  ])('keeps a subcategory that is a form’s own: %s', (subcategory) => {
    const lead = leadOf('CANARY');
    const { enquiry } = withoutPerson({ ...lead, enquiry: { ...lead.enquiry, subcategory } });
    expect(enquiry.subcategory).toBe(subcategory);
  });
});
