import { expect, test } from 'vitest';
import { leadAdf } from '../adf/leadAdf.ts';
import { mailFacts, mailText } from '../email/mailText.ts';
import { briefOf, fullLead, sampleTradeIn } from '../testing/sampleBriefs.ts';
import { leadJson } from '../webhook/leadJson.ts';
import { tradeInFacts } from './tradeInFacts.ts';

test('a dealer is told of a trade-in what the shopper told and was told', () => {
  expect(tradeInFacts(sampleTradeIn)).toEqual([
    ['Their car', '2019 Toyota Corolla, 65,000 km'],
    ['Its plate', '123ABC QLD'],
    ['Its condition', 'Need replacing soon; None'],
    ['We told them', '$18,000 to $21,000, subject to inspection, from 11 cars like it'],
    ['Payout, as they say', '$4,000'],
  ]);
  const byHand = { ...sampleTradeIn, outcome: { kind: 'by hand', why: 'too few' } } as const;
  expect(tradeInFacts({ ...byHand, rego: null, payout: null })).toEqual([
    ['Their car', '2019 Toyota Corolla, 65,000 km'],
    ['Its condition', 'Need replacing soon; None'],
    ['We told them', 'that we value it by hand'],
  ]);
});

test('an acceptance tells which lead it adds to, in every form (R4-23)', () => {
  const brief = briefOf({ ...fullLead({ subcategory: '3. Offer Accepted' }), addsTo: 'lead-0' });
  expect(leadJson(brief)).toMatchObject({
    adds_to: 'lead-0',
    lead: { lead_id: 'lead-0', form_completed: true, offer_accepted: true },
  });
  expect(leadAdf(brief)).toContain('Adds to lead: lead-0');
  expect(mailText(mailFacts(brief))).toContain('this adds to lead lead-0 of the same person');
  expect(leadJson(briefOf(fullLead()))).toMatchObject({ adds_to: null, lead: { lead_id: null } });
});

test('a webhook is told the same by its keys', () => {
  const { trade_in } = leadJson(briefOf({ ...fullLead(), tradeIn: sampleTradeIn }));
  expect(trade_in).toMatchObject({
    ...{ make: 'Toyota', kilometres: 65_000, rego: '123ABC', rego_state: 'QLD' },
    ...{ low: 18_000, high: 21_000, sample_size: 11, payout: 4000 },
  });
  expect(leadJson(briefOf(fullLead())).trade_in).toBeNull();
});
