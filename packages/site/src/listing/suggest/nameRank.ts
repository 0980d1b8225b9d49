/**
 * How well a typed text begins a name: 0 is the name itself, 1 its beginning, 2 each typed word the
 * beginning of one of its words; `null` is not at all. Case, accents, spaces and hyphens do not
 * count: `dmax` begins `Isuzu D-MAX`.
 */
export function nameRank(name: string, typed: string): 0 | 1 | 2 | null {
  const words = wordsOf(name);
  const text = wordsOf(typed).join('');
  if (text === '') return null;
  const begins = words.map((_, index) => words.slice(index).join(''));
  if (begins[0] === text) return 0;
  if (begins[0]?.startsWith(text)) return 1;
  const isBegun = (word: string) => words.some((own) => own.startsWith(word));
  return begins.some((rest) => rest.startsWith(text)) || wordsOf(typed).every(isBegun) ? 2 : null;
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}+/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
