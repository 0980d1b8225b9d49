/** The terms that a misspelt word can mean: those without digits. Their codes, with their letters. */
export interface MeanableTerms {
  codes: Uint32Array;
  /** By place in `codes`, as `letterMask` says them. */
  letters: Int32Array;
}

export function meanableTerms(terms: readonly string[]): MeanableTerms {
  const codes = [...terms.keys()].filter((code) => !/\p{N}/u.test(terms[code]!));
  return {
    codes: Uint32Array.from(codes),
    letters: Int32Array.from(codes, (code) => letterMask(terms[code]!)),
  };
}

/** The letters of a word, one bit each; only letters beyond `a` to `z` can share one. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask;
}
