import {
  CUSTOM_BODY_LIMIT,
  chosenValues,
  compareFacetCounts,
  type FacetCount,
  type FacetKey,
  facets,
  facetValueLabel,
  isRangeKey,
  type RangeKey,
  type SearchResponse,
  type SearchState,
  type ValueKey,
  valueFacet,
} from '@forecourt/domain';
import type { PanelFacet, PanelSection } from '@forecourt/ui';
import { logoImage } from '../presenters/logoImage.ts';
import type { ListingRules } from './listingRules.ts';

type Counts = Pick<SearchResponse<unknown>, 'facets' | 'facetStats' | 'histograms'>;

/** The filter panel of a response: the site's facets that leave the shopper a choice. */
export function panelSections(
  response: Counts,
  state: SearchState,
  rules: ListingRules,
): PanelSection[] {
  const { openFilters } = rules;
  return rules.filters
    .flatMap(({ facet, look }): PanelSection[] =>
      isRangeKey(facet)
        ? rangeOf(facet, response, state)
        : valuesOf(facet, look, response, state, rules),
    )
    .map((section, index) => {
      if (section.kind === 'menu') return section;
      const open =
        typeof openFilters === 'number'
          ? index < openFilters
          : openFilters.some((key) => key === section.key);
      return { ...section, open };
    });
}

function rangeOf(
  key: RangeKey,
  { facetStats, histograms }: Counts,
  state: SearchState,
): PanelSection[] {
  const bounds = facetStats[key] ?? null;
  if (bounds === null && state.ranges[key] === undefined) return [];
  const histogram = histograms?.[key];
  const { label, unit } = facets[key];
  const section = { kind: 'range', key, label, bounds, ...unit.affixes, open: false } as const;
  return [histogram ? { ...section, histogram } : section];
}

function valuesOf(
  key: Exclude<FacetKey, RangeKey>,
  look: ListingRules['filters'][number]['look'],
  { facets: counts }: Counts,
  state: SearchState,
  rules: ListingRules,
): PanelSection[] {
  const [make, ...otherMakes] = chosenValues(state, 'make');
  const values = panelValues(key, counts[key] ?? [], state, rules);
  const isChosen = chosenValues(state, key).length > 0;
  // A heading over nothing, or over the one place or kind that all vehicles share, helps nobody.
  if (values.length < (valueFacet(key).ofDealer ? 2 : 1) && !isChosen) return [];
  // Badges mean something within a make only.
  if (key === 'badge' && make === undefined && !isChosen) return [];
  const { label } = facets[key];
  if (look === 'menu') return [{ kind: 'menu', key, label, values, popular: key === 'make' }];
  // Counts of models are those of all chosen makes together: only a single make has its own.
  const hasModels = key === 'make' && make !== undefined && otherMakes.length === 0;
  return [
    {
      kind: 'values',
      key,
      label,
      values,
      limit: limitOf(key, rules),
      showAll: key === 'make' ? 'Show all makes' : 'Show all',
      open: false,
      ...(look === 'tiles' && { look, values: withLogos(values, rules) }),
      ...(hasModels && {
        models: { [make]: panelValues('model', counts.model ?? [], state, rules) },
      }),
    },
  ];
}

/** A make without a picture bears its first letter (R2-50). */
function withLogos(
  values: PanelFacet['values'],
  { makeLogos }: ListingRules,
): PanelFacet['values'] {
  const logos = new Map(Object.entries(makeLogos));
  return values.map((entry) => {
    const src = logos.get(entry.value);
    return src === undefined ? entry : { ...entry, logo: logoImage(src) };
  });
}

function limitOf(key: ValueKey, rules: ListingRules): PanelFacet['limit'] {
  if (key === 'make') return rules.makeListLength;
  // Body types that nobody else has are what such a dealer's shoppers look for (R5-37).
  if (key === 'body' && rules.customBodies) return CUSTOM_BODY_LIMIT;
  return (facets[key] as { limit: number | null }).limit;
}

function panelValues(
  key: ValueKey,
  counts: readonly FacetCount[],
  state: SearchState,
  { labels, firstMakes }: ListingRules,
): PanelFacet['values'] {
  const listed = new Set(counts.map(({ value }) => value));
  // A chosen value that nothing matches any more must still be there to be taken back.
  const gone = chosenValues(state, key).filter((value) => !listed.has(value));
  return [...counts]
    .sort(compareFacetCounts(key, key === 'make' ? firstMakes : []))
    .concat(gone.map((value) => ({ value, count: 0 })))
    .map(({ value, count }) => ({
      value,
      count,
      label: facetValueLabel(key, value, { used: labels.used }),
    }));
}
