import type { StockKind } from '../vehicle/nouns.ts';
import type { ItemType } from '../vehicle/vehicle.ts';
import { facets as table } from './facets.ts';
import { foundValues } from './foundValues.ts';
import type { FacetCounts } from './searchResponse.ts';
import { chosenValues, type SearchState } from './searchState.ts';

/**
 * What the vehicles of a search are called (R2-45): by their one type, as vehicles when there are
 * several. A search that found nothing, or whose finds nobody counted, is called by the type it
 * asked for, else by the site's.
 *
 * @param facets counts of the search; none where there are no counts
 * @param ofSite types of all that the site lists
 */
export function stockKind(
  facets: FacetCounts,
  state: SearchState,
  ofSite: readonly ItemType[],
): StockKind {
  const asked = chosenValues(state, 'item_type').filter(isItemType);
  const found = foundValues(facets, state, 'item_type').filter(isItemType);
  const [kinds = ofSite] = [found, asked].filter(({ length }) => length > 0);
  const [first = 'car', second] = kinds;
  return second === undefined ? first : 'vehicle';
}

function isItemType(value: string): value is ItemType {
  return (table.item_type.order as readonly string[]).includes(value);
}
