import type { SearchState } from '@forecourt/domain';
import type { Suggestion } from '@forecourt/ui';
import type { StockFileHrefs } from '../../../contracts/stock.ts';
import type { ListingView } from '../../../listing/listingView.ts';
import { idle } from '../pageTurns.ts';
import type { LocalListing } from './openLocalListing.ts';

/** Marks in the browser's timeline from which on it answers itself: refinements, then all. */
const STOCK_READY = 'stock-ready';
const STOCK_WHOLE = 'stock-whole';

/** How long a browser answers before it asks the server whether the stock is still the same. */
export const TRUSTED_MS = 600_000;

interface LocalStock {
  files: StockFileHrefs;
  listing: LocalListing;
  /** When the server last named these files. */
  confirmedAt: number;
}

let stock: LocalStock | null = null;
/** Files that are on their way, or that could not be had; those are not tried again. */
const asked = new Set<string>();

/** The page that waits for the stock, and whether it came while none did. */
let waiting: (() => void) | null = null;
let untold = false;

/** The last answer: who asks the same twice in a row gets the same. */
let last: { listing: LocalListing; href: string; answer: Promise<ListingView> } | null = null;

/** The listing of an address from the stock in this browser; `null` when the server must answer. */
export async function localListing(
  url: URL,
  path: string,
  trustedMs = TRUSTED_MS,
): Promise<ListingView | null> {
  if (stock === null || isOlder(stock, trustedMs)) return null;
  const { listing } = stock;
  const { href } = url;
  if (last?.listing === listing && last.href === href) return last.answer;
  const answer = listing(url, path);
  // What only the server can answer now, this browser may in a moment.
  if (answer !== null) last = { listing, href, answer };
  return answer;
}

/** Whether the stock is in this browser, however long ago the server confirmed it. */
export const hasStock = (): boolean => stock !== null;

/** Suggestions for the text of a page's search; `null` when the server must find them. */
export function localSuggestions(
  asked: SearchState,
  path: string,
): Promise<readonly Suggestion[]> | null {
  return stock === null || isOlder(stock, TRUSTED_MS) ? null : stock.listing.suggest(asked, path);
}

/**
 * Brings the site's stock into this browser once the page has nothing else to do, or confirms the
 * one that is there. Until it has come, and if it never does, the server answers.
 */
export function bringStock(files: StockFileHrefs): void {
  if (stock?.files.index === files.index) {
    stock.confirmedAt = Date.now();
    return;
  }
  if (asked.has(files.index) || savesData()) return;
  asked.add(files.index);
  whenIdle(async () => {
    const { openLocalListing } = await import('./openLocalListing.ts');
    const listing = await openLocalListing(files);
    stock = { files, listing, confirmedAt: Date.now() };
    performance.mark(STOCK_READY);
    await listing.complete();
    performance.mark(STOCK_WHOLE);
    await idle();
    for (const _ of listing.rehearsal()) await idle();
    untold = waiting === null;
    waiting?.();
  });
}

/**
 * Calls once when this browser has come to know the stock, at once when nobody was told before.
 *
 * @returns ends the waiting
 */
export function whenStocked(tell: () => void): () => void {
  waiting = tell;
  if (untold) tell();
  untold = false;
  return () => {
    if (waiting === tell) waiting = null;
  };
}

function isOlder({ confirmedAt }: LocalStock, ms: number): boolean {
  return Date.now() - confirmedAt > ms;
}

/** Runs after the page and its pictures have loaded. A failure leaves the server to answer. */
function whenIdle(work: () => Promise<void>): void {
  const start = () =>
    void idle()
      .then(work)
      .catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
