import { gridFilter } from './gridFilter.ts';
import type { Location } from './location.ts';
import { locationCopy } from './locationCopy.ts';

/** A filter of the grid of places that a visitor can choose. */
export interface FilterChoice {
  filter: string;
  label: string;
}

const choices: readonly FilterChoice[] = [
  { filter: 'all', label: locationCopy.all },
  { filter: 'primary', label: locationCopy.primary },
  { filter: 'sales', label: locationCopy.sales },
  { filter: 'service', label: locationCopy.service },
  { filter: 'parts', label: locationCopy.parts },
  { filter: 'service-and-parts', label: locationCopy.serviceAndParts },
];

/**
 * Filters worth offering for a dealer's places: each shows something, and none shows what one before
 * it does. Fewer than two are no choice, so there are none then.
 */
export function filterChoices(locations: readonly Location[]): readonly FilterChoice[] {
  const seen = new Set(['']);
  const worth = choices.filter(({ filter }) => {
    const shown = gridFilter(locations, filter)
      .map(({ id }) => id)
      .join('\n');
    const isNew = !seen.has(shown);
    seen.add(shown);
    return isNew;
  });
  return worth.length > 1 ? worth : [];
}
