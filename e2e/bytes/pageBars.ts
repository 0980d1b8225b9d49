/** Kilobytes (1,000 bytes) of a page as it is sent first, in brotli or zstd. */
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

/** Pages whose form is what they are for. */
const FORM_BARS: PageBars = { ...BARS, js: 12 };
const FORMS = new Set([
  ...['enquiry', 'contact', 'finance', 'personalisedFinance', 'location', 'offer', 'named'],
  ...['bookTestDrive', 'service', 'fordService', 'parts', 'checkout', 'holdRequest'],
  ...['vehicleTradeIn', 'tradeIn', 'sellMyCar', 'signIn', 'account', 'alert', 'alerts'],
]);

/** What a page must stay under, by its name in the page table. */
export function pageBars(name: string): PageBars {
  if (LISTINGS.has(name)) return LISTING_BARS;
  return FORMS.has(name) ? FORM_BARS : BARS;
}
