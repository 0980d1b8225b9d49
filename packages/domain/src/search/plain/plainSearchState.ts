import { type RangeKey, rangeKeys, type ValueKey, valueKeys } from '../facets.ts';
import { withQuery, withRange, withSort, withValues } from '../refine.ts';
import { normalRange } from '../searchLimits.ts';
import type { NumericRange, SearchState } from '../searchState.ts';
import type { Meaning } from './meaning.ts';
import type { PlainReading } from './readPlainSearch.ts';

type ValuesMeaning = Extract<Meaning, { kind: 'values' }>;

/** Values of one facet over all pieces: named ones are alternatives, and every bound must hold. */
function valuesOf(meanings: readonly ValuesMeaning[], key: ValueKey): readonly string[] {
  const said = meanings.filter(({ values }) => values[key]);
  const named = said.filter(({ bound }) => !bound).flatMap(({ values }) => values[key] ?? []);
  const bounds = said.filter(({ bound }) => bound).map(({ values }) => values[key] ?? []);
  const [first = named, ...others] = bounds;
  const allowed = first.filter((value) => others.every((other) => other.includes(value)));
  const both = named.filter((value) => allowed.includes(value));
  return both.length > 0 ? both : allowed;
}

/** Sides of one range over all pieces; of two that contradict each other the later counts. */
function rangeOf(meanings: readonly Meaning[], key: RangeKey): NumericRange | null {
  return meanings.reduce<NumericRange | null>((sum, meaning) => {
    if (meaning.kind !== 'range' || meaning.key !== key) return sum;
    const { min, max } = meaning.range;
    return (
      normalRange({ min: min ?? sum?.min ?? null, max: max ?? sum?.max ?? null }) ?? meaning.range
    );
  }, null);
}

/**
 * The search a reading asks for: its pieces in place of the same facets, ranges and sort, what is
 * left as the text, page 1. To take a piece away, apply the reading without it.
 */
export function plainSearchState(
  state: SearchState,
  { pieces, rest }: Pick<PlainReading, 'pieces' | 'rest'>,
): SearchState {
  const meanings = pieces.map(({ meaning }) => meaning);
  const lists = meanings.filter((meaning) => meaning.kind === 'values');
  let next = withQuery(state, rest);
  for (const key of valueKeys) {
    const values = valuesOf(lists, key);
    if (values.length > 0) next = withValues(next, key, values);
  }
  for (const key of rangeKeys) {
    const range = rangeOf(meanings, key);
    if (range) next = withRange(next, key, range);
  }
  const sort = meanings.findLast((meaning) => meaning.kind === 'sort');
  return sort ? withSort(next, sort.sort) : next;
}
