import type { EnquiryRules } from '@forecourt/domain';
import { locations } from './locations.ts';

/** Forms of a dealer with two places. */
export const rules: EnquiryRules = {
  messageRequired: true,
  optInDefault: false,
  showTerms: false,
  locations,
};

/** A group of two dealerships, one of them with two places: both are asked for. */
export const groupRules: EnquiryRules = {
  ...rules,
  showTerms: true,
  locations: locations.flatMap((location) => [
    location,
    {
      ...location,
      id: `${location.id}-b`,
      name: `Kurrajong Prestige ${location.city}`,
      dealershipSlug: 'kurrajong',
      dealershipName: 'Kurrajong Prestige Cars and Commercial Vehicles',
    },
  ]),
};
