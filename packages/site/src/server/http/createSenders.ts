import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface Senders {
  /**
   * Notes who sends these words to a site.
   *
   * @param words `null` where strangers write the same
   * @returns how many have sent them within a day, this one among them; 0 without words
   */
  count(site: string, words: string | null, sender: string): number;
}

const DAY_MS = 24 * 3_600_000;
/** Messages remembered at most: a flood of different ones must not fill the memory. */
const MESSAGES = 10_000;
/** More senders of one message say nothing more. */
const MOST = 20;

/** Remembers by digests alone: nothing of a person or a message is kept. */
export function createSenders(now: () => number): Senders {
  const known = new LRUCache<string, ReadonlySet<string>>({
    max: MESSAGES,
    ttl: DAY_MS,
    perf: { now },
    ttlResolution: 0,
  });
  return {
    count(site, words, sender) {
      if (words === null) return 0;
      const message = digest(`${site}\n${words}`);
      const before = known.get(message) ?? new Set<string>();
      const senders = new Set([...before, digest(sender.toLowerCase())].slice(0, MOST));
      known.set(message, senders);
      return senders.size;
    },
  };
}

function digest(text: string): string {
  return hash('sha256', text, 'base64url');
}
