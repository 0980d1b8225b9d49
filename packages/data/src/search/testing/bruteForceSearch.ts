import {
  compareVehicles,
  emptySearch,
  type FacetKey,
  isListed,
  matchesRefinements,
  rangeFacet,
  rangeKeys,
  type SearchResponse,
  type Vehicle,
  valueFacet,
  valueKeys,
} from '@forecourt/domain';
import type { SearchRequest } from '../stockSearch.ts';
import { matchText } from '../text/matchText.ts';
import { vehicleTerms } from '../text/vehicleTerms.ts';
import { queryWords } from '../text/words.ts';

export type BruteForceSearch = (request: SearchRequest) => SearchResponse<Vehicle>;

/**
 * What a search means, written as literally as possible: every vehicle is looked at for every
 * question. Engines must answer the same.
 */
export function createBruteForceSearch(vehicles: readonly Vehicle[]): BruteForceSearch {
  const termsOf = new Map(vehicles.map((vehicle) => [vehicle, vehicleTerms(vehicle)]));

  return ({ state, base, raw = {}, now, hitsPerPage }) => {
    const query = queryWords(state.query);
    const listed = vehicles.filter(
      (vehicle) =>
        isListed(vehicle, base, state.sort, now) &&
        matchesRefinements(vehicle, { ...emptySearch, values: raw }),
    );
    const knownTerms = [...new Set(listed.flatMap((vehicle) => termsOf.get(vehicle)!))];
    const levelOf = new Map(
      listed.map((vehicle) => [
        vehicle,
        query.length === 0 ? 0 : matchText(query, termsOf.get(vehicle)!, knownTerms),
      ]),
    );
    const candidates = listed.filter((vehicle) => levelOf.get(vehicle) !== null);
    const matching = candidates.filter((vehicle) => matchesRefinements(vehicle, state));
    const matchingWithout = (key: FacetKey) =>
      candidates.filter((vehicle) => matchesRefinements(vehicle, state, key));

    const sorted = matching.toSorted(
      (a, b) =>
        (state.sort === 'relevance' ? Number(levelOf.get(a)) - Number(levelOf.get(b)) : 0) ||
        compareVehicles(state.sort)(a, b),
    );
    const start = (state.page - 1) * hitsPerPage;
    return {
      hits: sorted.slice(start, start + hitsPerPage),
      count: matching.length,
      facets: Object.fromEntries(
        valueKeys.map((key) => [
          key,
          countsOf(matchingWithout(key).flatMap((v) => [...new Set(valueFacet(key).valuesOf(v))])),
        ]),
      ),
      facetStats: Object.fromEntries(
        rangeKeys.flatMap((key) => {
          const numbers = matchingWithout(key).flatMap((v) => rangeFacet(key).numberOf(v) ?? []);
          if (numbers.length === 0) return [];
          return [[key, { min: Math.min(...numbers), max: Math.max(...numbers) }]];
        }),
      ),
      pages: Math.ceil(matching.length / hitsPerPage),
      page: state.page,
      hitsPerPage,
      ms: 0,
    };
  };
}

function countsOf(values: readonly string[]) {
  return [...new Set(values)].toSorted().map((value) => ({
    value,
    count: values.filter((other) => other === value).length,
  }));
}
