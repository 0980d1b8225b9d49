import { carTypes, facetValueLabel, type SearchState, type ValueKey } from '@forecourt/domain';
import { SEARCH_PATH, stockTrail } from '../presenters/paths.ts';
import type { ListingView } from './listingView.ts';

/** Where a page of stock stands in the site. */
export interface ListingCrumbs {
  trail: readonly { label: string; href: string }[];
  current: string;
}

const [home, stock] = stockTrail;

/**
 * Breadcrumbs of a page of stock: the whole stock, a part of it that has a path (`Used`, `SUV`,
 * `Toyota`), a model under its make, or a page with a title of its own.
 */
export function listingCrumbs({
  path,
  preset,
  title,
  words,
}: Pick<ListingView, 'path' | 'preset' | 'title' | 'words'>): ListingCrumbs {
  const nameOf = (key: ValueKey, values: SearchState['values'][ValueKey] = []) =>
    inOrder(key, values)
      .map((value) => facetValueLabel(key, value, words))
      .join(', ');
  if (path !== SEARCH_PATH) return { trail: stockTrail, current: title };
  const { make, model } = preset.values;
  if (make !== undefined && model !== undefined) {
    const [makePath = ''] = preset.path.split('/');
    const above = { label: nameOf('make', make), href: `${SEARCH_PATH}/${makePath}` };
    return { trail: [...stockTrail, above], current: nameOf('model', model) };
  }
  const [key] = Object.keys(preset.values) as ValueKey[];
  return key === undefined
    ? { trail: [home], current: stock.label }
    : { trail: stockTrail, current: nameOf(key, preset.values[key]) };
}

/** New, demo, used (R5-38). */
function inOrder(key: ValueKey, values: readonly string[]): readonly string[] {
  return key === 'car_type' ? carTypes.filter((type) => values.includes(type)) : values;
}
