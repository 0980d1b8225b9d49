/** A seeded source of chance: the same seed gives the same sequence on every machine. */
export interface Random {
  /** 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** An item, chosen in proportion to its weight. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T;
  /** That many different items, in their own order. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** mulberry32: enough for demo data, and short enough to read. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from: the list is empty.');
    return item;
  };
  return {
    next,
    pick,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    weighted(items, weight) {
      const total = items.reduce((sum, item) => sum + weight(item), 0);
      let left = next() * total;
      return (
        items.find((item) => {
          left -= weight(item);
          return left < 0;
        }) ?? pick(items)
      );
    },
    sample(items, count) {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, items.length)) {
        chosen.add(Math.floor(next() * items.length));
      }
      return items.filter((_, index) => chosen.has(index));
    },
  };
}
