/** Words of a query that count; no shopper types more, and no URL may ask for unbounded work. */
const MOST_WORDS = 10;

/**
 * The words of a text, in order: lower case, without accents, cut at everything that is neither
 * letter nor digit. `D-MAX, SX` is `d`, `max`, `sx`.
 */
export function textWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words of a query that count: its first ten. None means no text filter. */
export function queryWords(query: string): readonly string[] {
  return textWords(query).slice(0, MOST_WORDS);
}

/** The end of a query that no search looks for, as it was typed: what follows its tenth word. */
export function unsearchedText(query: string): string {
  if (textWords(query).length <= MOST_WORDS) return '';
  const letters = [...query];
  const until = (end: number) => textWords(letters.slice(0, end).join('')).length;
  const start = letters.findIndex((_, at) => until(at + 1) > MOST_WORDS);
  return letters.slice(start).join('').replace(/"$/, '');
}
