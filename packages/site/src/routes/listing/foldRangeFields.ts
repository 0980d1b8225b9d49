import {
  formatSearch,
  parseAmount,
  parseSearch,
  type RangeKey,
  rangeKeys,
  type SearchState,
  withRange,
} from '@forecourt/domain';

/**
 * Without JavaScript a form sends the two fields of a range apart, `price_min` and `price_max`,
 * and a URL has one range (R2-77): the state they mean, or `null` when the address has none.
 */
export function foldRangeFields(search: string, state: SearchState): SearchState | null {
  const fields = new URLSearchParams(search);
  const sent = rangeKeys.filter((key) => fields.has(`${key}_min`) || fields.has(`${key}_max`));
  if (sent.length === 0) return null;
  const folded = sent.reduce((rest, key) => withRange(rest, key, typedRange(fields, key)), state);
  return parseSearch(formatSearch(folded));
}

/** What was typed, put in order when the larger number stands first. */
function typedRange(fields: URLSearchParams, key: RangeKey) {
  const min = amount(fields.get(`${key}_min`));
  const max = amount(fields.get(`${key}_max`));
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** Free text such as `$25,000` as whole units; nothing readable is an open side. */
function amount(text: string | null): number | null {
  const value = Math.round(parseAmount(text ?? ''));
  return /\d/.test(text ?? '') && Number.isFinite(value) ? value : null;
}
