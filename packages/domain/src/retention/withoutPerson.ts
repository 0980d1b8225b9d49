import { CAREER_SUBCATEGORY } from '../enquiry/category.ts';
import { enquiryForms } from '../enquiry/enquiryForms.ts';
import type { NewLead } from '../lead/lead.ts';
import { tradeInSubcategories } from '../tradeIn/tradeIn.ts';

/** Subcategories that are the platform's own words; any other may be somebody's. */
const ownSubcategories = new Set<string>([
  CAREER_SUBCATEGORY,
  ...Object.values(tradeInSubcategories),
  ...Object.values(enquiryForms).flatMap(({ subcategory }) => subcategory ?? []),
]);

/**
 * What may be kept of a lead for ever: its kind, the place it was for, the vehicle it was about and
 * whether news was asked for. Nothing that a person typed, and nothing by which one is known (R17-30).
 */
export function withoutPerson({ kind, test, enquiry, context }: NewLead): NewLead {
  const { category, subcategory, locationId, dealershipSlug, additionalServices } = enquiry;
  const { carId, vehicle, carDealershipId, suspicions } = context;
  return {
    kind,
    ...(test && { test }),
    enquiry: {
      ...{ pageId: null, name: '', lastName: '', email: '', phone: '', postcode: '' },
      ...{ message: null, rego: null, category, locationId, dealershipSlug, additionalServices },
      subcategory: subcategory !== null && ownSubcategories.has(subcategory) ? subcategory : null,
      termsAccepted: enquiry.termsAccepted,
      consent: enquiry.consent,
    },
    context: {
      ...{ url: originOf(context.url), source: 'Website', userAgent: '', carId, carDealershipId },
      ...(vehicle && { vehicle }),
      ...{ visitedPages: [], linkedQueryParams: {} },
      ...(suspicions && { suspicions }),
    },
  };
}

/** `https://dealer.example/`: what follows may hold what somebody typed. */
function originOf(url: string): string {
  const [origin] = /^https?:\/\/[^/?#@]+/.exec(url) ?? [];
  return origin === undefined ? '' : `${origin}/`;
}
