import type { Review } from '../reviews/review.ts';

/** A review of five stars for tests; name what matters. */
export function aReview(fields: Partial<Review> = {}): Review {
  return {
    id: 'r1',
    customerName: 'Kim',
    rating: 5,
    text: 'Good',
    date: null,
    dateWords: null,
    imageUrl: null,
    ...fields,
  };
}
