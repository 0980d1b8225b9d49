import type { ReactNode } from 'react';

/** One destination of a menu. */
export interface NavLink {
  label: string;
  href: string;
}

/** A destination, or a menu of several; a menu may have a page of its own as well. */
export type NavEntry = NavLink | { label: string; links: readonly NavLink[]; href?: string | null };

/** A menu that shows more than links: a `MegaMenu`. */
export interface NavPanel {
  label: string;
  panel: ReactNode;
}

/**
 * The one destination that is the current page or, of those above it, the nearest; `null` where none
 * is. The home page lies above none.
 */
export function currentHref(hrefs: readonly string[], path: string): string | null {
  let nearest: string | null = null;
  let length = 0;
  for (const href of hrefs) {
    const own = href.split(/[?#]/)[0] ?? '';
    const leads = own === path || (own !== '/' && path.startsWith(`${own}/`));
    if (!leads || own.length <= length) continue;
    nearest = href;
    length = own.length;
  }
  return nearest;
}
