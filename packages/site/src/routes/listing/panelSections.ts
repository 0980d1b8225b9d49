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
import type { PanelFacet, PanelRange, PanelSection } from '@forecourt/ui';
import type { ListingRules } from '../../view/listingRules.ts';

/** The filter panel of a response: labels, order and limits from the facet table. */
export function panelSections(
  { facets: counts, facetStats }: Pick<SearchResponse<unknown>, 'facets' | 'facetStats'>,
  state: SearchState,
  rules: ListingRules,
): PanelSection[] {
  const facetOf = (key: ValueKey) => section(key, counts[key] ?? [], state, rules);
  const rangeOf = (key: 'price' | 'km', units: Pick<PanelRange, 'prefix' | 'suffix'>) => ({
    kind: 'range' as const,
    key,
    label: facets[key].label,
    bounds: facetStats[key] ?? null,
    ...units,
  });
  const [make, ...otherMakes] = chosenValues(state, 'make');
  const sections: PanelSection[] = [
    facetOf('car_type'),
    {
      ...facetOf('make'),
      // Counts of models are those of all chosen makes together: only a single make has its own.
      ...(make !== undefined &&
        otherMakes.length === 0 && { models: { [make]: facetOf('model').values } }),
    },
    { ...rangeOf('price', { prefix: '$' }), open: true },
    { ...rangeOf('km', { prefix: '', suffix: 'km' }), open: false },
    facetOf('body'),
  ];
  // A heading over nothing helps nobody.
  return sections.filter((part) =>
    part.kind === 'range' ? part.key === 'price' || part.bounds !== null : part.values.length > 0,
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
