/** Milliseconds without a search after which a shopper has ended typing. */
const PAUSE = 5_000;

/**
 * Knows the steps of history that a shopper makes while typing. Slow fingers search with every
 * letter (R5-08): without this, Back would take the word away letter by letter.
 */
export function createTyping(now: () => number): {
  /** Whether words that lead from one address to another go on with the typing that made the first. */
  goesOn(from: string, to: string): boolean;
} {
  let made = new Set<string>();
  let until = Number.NEGATIVE_INFINITY;
  return {
    goesOn(from, to) {
      const isSame = made.has(from) && now() < until;
      if (!isSame) made = new Set();
      // An address that is overtaken before it stands is none that a later one starts from.
      made.add(to);
      until = now() + PAUSE;
      return isSame;
    },
  };
}
