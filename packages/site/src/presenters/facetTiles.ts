import {
  compareFacetCounts,
  type FacetCount,
  facetTileHref,
  facetValueLabel,
  type ValueKey,
} from '@forecourt/domain';
import { SEARCH_PATH } from './paths.ts';

/** A way into the listing: one value of a facet with its vehicles (R2-56). */
export interface TileView {
  /** The value as the facet counts it. */
  value: string;
  label: string;
  count: number;
  href: string;
}

/** The values of a facet as ways into the listing. */
export function facetTiles(
  key: ValueKey,
  counts: readonly FacetCount[] = [],
  { used = 'Used', first = [] }: { used?: string; first?: readonly string[] } = {},
): TileView[] {
  return [...counts].sort(compareFacetCounts(key, first)).map(({ value, count }) => ({
    value,
    count,
    label: facetValueLabel(key, value, { used }),
    href: facetTileHref(SEARCH_PATH, key, value),
  }));
}
