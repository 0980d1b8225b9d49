/** A text as it stands while collapsed. */
export interface Truncated {
  /** What stands while collapsed. */
  text: string;
  /** `false`: the whole text stands there and no toggle is drawn (R2-71). */
  cut: boolean;
}

/**
 * The whole words of a text that fit in `to` characters, without a comma or dash at their end. What
 * goes on without a space for longer than a word does is cut itself, never within a pair of
 * surrogates.
 */
export function wholeWords(text: string, to: number): string {
  const start = text.slice(0, to);
  const words = /\s/.test(text.charAt(to)) ? start : start.replace(/\s\S{0,40}$/, '');
  return words.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:–—-]+$/, '');
}

/**
 * A plain text longer than `over`, cut after the last word that ends within `to` characters, and
 * `…` (R5-09, R9-02, R0-03: exactly `over` is not cut).
 */
export function truncate(text: string, over: number, to = over): Truncated {
  return text.length <= over
    ? { text, cut: false }
    : { text: `${wholeWords(text, to)}…`, cut: true };
}
