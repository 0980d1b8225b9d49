import { tradeInSubcategories } from '../tradeIn/tradeIn.ts';
import type { Enquiry, LeadContext } from './lead.ts';

/**
 * The lead as the platform takes it, `userData`. `source` is always `Website` (R3-16).
 *
 * @param leadId the lead it adds to, `null` for a new one
 */
export function leadPayload(
  enquiry: Pick<Enquiry, 'category' | 'subcategory'>,
  context: LeadContext,
  leadId: string | null = null,
) {
  return {
    category: enquiry.category,
    subcategory: enquiry.subcategory,
    lead_id: leadId,
    form_completed: true,
    offer_accepted: enquiry.subcategory === tradeInSubcategories.accepted,
    url: context.url,
    source: 'Website' as const,
    user_agent: context.userAgent,
    car_id: context.carId,
    car_dealership_id: context.carDealershipId,
    lead_attributes: {
      visited_pages: context.visitedPages,
      linked_query_params: context.linkedQueryParams,
    },
  };
}
