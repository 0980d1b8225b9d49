import { appliedFilters, rangeLabel } from './appliedFilters.ts';
import {
  type FacetKey,
  facets,
  type RangeKey,
  rangeKeys,
  type ValueKey,
  valueKeys,
} from './facets.ts';
import { mapRange } from './mapRange.ts';
import { withQuery, withRange, withValues } from './refine.ts';
import { chosenValues, type NumericRange, type SearchState } from './searchState.ts';

/** One thing to give up in a search, and what that brings. */
export interface Relaxation {
  /** What is given up: the text, its spelling, a facet with all its values, a range, or all but the name. */
  key: FacetKey | 'query' | 'spelling' | 'rest';
  /** `Any colour`, `Up to $44,000`, `Without “rogue”`, `Any BMW X5`. */
  label: string;
  /** The search without it, on page 1. */
  state: SearchState;
  /** Vehicles it finds, exactly. */
  count: number;
}

/** A relaxation that nobody has counted yet. */
export type RelaxedSearch = Omit<Relaxation, 'count'>;

/** How far a range is widened before it is given up. */
const widenings = [0.1, 0.25];

function widened(key: RangeKey, range: NumericRange, by: number): NumericRange {
  const { widenedTo: step } = facets[key].unit;
  return mapRange(
    range,
    (min) => Math.floor((min * (1 - by)) / step) * step,
    (max) => Math.ceil((max * (1 + by)) / step) * step,
  );
}

function anyOf(key: FacetKey): string {
  return `Any ${facets[key].label.toLowerCase()}`;
}

/** What a vehicle is called first; the second where nothing of the first is chosen. */
const names: readonly (readonly ValueKey[])[] = [['make', 'model'], ['body']];

/**
 * The search for nothing but the name in it, of whatever colour, year and price: `Any BMW X5`. None
 * where that gives up one thing, or where the names are several.
 */
function namedAlone(state: SearchState): RelaxedSearch | null {
  const isChosen = (key: ValueKey) => chosenValues(state, key).length > 0;
  const kept = names.find((keys) => keys.some(isChosen)) ?? [];
  if (!kept.every((key) => chosenValues(state, key).length < 2)) return null;
  const given = valueKeys.filter((key) => isChosen(key) && !kept.includes(key));
  const count = given.length + Object.keys(state.ranges).length + (state.query ? 1 : 0);
  if (kept.length === 0 || count < 2) return null;
  const alone = given
    // A yard's caravans are asked for by the kind that they are.
    .filter((key) => key !== 'item_type')
    .reduce((next, key) => withValues(next, key, []), withQuery({ ...state, ranges: {} }, ''));
  const name = appliedFilters(withValues(alone, 'item_type', [])).map(({ label }) => label);
  return { key: 'rest', label: `Any ${name.join(' ')}`, state: alone };
}

/** Every single relaxation of a search, the smaller change of one refinement first, and its name alone. */
export function relaxedSearches(state: SearchState): readonly RelaxedSearch[] {
  const text: RelaxedSearch = {
    key: 'query',
    label: `Without “${state.query}”`,
    state: withQuery(state, ''),
  };
  const values = valueKeys
    .filter((key) => chosenValues(state, key).length > 0)
    .map((key): RelaxedSearch => ({ key, label: anyOf(key), state: withValues(state, key, []) }));
  const ranges = rangeKeys.flatMap((key): RelaxedSearch[] => {
    const range = state.ranges[key];
    if (!range) return [];
    const wider = widenings.map((by) => widened(key, range, by));
    return [
      ...wider.map((next) => ({
        key,
        label: rangeLabel(key, next),
        state: withRange(state, key, next),
      })),
      { key, label: anyOf(key), state: withRange(state, key, null) },
    ];
  });
  const alone = namedAlone(state);
  return [...(state.query ? [text] : []), ...ranges, ...values, ...(alone ? [alone] : [])];
}

/** Of several changes to one range: the smallest that finds anything, and the largest if it finds more. */
function isWorthwhile(one: Relaxation, _: number, all: readonly Relaxation[]): boolean {
  const changes = all.filter(({ key }) => key === one.key);
  const [smallest] = changes;
  return one === smallest || (one === changes.at(-1) && one.count > (smallest?.count ?? 0));
}

/**
 * The ways out of a search without results: each gives up one thing, finds at least one vehicle,
 * and says how many. A slip first, then most vehicles, ties in the order of text, ranges, facets. A range may
 * come twice: widened, and given up. Where no single thing helps, its name alone is left.
 *
 * @param counts vehicles that each of these searches finds
 */
export function relaxations(
  searches: readonly RelaxedSearch[],
  counts: readonly number[],
): readonly Relaxation[] {
  const finding = searches
    .map((search, at): Relaxation => ({ ...search, count: counts[at] ?? 0 }))
    .filter((one) => one.count > 0);
  const single = finding.filter(({ key }) => key !== 'rest');
  return (single.length > 0 ? single : finding)
    .filter(isWorthwhile)
    .toSorted((a, b) => slipFirst(a) - slipFirst(b) || b.count - a.count);
}

/** Whoever mistyped has that to mend, however many vehicles the rest of the text finds. */
function slipFirst({ key }: Relaxation): number {
  return key === 'spelling' ? 0 : 1;
}
