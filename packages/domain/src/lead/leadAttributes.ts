const MAX_PAGES = 50;
const MAX_TEXT = 200;

/** Paths a visitor saw on the site, newest last, at most 50, without query or hash (R3-17). */
export function visitedPages(pages: readonly string[], path: string): readonly string[] {
  return [...pages.slice(-(MAX_PAGES - 1)), path.replace(/[?#].*/s, '').slice(0, MAX_TEXT)];
}

const TRACKED = /^(?:utm_[a-z_]{1,20}|gclid|gbraid|wbraid|fbclid|msclkid|dclid|ttclid)$/;

/** Whether a parameter of an address tells of a campaign, and nothing of what is asked for. */
export function isCampaignParam(name: string): boolean {
  return TRACKED.test(name);
}

/** Campaign parameters of the visit's first page; every other parameter is dropped (R3-17). */
export function linkedQueryParams(
  params: Iterable<readonly [string, string]>,
): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  for (const [name, value] of params) {
    if (isCampaignParam(name) && !Object.hasOwn(kept, name)) kept[name] = value.slice(0, MAX_TEXT);
  }
  return kept;
}
