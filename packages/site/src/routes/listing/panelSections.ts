import {
  chosenValues,
  compareFacetCounts,
  facets,
  facetValueLabel,
  type SearchResponse,
  type SearchState,
  searchCopy,
  type ValueKey,
} from '@forecourt/domain';
import type { PanelFacet, PanelSection } from '@forecourt/ui';
import type { ListingRules } from '../../view/listingRules.ts';

/** The filter panel of a response: labels, order and limits from the facet table. */
export function panelSections(
  { facets: counts, facetStats }: Pick<SearchResponse<unknown>, 'facets' | 'facetStats'>,
  state: SearchState,
  rules: ListingRules,
): PanelSection[] {
  const facetOf = (key: ValueKey) => section(key, counts[key] ?? [], state, rules);
  const price: PanelSection = {
    kind: 'range',
    key: 'price',
    label: facets.price.label,
    bounds: facetStats.price ?? null,
    prefix: '$',
    open: true,
  };
  return [facetOf('car_type'), facetOf('make'), price, facetOf('body')].filter(
    // A heading over nothing helps nobody.
    (part) => part.kind === 'range' || part.values.length > 0,
  );
}

function section(
  key: ValueKey,
  counts: readonly { value: string; count: number }[],
  state: SearchState,
  rules: ListingRules,
): PanelFacet {
  const { label } = facets[key];
  const limit =
    key === 'make' ? rules.makeListLength : (facets[key] as { limit: number | null }).limit;
  const listed = new Set(counts.map(({ value }) => value));
  // A chosen value that nothing matches any more must still be there to be taken back.
  const gone = chosenValues(state, key).filter((value) => !listed.has(value));
  return {
    kind: 'values',
    key,
    label,
    values: [...counts]
      .sort(compareFacetCounts(key))
      .concat(gone.map((value) => ({ value, count: 0 })))
      .map(({ value, count }) => ({
        value,
        count,
        label: facetValueLabel(key, value, { used: rules.labels.used }),
      })),
    limit,
    showAll: key === 'make' ? searchCopy.showAllMakes : 'Show all',
    open: true,
  };
}
