/** Chance that repeats itself: the same seed gives the same numbers. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  /** Whether something that happens with this probability happens. */
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** As `pick`, but the nearer to the front the more often: the first makes sell most. */
  pickEarly<T>(list: readonly T[]): T;
}

/** Mulberry32, a generator of 32 bits of state. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (list) => list[below(list.length)]!,
    pickEarly: (list) => list[Math.floor(list.length * next() ** 2)]!,
  };
}
