import {
  compareVehicles,
  emptySearch,
  type FacetKey,
  type Histogram,
  isListed,
  matchesRefinements,
  type RangeKey,
  rangeFacet,
  rangeKeys,
  type SearchResponse,
  type SearchState,
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

  const search: BruteForceSearch = (request) => {
    const { state, base, raw = {}, now, hitsPerPage, histograms, also, otherwise } = request;
    const countOf = (other: SearchState) =>
      search({ state: other, base, raw, now, hitsPerPage }).count;
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
    const numbersOf = (key: RangeKey) =>
      matchingWithout(key).flatMap((vehicle) => rangeFacet(key).numberOf(vehicle) ?? []);

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
          const numbers = numbersOf(key);
          if (numbers.length === 0) return [];
          return [[key, { min: Math.min(...numbers), max: Math.max(...numbers) }]];
        }),
      ),
      ...(histograms && {
        histograms: Object.fromEntries(
          rangeKeys.flatMap((key) => {
            const histogram = histograms[key] && histogramOver(numbersOf(key), histograms[key]);
            return histogram ? [[key, histogram]] : [];
          }),
        ),
      }),
      ...(also && { also: also.map(countOf) }),
      ...(otherwise && matching.length === 0 && { otherwise: otherwise.map(countOf) }),
      pages: Math.ceil(matching.length / hitsPerPage),
      page: state.page,
      hitsPerPage,
      ms: 0,
    };
  };
  return search;
}

/**
 * Numbers in equal bands. Where 99 of 100 (of a few, all but one) lie in the lower half, the bands
 * end there, and the last one holds the rest; and so on, as often as ten times.
 */
function histogramOver(numbers: readonly number[], bands: number): Histogram | null {
  const min = Math.min(...numbers);
  const max = Math.max(...numbers);
  if (!(max > min)) return null;
  const far = numbers.length < 20 ? 0 : Math.ceil(numbers.length / 100);
  const isFarAt = (parts: number) =>
    numbers.filter((number) => (number - min) * parts >= max - min).length <= far;
  let parts = 1;
  while (bands % 2 === 0 && parts < 1024 && isFarAt(parts * 2)) parts *= 2;

  const counts = Array.from({ length: bands }, (_, band) => {
    const isFrom = (number: number) => (number - min) * bands * parts >= band * (max - min);
    const isBefore = (number: number) => (number - min) * bands * parts < (band + 1) * (max - min);
    const isLast = band === bands - 1;
    return numbers.filter((number) => isFrom(number) && (isLast || isBefore(number))).length;
  });
  return { counts, to: min + (max - min) / parts };
}

function countsOf(values: readonly string[]) {
  return [...new Set(values)].toSorted().map((value) => ({
    value,
    count: values.filter((other) => other === value).length,
  }));
}
