import { describe, expect, test } from 'vitest';
import {
  type AdjustmentRequest,
  acceptanceEvent,
  acceptanceRequest,
  miscellaneousRequest,
  type RegoLookupRequest,
  tradeInSubcategories,
} from '../index.ts';

const valuation = {
  id: 'val1',
  rego: '123ABC',
  regoState: 'QLD',
  adjustmentAnswers: { tyres: 'Good' },
};

test('a rego look-up is rego and regoState, an adjustment id and adjustmentAnswers', () => {
  const lookup: RegoLookupRequest = { rego: '123ABC', regoState: 'QLD' };
  const adjustment: AdjustmentRequest = { id: 'val1', adjustmentAnswers: { tyres: 'Good' } };
  expect({ ...lookup, ...adjustment }).toEqual(valuation);
});

test('a saved valuation is merged with its column, not nested (R7-03)', () => {
  expect(miscellaneousRequest(valuation)).toEqual({ ...valuation, column_name: 'valuation' });
});

test("an acceptance is '3. Offer Accepted' (R4-23)", () => {
  expect(acceptanceRequest('lead-1')).toEqual({
    category: 'Trade-in Enquiry',
    subcategory: '3. Offer Accepted',
    lead_id: 'lead-1',
    form_completed: true,
    offer_accepted: true,
  });
  expect(tradeInSubcategories).toEqual({
    started: '1. Started',
    valued: '2. Valued',
    accepted: '3. Offer Accepted',
  });
});

test.each([
  ['lead-1', 18],
  ['', null],
  [null, null],
])('an acceptance answered with the lead %j fires %s (R4-23)', (leadId, event) => {
  expect(acceptanceEvent({ leadId })).toBe(event);
});

describe('what is sent', () => {
  test('offer acceptance sends category, subcategory, lead_id, form_completed, offer_accepted (R4-23)', () => {
    expect(acceptanceRequest('l1')).toEqual({
      category: 'Trade-in Enquiry',
      subcategory: '3. Offer Accepted',
      lead_id: 'l1',
      form_completed: true,
      offer_accepted: true,
    });
  });

  test('trade-in valuation has rego, regoState, adjustmentAnswers and id (R7-03)', () => {
    const valuation = {
      id: '1',
      rego: '123ABC',
      regoState: 'QLD',
      adjustmentAnswers: { km: 'low' },
    };
    expect(miscellaneousRequest(valuation)).toEqual({ ...valuation, column_name: 'valuation' });
  });
});
