import type { NewLead } from '@forecourt/domain';

/** A lead with this number, as a form of one of the sites takes it. */
export function leadOf(
  phone: string,
  { name = 'Kim', message = 'Is it still there?', optIn = false } = {},
): NewLead {
  return {
    kind: 'enquiry',
    enquiry: {
      ...{ pageId: null, name, lastName: 'Ng', email: 'kim@example.com', phone, message },
      ...{ postcode: '4000', rego: null, category: 'Service Enquiry', subcategory: null },
      ...{ locationId: null, dealershipSlug: null, additionalServices: [], termsAccepted: false },
      consent: {
        optIn,
        wasPrefilled: false,
        textShown: 'Send me offers',
        at: Date.UTC(2026, 10, 24),
      },
    },
    context: {
      ...{ url: 'https://one.example/', source: 'Website', userAgent: '' },
      ...{ carId: null, carDealershipId: null, visitedPages: [], linkedQueryParams: {} },
    },
  };
}
