import {
  chosenValues,
  emptySearch,
  parseSearch,
  type RangeKey,
  type SearchState,
  type ValueKey,
  valueFacet,
  withMenu,
  withQuery,
  withRange,
  withSort,
  withValues,
} from '@forecourt/domain';
import type { QuickFilter } from '@forecourt/ui';
import type { ListingRules } from './listingRules.ts';

/** The searches a site promotes: each adds itself to the search on screen, or takes itself away. */
export function quickFilterLinks(
  asked: SearchState,
  filters: ListingRules['quickFilters'],
  hrefOf: (state: SearchState) => string,
): QuickFilter[] {
  return filters.map(({ label, search }) => {
    const wanted = parseSearch(search);
    const active = holds(asked, wanted);
    return { label, active, href: hrefOf(joined(asked, wanted, !active)) };
  });
}

function valueKeysOf({ values, menus }: SearchState): ValueKey[] {
  return Object.keys({ ...values, ...menus }) as ValueKey[];
}

function rangesOf({ ranges }: SearchState) {
  return Object.entries(ranges) as [RangeKey, NonNullable<SearchState['ranges'][RangeKey]>][];
}

/** Everything that is wanted is asked for already. */
function holds(asked: SearchState, wanted: SearchState): boolean {
  const rangesHold = rangesOf(wanted).every(([key, { min, max }]) => {
    const range = asked.ranges[key];
    return range?.min === min && range?.max === max;
  });
  const valuesHold = valueKeysOf(wanted).every((key) => {
    const chosen = chosenValues(asked, key);
    return chosenValues(wanted, key).every((value) => chosen.includes(value));
  });
  return (
    rangesHold &&
    valuesHold &&
    (wanted.query === '' || wanted.query === asked.query) &&
    (wanted.sort === emptySearch.sort || wanted.sort === asked.sort)
  );
}

/** The search with, or without, everything that is wanted. */
function joined(asked: SearchState, wanted: SearchState, isAdded: boolean): SearchState {
  let next = asked;
  if (wanted.query !== '') next = withQuery(next, isAdded ? wanted.query : '');
  if (wanted.sort !== emptySearch.sort) {
    next = withSort(next, isAdded ? wanted.sort : emptySearch.sort);
  }
  for (const [key, range] of rangesOf(wanted)) next = withRange(next, key, isAdded ? range : null);
  for (const key of valueKeysOf(wanted)) {
    const own = chosenValues(wanted, key);
    const others = chosenValues(next, key).filter((value) => !own.includes(value));
    const menu = wanted.menus[key];
    next =
      isAdded && menu !== undefined && valueFacet(key).kind === 'menu'
        ? withMenu(next, key, menu)
        : withValues(next, key, isAdded ? [...others, ...own] : others);
  }
  return next;
}
