import type { AnsweredListing } from '../servedListing.ts';
import { localListing } from './localStock.ts';

let shown: AnsweredListing | null = null;

/** Remembers what stands on screen. */
export function rememberShown(answer: AnsweredListing): void {
  if (!answer.isDown) shown = answer;
}

/**
 * In place of an answer that no search was behind: the stock in this browser, whenever it was
 * confirmed, or else what stood on screen before, without a message (R2-57).
 */
export async function unlessDown(
  answer: AnsweredListing,
  url: URL,
  path: string,
): Promise<AnsweredListing> {
  if (!answer.isDown) return answer;
  const own = await localListing(url, path, Number.POSITIVE_INFINITY);
  return own ?? (shown?.path === answer.path ? shown : answer);
}
