import type { Lead } from '@forecourt/domain';
import type { DealerSite } from '../config/loadSites.ts';

/**
 * A lead that says that it is a test, by which a dealer sees that leads arrive. Its person does not
 * exist: the number is one that is given to nobody.
 *
 * @param origin of the website
 */
export function testLead(
  { key, config }: Pick<DealerSite, 'key' | 'config'>,
  id: string,
  origin: string,
  now: number,
): Lead {
  const [place] = config.locations;
  return {
    ...{ kind: 'enquiry', test: true, id, site: key, createdAt: now, supersedes: null },
    enquiry: {
      ...{ pageId: null, name: 'Test', lastName: 'Lead', email: 'test@example.com' },
      ...{ phone: '0491 570 006', postcode: place?.postcode ?? '4000' },
      message: 'This lead was sent to see that leads arrive. Please do nothing.',
      ...{ category: 'General Enquiry', subcategory: null, rego: null },
      ...{ locationId: place?.id ?? null, dealershipSlug: place?.dealershipSlug ?? null },
      ...{ additionalServices: [], termsAccepted: false },
      consent: { optIn: false, wasPrefilled: false, textShown: '', at: now },
    },
    context: {
      ...{ url: `${origin}/`, source: 'Website', userAgent: 'forecourt delivery test' },
      ...{ carId: null, carDealershipId: null, visitedPages: [], linkedQueryParams: {} },
    },
  };
}
