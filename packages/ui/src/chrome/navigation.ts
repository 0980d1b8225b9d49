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

/** Whether a destination is the current page or lies above it; the home page only when current. */
export function isCurrent(href: string, path: string): boolean {
  const own = href.split(/[?#]/)[0] ?? '';
  return own === path || (own !== '/' && path.startsWith(`${own}/`));
}
