import { bodySlug } from './bodySlug.ts';
import type { ValueKey } from './facets.ts';
import { withMenu } from './refine.ts';
import { searchHref } from './searchPath.ts';
import { emptySearch } from './searchState.ts';
import { slugOf } from './slug.ts';

/** Where a facet tile leads: make and body to their own page, any other facet to a menu (R2-56). */
export function facetTileHref(searchPath: string, key: ValueKey, value: string): string {
  if (key === 'make') return `${searchPath}/${slugOf(value)}`;
  if (key === 'body') return `${searchPath}/${bodySlug(value)}`;
  return searchHref(searchPath, withMenu(emptySearch, key, value));
}
