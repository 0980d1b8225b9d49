import {
  chosenValues,
  facets,
  type SearchState,
  shownCounts,
  toggleValue,
  type ValueKey,
  valueFacet,
  withMenu,
  withQuery,
  withValues,
} from '@forecourt/domain';
import type { PanelFacet, PanelSection, PanelValue } from './panelFacet.ts';

/** Models under a chosen make: the first 30, and any chosen one beyond them (R2-48). */
export function modelsOf(
  facet: PanelFacet,
  make: string,
  state: SearchState,
): readonly PanelValue[] {
  const models = facet.models?.[make] ?? [];
  return shownCounts(models, chosenValues(state, 'model'), facets.model.limit) as PanelValue[];
}

/** A value more or less; a make that goes takes its models along. */
export function toggleFacet(facet: PanelFacet, state: SearchState, value: string): SearchState {
  const next = toggleValue(state, facet.key, value);
  const models = facet.models?.[value];
  if (models === undefined || chosenValues(next, facet.key).includes(value)) return next;
  const others = chosenValues(next, 'model').filter(
    (chosen) => !models.some((model) => model.value === chosen),
  );
  return withValues(next, 'model', others);
}

/** One value of a dropdown, in the place its facet has in a URL (R2-31); none for an empty text. */
export function chooseInMenu(state: SearchState, key: ValueKey, value: string): SearchState {
  return valueFacet(key).kind === 'menu'
    ? withMenu(state, key, value || null)
    : withValues(state, key, value ? [value] : []);
}

function withoutModels(state: SearchState, facet: PanelFacet): SearchState {
  const shown = chosenValues(state, facet.key).flatMap((make) => modelsOf(facet, make, state));
  const others = chosenValues(state, 'model').filter(
    (chosen) => !shown.some(({ value }) => value === chosen),
  );
  return withValues(state, 'model', others);
}

/** Several bands from an address, of which the panel can offer but one. */
function isOnlyHeld(state: SearchState, key: ValueKey): boolean {
  return valueFacet(key).kind === 'menu' && chosenValues(state, key).length > 1;
}

/**
 * The search without what the panel's own fields say, so that a form sends nothing twice. A range
 * stays: beside it the server sees which of its two fields was changed.
 */
export function withoutPanel(state: SearchState, sections: readonly PanelSection[]): SearchState {
  return sections.reduce(
    (rest, section) => {
      if (section.kind === 'range') return rest;
      const left =
        section.kind === 'values' && section.models ? withoutModels(rest, section) : rest;
      return isOnlyHeld(state, section.key) ? left : withValues(left, section.key, []);
    },
    withQuery(state, ''),
  );
}
