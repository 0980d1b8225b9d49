export { queryWords, textWords as words } from '@forecourt/domain';

/** Every two neighbours as one word: `land`, `cruiser`, `prado` gives `landcruiser`, `cruiserprado`. */
export function joinedNeighbours(list: readonly string[]): string[] {
  return list.slice(1).map((word, index) => `${list[index]}${word}`);
}
