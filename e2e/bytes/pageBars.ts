/** Kilobytes (1,000 bytes) of a page as it is sent, in brotli. */
export interface PageBars {
  /** Scripts beyond those of a page that says hello with the same router. */
  js: number;
  css: number;
  html: number;
}

/** The hello page's scripts in kilobytes; `bench:pages` measures them anew, and says when they are others. */
export const HELLO_JS = 97.3;

const BARS: PageBars = { js: 20, css: 12, html: 20 };
/** Pages that search in the browser. */
const LISTING_BARS: PageBars = { ...BARS, js: 35 };
const LISTINGS = new Set(['listing', 'sevenSeater']);

/** Pages over a bar, with what each may come to until it meets it: half a kilobyte over its figure. */
const CEILINGS: Readonly<Record<string, Partial<PageBars>>> = {
  home: { html: 21.2 },
  listing: { js: 35.6, html: 20.5 },
  vehicle: { js: 23.1 },
};

/** What a page must stay under, by its name in the page table. */
export function pageBars(name: string): PageBars {
  return LISTINGS.has(name) ? LISTING_BARS : BARS;
}

/** The same for the check of every change: a page that misses a bar may not miss it by more. */
export function pageCeilings(name: string): PageBars {
  return { ...pageBars(name), ...CEILINGS[name] };
}
