import { bodySlug } from './bodySlug.ts';
import type { ValueKey } from './facets.ts';
import { formatSearch } from './formatSearch.ts';
import { carTypePresets, type SearchPreset } from './presets.ts';
import { withValues } from './refine.ts';
import { chosenValues, type SearchState } from './searchState.ts';
import { slugOf } from './slug.ts';

const whole: SearchPreset = { path: '', values: {} };

function entriesOf(preset: SearchPreset): readonly [ValueKey, readonly string[]][] {
  return Object.entries(preset.values) as [ValueKey, readonly string[]][];
}

function sameValues(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value));
}

/** The search of a preset's page: its own values and those of the query string (R2-17). */
export function withPreset(state: SearchState, preset: SearchPreset): SearchState {
  const added = entriesOf(preset).reduce(
    (sum, [key, values]) => withValues(sum, key, [...chosenValues(sum, key), ...values]),
    state,
  );
  return { ...added, page: state.page };
}

function withoutPreset(state: SearchState, preset: SearchPreset): SearchState {
  const rest = entriesOf(preset).reduce((left, [key]) => withValues(left, key, []), state);
  return { ...rest, page: state.page };
}

function holds(state: SearchState, preset: SearchPreset): boolean {
  return entriesOf(preset).every(([key, values]) => sameValues(chosenValues(state, key), values));
}

/** The preset of a page as long as a search holds exactly its values, else that of the whole listing. */
export function heldPreset(state: SearchState, preset: SearchPreset): SearchPreset {
  return holds(state, preset) ? preset : whole;
}

function join(searchPath: string, path: string, queryString: string): string {
  return (path ? `${searchPath}/${path}` : searchPath) + (queryString ? `?${queryString}` : '');
}

/**
 * The address of a search (R2-22): under the preset's path while the search still holds exactly
 * its values, else the listing itself with everything in the query string.
 *
 * @param searchPath the site's listing, for example `/search`
 */
export function searchHref(searchPath: string, state: SearchState, preset = whole): string {
  const held = heldPreset(state, preset);
  return join(searchPath, held.path, formatSearch(withoutPreset(state, held)));
}

/** The most telling preset a search holds: make and model, make, body, car type, else the whole. */
function nearestPreset(state: SearchState): SearchPreset {
  const [make, otherMake] = chosenValues(state, 'make');
  if (make !== undefined && otherMake === undefined) {
    const [model, otherModel] = chosenValues(state, 'model');
    return model !== undefined && otherModel === undefined
      ? { path: `${slugOf(make)}/${slugOf(model)}`, values: { make: [make], model: [model] } }
      : { path: slugOf(make), values: { make: [make] } };
  }
  const body = chosenValues(state, 'body');
  const [path, otherPath] = new Set(body.map(bodySlug));
  if (path !== undefined && otherPath === undefined) return { path, values: { body } };
  return carTypePresets.find((preset) => holds(state, preset)) ?? whole;
}

/**
 * The clean path for `rel=canonical`, and whether the search is that page and nothing more: text,
 * sort or a further refinement make it `noindex,follow` (R2-23). The page number is the caller's.
 */
export function canonicalSearch(
  searchPath: string,
  state: SearchState,
): { path: string; indexable: boolean } {
  const preset = nearestPreset(state);
  const rest = formatSearch({ ...withoutPreset(state, preset), page: 1 });
  return { path: join(searchPath, preset.path, ''), indexable: rest === '' };
}
