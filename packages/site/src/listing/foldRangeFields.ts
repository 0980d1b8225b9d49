import {
  formatSearch,
  parseSearch,
  type RangeKey,
  rangeKeys,
  type SearchState,
  typedRange,
  withRange,
} from '@forecourt/domain';

/** A form without a script does not round, and the server does not look up the bounds first. */
const anything = { min: 0, max: 999_999_999 };
const WHOLE_NUMBERS = 1;

/**
 * Without JavaScript a form sends the two fields of a range apart, `price_min` and `price_max`,
 * and a URL has one range (R2-77): the state they mean, or `null` when the address has none. The
 * form sends the range as it was, too, so that a field that was changed alone stops short of the
 * other, as with a script (R5-01, R5-07).
 */
export function foldRangeFields(search: string, state: SearchState): SearchState | null {
  const fields = new URLSearchParams(search);
  const sent = rangeKeys.filter((key) => fields.has(`${key}_min`) || fields.has(`${key}_max`));
  if (sent.length === 0) return null;
  const folded = sent.reduce(
    (rest, key) => withRange(rest, key, rangeOf(fields, key, state)),
    state,
  );
  return parseSearch(formatSearch(folded));
}

function rangeOf(fields: URLSearchParams, key: RangeKey, { ranges }: SearchState) {
  const textOf = (side: string) => fields.get(`${key}_${side}`) ?? '';
  const texts = { min: textOf('min'), max: textOf('max') };
  return typedRange(texts, ranges[key] ?? null, anything, WHOLE_NUMBERS).range;
}
