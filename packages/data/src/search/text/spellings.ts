/** A word that a word of a query may stand for. */
export interface Spelling {
  word: string;
  /** Whether it ends the query, where a word may still be begun. */
  isLast: boolean;
}

/**
 * What a word of a query may stand for: itself, or one word together with the neighbour before or
 * after it, so that `i 30` is also `i30`. Each word is looked at by itself, not every way to read
 * the whole text: there are too many of those for any filter to name.
 */
export function spellings(query: readonly string[], at: number): readonly Spelling[] {
  const end = query.length - 1;
  const [before, word = '', after] = [query[at - 1], query[at], query[at + 1]];
  return [
    { word, isLast: at === end },
    ...(before === undefined ? [] : [{ word: `${before}${word}`, isLast: at === end }]),
    ...(after === undefined ? [] : [{ word: `${word}${after}`, isLast: at + 1 === end }]),
  ];
}
