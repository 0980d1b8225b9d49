/** A customer's review. */
export interface Review {
  id: string;
  customerName: string;
  /** 0 to 5. */
  rating: number;
  text: string | null;
  /** `YYYY-MM-DD`, or `null`. */
  date: string | null;
  /** As the source words it: `2 months ago`. */
  dateWords: string | null;
  imageUrl: string | null;
}

/** All reviews of a dealer in one line: what the average and the count come from (R5-19). */
export interface ReviewSummary {
  reviews: readonly Review[];
  count: number;
  averageRating: number;
}

/** What a provider of reviews says of a dealer in one line. */
export interface SiteRating {
  /** Name of the provider, as shoppers know it. */
  provider: string;
  /** 0 to 5. */
  rating: number;
  /** Stars, 0 to 5, as the provider draws them: it may round in its own way. */
  stars: number;
}
