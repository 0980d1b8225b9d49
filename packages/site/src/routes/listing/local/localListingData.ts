import type { PackedRecords } from '@forecourt/data/search';
import type { PlainSearchSource } from '@forecourt/domain';
import type { ListingRules } from '../../../view/listingRules.ts';

/** What a browser shows its own search results with: the second of the stock files. */
export interface LocalListingData {
  rules: ListingRules;
  /** What a text is read by, besides the stock's own words. */
  plain: Omit<PlainSearchSource, 'facets'>;
  /** `CardRecord`s in the order of the stock file's document numbers. */
  cards: PackedRecords;
}
