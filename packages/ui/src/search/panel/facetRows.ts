import { chosenValues, type SearchState, valueFacet } from '@forecourt/domain';
import type { FacetRowProps } from './FacetRow.tsx';
import type { PanelFacet } from './panelFacet.ts';

/**
 * Lines of a facet. Of some facets one value is chosen at a time (R2-31): those begin with the one
 * that takes the choice back.
 */
export function facetRows(
  { key, label, values, limit, look = 'list' }: PanelFacet,
  state: SearchState,
  onToggle: ((value: string) => void) | undefined,
): FacetRowProps[] {
  const chosen = chosenValues(state, key);
  const shown = shownOf({ limit, values });
  const single = isSingle(key);
  const rows = values.map((entry, index): FacetRowProps => {
    // An address may hold several bands: those are no choice of one.
    const checked = chosen.includes(entry.value) && !(single && chosen.length > 1);
    return {
      name: single ? `menu[${key}]` : `refinementList[${key}][${index}]`,
      entry,
      checked,
      look,
      single,
      extra: index >= shown && !checked,
      onToggle,
    };
  });
  if (!single) return rows;
  const any: FacetRowProps = {
    name: `menu[${key}]`,
    entry: { value: '', label: `Any ${label.toLowerCase()}`, count: null },
    checked: chosen.length === 0,
    look: 'list',
    single,
    extra: false,
    onToggle,
  };
  return [any, ...rows];
}

/** One value is chosen at a time. */
export function isSingle(key: PanelFacet['key']): boolean {
  return valueFacet(key).kind === 'menu';
}

/** How many values are shown before the toggle. */
export function shownOf({ limit, values }: Pick<PanelFacet, 'limit' | 'values'>): number {
  return limit ?? values.length;
}

/** Words of the toggle; `null` where all are shown. */
export function toggleOf(facet: PanelFacet): string | null {
  return facet.values.length > shownOf(facet) ? facet.showAll : null;
}
