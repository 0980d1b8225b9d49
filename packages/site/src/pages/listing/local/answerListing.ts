import { isRouteErrorResponse, redirectDocument, replace } from 'react-router';
import type { AnsweredListing, ServedListing } from '../../../listing/servedListing.ts';
import { browserStock } from './browserStock.ts';
import { keptAnswer } from './keptAnswers.ts';
import { TRUSTED_MS } from './localStock.ts';

/** The page of stock on screen, if there is one. */
let shown: AnsweredListing | null = null;
/** What is to stand on screen again, under the address that it had. */
let back: { href: string; answer: AnsweredListing } | null = null;

/**
 * Remembers what stands on screen.
 *
 * @returns forgets it, when it goes
 */
export function rememberShown(answer: AnsweredListing): () => void {
  shown = answer;
  return () => {
    shown = null;
  };
}

/** A page of stock that is asked for, as a loader is. */
export interface AskedListing {
  /** Path of the page that lists: what stands on another is not its results. */
  page: string;
  /** Its searches leave the address as it is (R2-55). */
  keepsAddress?: true;
  url: URL;
  /** What follows the listing's own path. */
  path: string;
  signal: AbortSignal;
  /** Asks the server. */
  serve(): Promise<ServedListing>;
}

/**
 * The listing of an address: from the stock in this browser, from what the server answered to the
 * same search before (R2-59), or from the server.
 *
 * A search that fails is told nowhere but in the console, and never shown as an error (R2-57).
 * An earlier answer to it is taken, whatever its age; else the results on screen stay, with the
 * address and the controls that say what they are: a filter that looks chosen beside the results
 * of others would be a lie (R2-60). The next search asks again.
 */
export async function answerListing(asked: AskedListing): Promise<AnsweredListing> {
  const { url, path, signal } = asked;
  const stays = back;
  back = null;
  if (stays?.href === url.href) return stays.answer;
  const known =
    // What cannot be found here the server is asked for.
    (await browserStock.answer(url, path)?.catch(() => null)) ??
    (browserStock.isHere() ? null : keptAnswer(url, TRUSTED_MS));
  if (known !== null) return known;
  try {
    return await asked.serve();
  } catch (error) {
    if (signal.aborted || isAnswer(error)) throw error;
    console.error('The search failed.', error);
    const { POSITIVE_INFINITY: anyAge } = Number;
    const earlier = (await browserStock.answer(url, path, anyAge)) ?? keptAnswer(url, anyAge);
    return earlier ?? stay(asked);
  }
}

/** A redirect, or a page that the site does not have. */
function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status === 404);
}

/** @throws a redirect: to where the shopper is, or to the document, which a browser gets or explains */
function stay({ url, page, keepsAddress }: AskedListing): AnsweredListing {
  if (shown?.path !== page) throw redirectDocument(url.pathname + url.search);
  const answer = { ...shown, failures: (shown.failures ?? 0) + 1 };
  const { origin, pathname, search, hash } = window.location;
  const { href } = new URL(pathname + search, origin);
  // Back and Forward have moved the address already.
  if (keepsAddress || url.href === href) return answer;
  back = { href, answer };
  throw replace(pathname + search + hash);
}
