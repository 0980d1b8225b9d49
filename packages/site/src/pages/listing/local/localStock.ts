import type { SearchState } from '@forecourt/domain';
import type { Suggestion } from '@forecourt/ui';
import type { StockFileHrefs } from '../../../contracts/stock.ts';
import type { ListingView } from '../../../listing/listingView.ts';
import type { ListingMeans, LocalListing, SearchedPage } from './openLocalListing.ts';

/** Marks in the browser's timeline from which on it answers itself: refinements, then all. */
const STOCK_READY = 'stock-ready';
const STOCK_WHOLE = 'stock-whole';

/** How long a browser answers before it asks the server whether the stock is still the same. */
export const TRUSTED_MS = 600_000;

export interface LocalStockMeans extends ListingMeans {
  /** Resolves when the page has nothing else to do. */
  idle(): Promise<void>;
  /** Whether the visitor wants little to be fetched: the server answers then. */
  savesData(): boolean;
}

/** A site's stock within the browser: from when it has come, it answers what the server would. */
export interface LocalStock {
  /**
   * The listing of an address; `null` when the server must answer. Who asks the same twice in a row
   * gets the same.
   *
   * @param path what follows the listing's own path
   * @param trustedMs how long ago the server may have confirmed the stock
   */
  answer(url: URL, path: string, trustedMs?: number): Promise<ListingView> | null;
  /**
   * The listing of a changed search; `null` when the server must answer. Who asks for its address
   * next gets the same.
   *
   * @param from the page that is searched
   * @param url the address
   */
  search(next: SearchState, from: SearchedPage, url: URL): Promise<ListingView> | null;
  /** Suggestions for the text of a page's search; `null` when the server must find them. */
  suggest(asked: SearchState, path: string): Promise<readonly Suggestion[]> | null;
  /** Whether the stock has come, however long ago the server confirmed it. */
  isHere(): boolean;
  /**
   * Brings the stock once the page has nothing else to do, or confirms the one that is there. Until
   * it has come, and if it never does, the server answers. What could not be had is not tried again.
   */
  bring(files: StockFileHrefs): void;
  /**
   * Calls once when the stock has come, at once when it came while nobody waited.
   *
   * @returns ends the waiting
   */
  whenCome(tell: () => void): () => void;
}

interface Stock {
  files: StockFileHrefs;
  listing: LocalListing;
  /** When the server last named these files. */
  confirmedAt: number;
}

type Answer = Promise<ListingView> | null;
type Find = (listing: LocalListing) => Answer;

/** A stock that has yet to come. */
export function createLocalStock(means: LocalStockMeans): LocalStock {
  const { now, idle } = means;
  let stock: Stock | null = null;
  /** Files that are on their way, that came, or that could not be had. */
  const asked = new Set<string>();
  let newest: string | null = null;
  const answerOnce = createLastAnswer();
  const news = createNews();

  const trusted = (ms: number): LocalListing | null =>
    stock !== null && now() - stock.confirmedAt <= ms ? stock.listing : null;

  function found({ href }: URL, ms: number, find: Find): Answer {
    const listing = trusted(ms);
    return listing && answerOnce(listing, href, find);
  }

  async function open(files: StockFileHrefs): Promise<void> {
    await idle();
    const { openLocalListing } = await import('./openLocalListing.ts');
    const listing = await openLocalListing(files, means);
    // A newer stock has been named meanwhile.
    if (newest !== files.index) return;
    stock = { files, listing, confirmedAt: now() };
    performance.mark(STOCK_READY);
    await listing.complete();
    performance.mark(STOCK_WHOLE);
    await idle();
    for (const _ of listing.rehearsal()) await idle();
    news.tell();
  }

  return {
    answer: (url, path, trustedMs = TRUSTED_MS) =>
      found(url, trustedMs, (listing) => listing.answer(url, path)),
    search: (next, from, url) =>
      found(url, TRUSTED_MS, (listing) => listing.search(next, from, url.origin)),
    suggest: (search, path) => trusted(TRUSTED_MS)?.suggest(search, path) ?? null,
    isHere: () => stock !== null,
    bring(files) {
      if (stock?.files.index === files.index) {
        stock.confirmedAt = now();
        return;
      }
      if (asked.has(files.index) || means.savesData()) return;
      asked.add(files.index);
      newest = files.index;
      open(files).catch(() => undefined);
    },
    whenCome: news.whenTold,
  };
}

/** Keeps the last answer for who asks the same again. */
function createLastAnswer() {
  let last: { listing: LocalListing; href: string; view: Promise<ListingView> } | null = null;
  return (listing: LocalListing, href: string, find: Find): Answer => {
    if (last?.listing === listing && last.href === href) return last.view;
    const view = find(listing);
    // What only the server can answer now, this browser may in a moment.
    if (view !== null) {
      last = { listing, href, view };
      // What failed is not the answer to who asks again.
      view.catch(() => {
        if (last?.view === view) last = null;
      });
    }
    return view;
  };
}

/** Tells the page that waits, or the next that does. */
function createNews() {
  let waiting: (() => void) | null = null;
  let isUntold = false;
  return {
    tell() {
      isUntold = waiting === null;
      waiting?.();
    },
    whenTold(tell: () => void): () => void {
      waiting = tell;
      if (isUntold) tell();
      isUntold = false;
      return () => {
        if (waiting === tell) waiting = null;
      };
    },
  };
}
