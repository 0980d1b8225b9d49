import { editDistance } from '../../text/editDistance.ts';
import { matchKey } from '../slug.ts';
import { noise } from './families.ts';
import type { PlainReading } from './readPlainSearch.ts';
import type { Vocabulary } from './vocabulary.ts';

const WORDS = /[\p{L}\p{N}]+/gu;

/** A shorter word is near to too many names, and none has more letters. */
const RESPELLABLE = /^\p{L}{3,24}$/u;

/** More words than these are no slips. */
const MOST_UNKNOWN = 4;

/**
 * A text that finds nothing, with every word that nobody here knows replaced by the one it is nearest to:
 * `white ute` for `whte ute`. `null` where no word is near to any.
 *
 * @param reading of the text, whose rest was not understood
 */
export function respelt(
  { text, rest }: Pick<PlainReading, 'text' | 'rest'>,
  { phrases }: Vocabulary,
): string | null {
  const unknown = (rest.match(WORDS) ?? []).filter((word) => RESPELLABLE.test(word));
  if (unknown.length === 0 || unknown.length > MOST_UNKNOWN) return null;
  const names = [...phrases].flatMap(([name, meaning]) =>
    meaning === null || /\p{N}/u.test(name) ? [] : [name],
  );
  const spelt = text.replace(WORDS, (word) =>
    unknown.includes(word) ? nearest(word, names) : word,
  );
  return spelt === text ? null : spelt;
}

/** A word of three to five letters may differ by one, a longer one by a third; its first letter is right. */
function nearest(word: string, names: readonly string[]): string {
  const key = matchKey(word);
  if (noise.includes(key)) return word;
  let least = Math.max(1, Math.floor(key.length / 3)) + 1;
  let found = word;
  for (const name of names) {
    if (name[0] !== key[0] || Math.abs(name.length - key.length) >= least) continue;
    const distance = editDistance(key, name);
    if (distance < least) {
      least = distance;
      found = name;
    }
  }
  return found;
}
