/**
 * Typing mistakes a word may hold: one from five letters on, two from nine. None with a digit in
 * it: an `i20` is not a misspelt `i30`, nor 2021 a misspelt 2020.
 */
export function allowedTypos(word: string): number {
  if (/\p{N}/u.test(word) || word.length < 5) return 0;
  return word.length < 9 ? 1 : 2;
}

/**
 * Typing mistakes between what was typed and a term: letters left out, added, replaced, or two
 * neighbours swapped.
 *
 * @param begun compare with the beginning of the term that fits best, for a word still being typed
 */
export function countTypos(typed: string, term: string, begun: boolean): number {
  // Optimal string alignment, one row a typed letter: row[j] is the distance to the term's first j.
  let beforeLast: number[] = [];
  let last = Array.from({ length: term.length + 1 }, (_, j) => j);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= term.length; j++) {
      const same = typed[i - 1] === term[j - 1];
      let typos = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        i > 1 && j > 1 && typed[i - 1] === term[j - 2] && typed[i - 2] === term[j - 1];
      if (swapped) typos = Math.min(typos, (beforeLast[j - 2] ?? 0) + 1);
      row.push(typos);
    }
    beforeLast = last;
    last = row;
  }
  return begun ? Math.min(...last) : (last[term.length] ?? 0);
}
