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

/**
 * A menu without what the site lacks (R2-20): items to missing pages go, and so does a group left
 * without items and without a page of its own.
 */
export function prunedMenu(
  items: readonly MenuItem[],
  hasPage: (path: string) => boolean,
): readonly MenuItem[] {
  return items.flatMap((item) => {
    const inner = prunedMenu(item.items, hasPage);
    const path = item.path !== null && hasPage(pageOf(item.path)) ? item.path : null;
    return path === null && inner.length === 0 ? [] : [{ label: item.label, path, items: inner }];
  });
}
