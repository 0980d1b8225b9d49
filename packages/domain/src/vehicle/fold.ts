/** A list cut after its first entries. `rest` empty means: no toggle (R2-71). */
export interface Folded<T> {
  first: readonly T[];
  rest: readonly T[];
}

/** The first `limit` entries, and the others behind a toggle. */
export function fold<T>(items: readonly T[], limit: number): Folded<T> {
  return {
    first: items.slice(0, limit),
    rest: items.slice(limit),
  };
}
