import {
  formatSearch,
  parseSearch,
  type ResultCache,
  searchHref,
  withResult,
} from '@forecourt/domain';
import type { AnsweredListing } from '../../../listing/servedListing.ts';

interface Kept {
  answer: AnsweredListing;
  /** When it came. */
  at: number;
}

/** Pages of stock that the server answered, as they are shown first (R2-59). */
export interface KeptAnswers {
  /** Keeps a page of the server; the stock in this browser needs no keeping. */
  keep(answer: AnsweredListing): void;
  /** The server's earlier answer to the search of an address, no older than this. */
  find(url: URL, maxAgeMs: number): AnsweredListing | null;
}

/**
 * Nothing is kept yet.
 *
 * @param now milliseconds since 1970 UTC
 */
export function createKeptAnswers(now: () => number): KeptAnswers {
  let kept: ResultCache<Kept> = new Map();
  return {
    keep(answer) {
      if (!('cardRules' in answer) || answer.isStale || answer.failures) return;
      const { path, asked, preset } = answer;
      const href = searchHref(path, asked, preset);
      if (kept.get(href)?.answer !== answer) kept = withResult(kept, href, { answer, at: now() });
    },
    find({ pathname, search }, maxAgeMs) {
      const query = formatSearch(parseSearch(search));
      const found = kept.get(query === '' ? pathname : `${pathname}?${query}`);
      return found !== undefined && now() - found.at <= maxAgeMs ? found.answer : null;
    },
  };
}
