import type { Enquiry } from './lead.ts';

/** The enquiry as the platform takes it, by its own keys (R3-01). */
export function enquiryPayload(enquiry: Enquiry, locationName: string | null = null) {
  return {
    page_id: enquiry.pageId,
    name: enquiry.name,
    last_name: enquiry.lastName,
    email: enquiry.email,
    phone: enquiry.phone,
    postcode: enquiry.postcode,
    message: enquiry.message,
    category: enquiry.category,
    subcategory: enquiry.subcategory,
    Rego: enquiry.rego,
    location: locationName,
    location_id: enquiry.locationId,
    dealership_slug: enquiry.dealershipSlug,
    opt_in: enquiry.consent.optIn,
    additional_services: enquiry.additionalServices,
    terms_conditions: enquiry.termsAccepted,
  };
}
