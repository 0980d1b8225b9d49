import { acceptanceRequest, tradeInSubcategories } from '../tradeIn/tradeIn.ts';
import type { Lead, NewLead } from './lead.ts';

/** A shopper who was told a range and sent it without accepting, may accept it later. */
export function isOpenOffer({ enquiry, tradeIn, addsTo }: Lead): boolean {
  return (
    addsTo === undefined &&
    tradeIn?.outcome.kind === 'range' &&
    enquiry.subcategory === tradeInSubcategories.valued
  );
}

/**
 * The lead by which its shopper accepts the offer of an earlier one (R4-23). It says of them what that
 * one says, so that the dealer has the whole of it at hand; two acceptances of one lead are equal.
 */
export function acceptedLead(earlier: Lead): NewLead {
  const { category, subcategory, lead_id } = acceptanceRequest(earlier.id);
  const { kind, test, enquiry, context, tradeIn } = earlier;
  return {
    kind,
    ...(test === true && { test }),
    enquiry: { ...enquiry, category, subcategory },
    context,
    ...(tradeIn !== undefined && { tradeIn }),
    addsTo: lead_id,
  };
}
