import { formatNumber } from '../text/formatNumber.ts';
import { refinementsOf } from './refinement.ts';
import type { SearchResponse } from './searchResponse.ts';
import { chosenValues, type SearchState } from './searchState.ts';

/**
 * The number of vehicles as printed (R5-10, R0-07). Up to 1,999 it is the count. Above, a site's
 * configured stock count stands for the unrefined listing, a label such as `2000+` as given
 * (R1-07); otherwise the car types are added up, since each vehicle has exactly one.
 */
export function displayCount(
  response: Pick<SearchResponse<unknown>, 'count' | 'facets'>,
  state: SearchState,
  configured: number | string | null,
): string {
  const { count, facets } = response;
  if (count <= 1999) return formatNumber(count);
  if (configured !== null && refinementsOf(state).length === 0) {
    return typeof configured === 'number' ? formatNumber(configured) : configured;
  }
  const chosen = chosenValues(state, 'car_type');
  const counted = (facets.car_type ?? []).filter(
    ({ value }) => chosen.length === 0 || chosen.includes(value),
  );
  const sum = counted.reduce((total, carType) => total + carType.count, 0);
  return formatNumber(counted.length > 0 ? sum : count);
}
