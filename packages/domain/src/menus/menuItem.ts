/** An entry of a menu; one without a path only opens its items. */
export interface MenuItem {
  label: string;
  path: string | null;
  items: readonly MenuItem[];
}

/** Path without query and hash: what a site has or lacks. */
function pageOf(path: string): string {
  return path.replace(/[?#].*/s, '');
}

/** Whether an entry leads away from the site: to another one, to a phone, to a mailbox. */
function isElsewhere(path: string): boolean {
  return !path.startsWith('/') || path.startsWith('//');
}

/** Whether a link leads somewhere: away from the site, or to a page that the site has (R2-20). */
export function leadsOn(path: string, hasPage: (path: string) => boolean): boolean {
  return isElsewhere(path) || hasPage(pageOf(path));
}

/**
 * A menu without what the site lacks (R2-20): items to missing pages go, and so does a group left
 * without items and without a page of its own. What leads elsewhere stays.
 */
export function prunedMenu(
  items: readonly MenuItem[],
  hasPage: (path: string) => boolean,
): readonly MenuItem[] {
  return items.flatMap((item) => {
    const inner = prunedMenu(item.items, hasPage);
    const path = item.path !== null && leadsOn(item.path, hasPage) ? item.path : null;
    return path === null && inner.length === 0 ? [] : [{ label: item.label, path, items: inner }];
  });
}
