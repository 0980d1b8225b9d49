/** A text as it stands while collapsed. */
export interface Truncated {
  /** What stands while collapsed. */
  text: string;
  /** `false`: the whole text stands there and no toggle is drawn (R2-71). */
  cut: boolean;
}

/**
 * First `to` characters and `…` of a plain text longer than `over` (R9-02, G3: exactly `over` is
 * not cut). A pair of surrogates is never split.
 */
export const truncate = (text: string, over: number, to = over): Truncated => {
  if (text.length <= over) return { text, cut: false };
  const end = /[\uD800-\uDBFF]/.test(text.charAt(to - 1)) ? to - 1 : to;
  return { text: `${text.slice(0, end)}…`, cut: true };
};
