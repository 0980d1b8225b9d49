import { createLimiter, type Limiter } from './createLimiter.ts';
import { type Limits, limits } from './limits.ts';

/**
 * Makes limiters by the names of their limits.
 *
 * @param refused is told of each turn that was not taken
 */
export function createLimiters(
  now: () => number,
  refused: (limit: keyof Limits) => void,
): (limit: keyof Limits) => Limiter {
  return (limit) => {
    const limiter = createLimiter(limits[limit], now);
    return {
      pause(who, what) {
        const pause = limiter.pause(who, what);
        if (pause > 0) refused(limit);
        return pause;
      },
    };
  };
}
