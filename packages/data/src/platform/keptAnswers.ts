import { LRUCache } from 'lru-cache';

/**
 * Answers of a service by what was asked, for as long as they hold.
 *
 * @param max answers at most
 * @param ttl milliseconds of `now`, a clock that only goes on
 */
export function keptAnswers<Answer extends object>(
  { max, ttl }: { max: number; ttl: number },
  now: () => number,
): Pick<LRUCache<string, Answer>, 'get' | 'set'> {
  return new LRUCache<string, Answer>({ max, ttl, ttlResolution: 0, perf: { now } });
}
