/** Words of a query that count; no shopper types more, and no URL may ask for unbounded work. */
const mostWords = 10;

/**
 * The words of a text, in order: lower case, without accents, cut at everything that is neither
 * letter nor digit. `D-MAX, SX` is `d`, `max`, `sx`.
 */
export function words(text: string): string[] {
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
  return words(query).slice(0, mostWords);
}

/** Every two neighbours as one word: `land`, `cruiser`, `prado` gives `landcruiser`, `cruiserprado`. */
export function joinedNeighbours(list: readonly string[]): string[] {
  return list.slice(1).map((word, index) => `${list[index]}${word}`);
}
