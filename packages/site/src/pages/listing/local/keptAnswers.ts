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

let kept: ResultCache<Kept> = new Map();

/** Keeps a page of the server as it is shown first; the stock in this browser needs no keeping. */
export function keepAnswer(answer: AnsweredListing): void {
  if (!('cardRules' in answer) || answer.isStale || answer.failures) return;
  const { path, asked, preset } = answer;
  const href = searchHref(path, asked, preset);
  if (kept.get(href)?.answer !== answer) kept = withResult(kept, href, { answer, at: Date.now() });
}

/** The server's earlier answer to the search of an address, no older than this. */
export function keptAnswer({ pathname, search }: URL, maxAgeMs: number): AnsweredListing | null {
  const query = formatSearch(parseSearch(search));
  const found = kept.get(query === '' ? pathname : `${pathname}?${query}`);
  return found !== undefined && Date.now() - found.at <= maxAgeMs ? found.answer : null;
}
