/**
 * Id of the element in which a document holds what its scripts read. Its type is none that a browser
 * runs, so the policy has nothing to allow, and the router none of it to write as its own data.
 */
export const PAGE_DATA = 'page-data';

declare global {
  /** Named so that no script of a dealer's or an extension's means another thing by it. */
  var fcPageData: Element | undefined;
}

/** Runs right behind that element: an extension may take it from the page before it is read. */
export const HOLD_PAGE_DATA = 'fcPageData=document.currentScript.previousElementSibling';

/** What stands in that element, also when it is gone; empty where there was none. */
export function pageDataText(): string {
  return globalThis.fcPageData?.textContent ?? '';
}
