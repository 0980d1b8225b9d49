import { isRouteErrorResponse, redirectDocument, replace } from 'react-router';
import type { AnsweredListing, ServedListing } from '../../../listing/servedListing.ts';
import type { KeptAnswers } from './keptAnswers.ts';
import { type LocalStock, TRUSTED_MS } from './localStock.ts';

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

/** Answers listings, and knows what stands on screen. */
export interface ListingAnswers {
  /**
   * Remembers what stands on screen.
   *
   * @returns forgets it, when it goes
   */
  show(answer: AnsweredListing): () => void;
  /**
   * The listing of an address: from the stock in this browser, from what the server answered to the
   * same search before (R2-59), or from the server.
   *
   * A search that fails is told nowhere but in the console, and never shown as an error (R2-57).
   * An earlier answer to it is taken, whatever its age; else the results on screen stay, with the
   * address and the controls that say what they are: a filter that looks chosen beside the results
   * of others would be a lie (R2-60). The next search asks again.
   */
  answer(asked: AskedListing): Promise<AnsweredListing>;
}

/** Nothing stands on screen yet. */
export function createListingAnswers(
  stock: Pick<LocalStock, 'answer' | 'isHere'>,
  kept: Pick<KeptAnswers, 'find'>,
): ListingAnswers {
  let shown: AnsweredListing | null = null;
  /** What is to stand on screen again, under the address that it had. */
  let back: { href: string; answer: AnsweredListing } | null = null;

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

  return {
    show(answer) {
      shown = answer;
      return () => {
        shown = null;
      };
    },
    async answer(asked) {
      const { url, path, signal } = asked;
      const stays = back;
      back = null;
      if (stays?.href === url.href) return stays.answer;
      const known =
        // What cannot be found here the server is asked for.
        (await stock.answer(url, path)?.catch(() => null)) ??
        (stock.isHere() ? null : kept.find(url, TRUSTED_MS));
      if (known !== null) return known;
      try {
        return await asked.serve();
      } catch (error) {
        if (signal.aborted || isAnswer(error)) throw error;
        console.error('The search failed.', error);
        const { POSITIVE_INFINITY: anyAge } = Number;
        const earlier = (await stock.answer(url, path, anyAge)) ?? kept.find(url, anyAge);
        return earlier ?? stay(asked);
      }
    },
  };
}

/** A redirect, or a page that the site does not have. */
function isAnswer(error: unknown): boolean {
  return error instanceof Response || (isRouteErrorResponse(error) && error.status === 404);
}
