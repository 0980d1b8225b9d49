/** The words of what a site lists, without stock numbers: what `matchText` calls known. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Every known word, in any order. */
  words: readonly string[];
}

export function vocabularyOf(words: readonly string[]): Vocabulary {
  const known = new Set(words);
  return { has: (word) => known.has(word), words };
}
