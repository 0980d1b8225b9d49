import { isBlank } from '../text/isBlank.ts';
import type { Review } from './review.ts';

/** Settings of a site. */
export interface ReviewRules {
  /** Inclusive; the platform's default is 4 (R5-20). */
  minimumRating: number;
  /** 10 by default, 12 in one layout's full view (R5-20). */
  limit: number;
  excludedIds: readonly string[];
  excludedCustomers: readonly string[];
}

/** Most of them on a page that is about them (R5-20). */
export const FULL_VIEW_REVIEWS = 12;

/** The platform's settings (R5-20). */
export const defaultReviewRules: ReviewRules = {
  minimumRating: 4,
  limit: 10,
  excludedIds: [],
  excludedCustomers: [],
};

/**
 * Reviews a site shows, in their order: with text, without `Translated`, not excluded, rated high
 * enough (R5-19). Average and count are the summary's, never those of this list.
 */
export function shownReviews(
  reviews: readonly Review[],
  rules: ReviewRules = defaultReviewRules,
): readonly Review[] {
  return reviews
    .filter(
      ({ id, customerName, rating, text }) =>
        !isBlank(text) &&
        !text.includes('Translated') &&
        !rules.excludedIds.includes(id) &&
        !rules.excludedCustomers.includes(customerName) &&
        rating >= rules.minimumRating,
    )
    .slice(0, rules.limit);
}

/** What must stand by a selection by rating, or `null` when there is none (R5-19). */
export function minimumRatingNote({ minimumRating }: ReviewRules): string | null {
  return minimumRating > 0 ? `Showing reviews rated ${minimumRating} and above` : null;
}

/** 3 or fewer stand in a grid, more in a carousel (R2-80). */
export function reviewLayout(count: number): 'grid' | 'carousel' {
  return count <= 3 ? 'grid' : 'carousel';
}
