import {
  type BaseFilter,
  DIRECTORY_PAGE_SIZE,
  emptySearch,
  type NumericRange,
} from '@forecourt/domain';
import type { SearchRequest } from '../stockSearch.ts';

/** What a dealership search asks (R2-44). */
export interface DealershipSearch {
  /** Slug of the dealership. */
  dealership: string;
  /** Any of these; none does not limit. */
  categories: readonly string[];
  /** Dollars. */
  price: NumericRange | null;
  /** 1-based. */
  page: number;
}

/** The search of one dealership's vehicles. The dealership itself is not the shopper's to remove. */
export function dealershipRequest(
  { dealership, categories, price, page }: DealershipSearch,
  base: BaseFilter,
  now: number,
): SearchRequest {
  return {
    state: {
      ...emptySearch,
      page,
      ...(categories.length > 0 && { values: { categories } }),
      ...(price !== null && { ranges: { price } }),
    },
    base,
    raw: { dealership_slug: [dealership] },
    hitsPerPage: DIRECTORY_PAGE_SIZE,
    now,
  };
}
