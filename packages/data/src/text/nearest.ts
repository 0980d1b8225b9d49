import { editDistance } from '@forecourt/domain';

/**
 * The word that was probably meant, for "Did you mean ...?"; `null` when none is near. Case and
 * signs do not count: `new-tag` is `newTag`. A short word may differ by one letter, a longer one by
 * a third of its letters; two letters that changed places are one difference. Else a name that the
 * word goes on from is meant: `Monday` for `Mon`.
 */
export function nearest(word: string, known: Iterable<string>): string | null {
  const asked = bare(word);
  let found: string | null = null;
  let least = Math.max(1, Math.floor(asked.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(asked, bare(candidate));
    if (distance < least) {
      least = distance;
      found = candidate;
    }
  }
  return (
    found ??
    [...known].find((name) => bare(name).length > 2 && asked.startsWith(bare(name))) ??
    null
  );
}

/** ` Did you mean x?`, to go after a sentence; empty when nothing is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known);
  return meant === null ? '' : ` Did you mean ${meant}?`;
}

/** Without case and signs, and no longer than any name of ours: a hostile word costs nothing. */
function bare(word: string): string {
  return word
    .slice(0, 64)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
