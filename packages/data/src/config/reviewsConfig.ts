import { defaultReviewRules } from '@forecourt/domain';
import { z } from 'zod';
import { link } from './listingConfig.ts';

const { minimumRating, limit } = defaultReviewRules;

/** Settings of customers' reviews: part of every site's configuration. */
export const reviewsConfig = {
  reviews: z
    .strictObject({
      minimumRating: z
        .number()
        .min(0)
        .max(5)
        .default(minimumRating)
        .describe('Fewest stars of a review that is shown first; shoppers are told, and see all'),
      limit: z.int().min(1).max(24).default(limit).describe('How many are shown first'),
      excludedIds: z.array(z.string()).default([]).describe('Reviews never shown, by id'),
      excludedCustomers: z
        .array(z.string())
        .default([])
        .describe('Customers whose reviews are never shown'),
      leaveHref: link.nullable().default(null).describe('Where a review can be left'),
      snap21: z
        .string()
        .min(1)
        .nullable()
        .default(null)
        .describe(
          'Id of the dealer at Snap21, whose rating stands beside; FORECOURT_PLATFORM_URL gives it',
        ),
      rotate: z.boolean().default(false).describe('Whether they turn by themselves'),
    })
    .prefault({})
    .describe("Which of the customers' reviews are shown"),
};
