import type { SuggestionSource } from '@forecourt/ui';
import type { SuggestionPlace } from './findSuggestions.ts';

/**
 * Suggestions for a search box; how they are found is loaded with the first of them.
 *
 * @param open goes to an address of the listing
 */
export function suggestionSource(
  place: SuggestionPlace,
  open: (href: string) => void,
): SuggestionSource {
  return {
    async find(text, signal) {
      const { findSuggestions } = await import('./findSuggestions.ts');
      return findSuggestions(place, text, signal);
    },
    onChoose: ({ href }) => open(href),
  };
}
