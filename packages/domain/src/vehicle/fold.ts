/** A list cut after its first entries. `rest` empty means: no toggle (R2-71). */
export interface Folded<T> {
  first: readonly T[];
  rest: readonly T[];
}

/** The first `limit` entries, and the others behind a toggle. */
export const fold = <T>(items: readonly T[], limit: number): Folded<T> => ({
  first: items.slice(0, limit),
  rest: items.slice(limit),
});
