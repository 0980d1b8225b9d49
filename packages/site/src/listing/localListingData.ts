import type { ItemType, PlainSearchSource, Vehicle } from '@forecourt/domain';
import type { ListingRules } from './listingRules.ts';

/**
 * What a browser shows its own search results with: the first line of the second of the stock
 * files. `CardRecord`s follow, packed, in the order of the stock file's document numbers.
 */
export interface LocalListingData {
  rules: ListingRules;
  /** What a text is read by, besides the stock's own words. */
  plain: Omit<PlainSearchSource, 'facets'>;
  /** One of each make, model and body. */
  models: readonly Pick<Vehicle, 'make' | 'model' | 'simpleBody'>[];
  /** Types of vehicles that are listed. */
  itemTypes: readonly ItemType[];
}
