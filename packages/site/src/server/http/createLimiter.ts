import { LRUCache } from 'lru-cache';
import type { Limit } from './limits.ts';

export interface Limiter {
  /**
   * Takes a turn. The same thing again is no further turn.
   *
   * @returns milliseconds to wait first; 0 when the turn was taken
   */
  pause(who: string, what: string): number;
}

interface Turn {
  at: number;
  what: string;
}

/** Visitors remembered at most: an attack from many addresses must not fill the memory. */
const VISITORS = 50_000;

/** Counts turns in windows that slide, so that no moment lets twice as many through. */
export function createLimiter(limits: readonly Limit[], now: () => number): Limiter {
  // Bounded by size: a cache with a `max` makes room for all when it is made, 1 MB and 7 ms for each limit.
  const turnsOf = new LRUCache<string, readonly Turn[]>({
    maxSize: VISITORS,
    sizeCalculation: () => 1,
  });
  const longest = Math.max(...limits.map(({ ms }) => ms));
  return {
    pause(who, what) {
      const at = now();
      const turns = (turnsOf.get(who) ?? []).filter((turn) => at - turn.at < longest);
      if (turns.some((turn) => turn.what === what)) return 0;
      const pauses = limits.map(({ count, ms }) => {
        const oldest = turns.filter((turn) => at - turn.at < ms).at(-count);
        return oldest === undefined ? 0 : oldest.at + ms - at;
      });
      const pause = Math.max(...pauses);
      if (pause === 0) turnsOf.set(who, [...turns, { at, what }]);
      return pause;
    },
  };
}
