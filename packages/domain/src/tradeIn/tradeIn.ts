import { trackingEvents } from '../tracking/trackingEvents.ts';

/** A valuation of the visitor's own car. */
export interface Valuation {
  id: string;
  rego: string;
  regoState: string;
  /** Answers about its condition, by question. */
  adjustmentAnswers: Readonly<Record<string, string>>;
}

/** Body of the rego look-up. */
export type RegoLookupRequest = Pick<Valuation, 'rego' | 'regoState'>;

/** Body of a valuation's adjustment. */
export type AdjustmentRequest = Pick<Valuation, 'id' | 'adjustmentAnswers'>;

/** Body of `POST /api/miscellaneous`: the valuation itself and the column, not nested (R7-03). */
export function miscellaneousRequest(valuation: Valuation) {
  return {
    ...valuation,
    column_name: 'valuation' as const,
  };
}

/** Steps of a trade-in as a lead's subcategory; only the name of the third is the platform's (R4-23). */
export const tradeInSubcategories = {
  started: '1. Started',
  valued: '2. Valued',
  accepted: '3. Offer Accepted',
} as const;

/** Body of an offer's acceptance (R4-23). */
export function acceptanceRequest(leadId: string) {
  return {
    category: 'Trade-in Enquiry' as const,
    subcategory: tradeInSubcategories.accepted,
    lead_id: leadId,
    form_completed: true as const,
    offer_accepted: true as const,
  };
}

/** Event of an acceptance: only when the platform answered with a lead (R4-23). */
export function acceptanceEvent(answer: { leadId: string | null }): number | null {
  return answer.leadId ? trackingEvents.offerAccepted : null;
}
