/** Fixed texts of reviews (§2, §8, R5-19). */
export const reviewCopy = {
  leave: 'Leave a Review',
  minimum: 'Showing reviews rated {rating} and above',
} as const;
