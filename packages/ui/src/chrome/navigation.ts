import type { ImageSource } from '../primitives/image/imageSource.ts';

/** One destination of a menu. */
export interface NavLink {
  label: string;
  href: string;
}

/** Destinations that belong together, in a column: a brand's. */
export interface NavColumn {
  heading: string;
  /** Its own page; `null` has none. */
  href: string | null;
  /** Stands over the heading. */
  logo?: ImageSource | null;
  links: readonly NavLink[];
}

/**
 * A destination, a menu of several, or one of columns, as wide as the header; a menu may have a page
 * of its own as well.
 */
export type NavEntry =
  | NavLink
  | { label: string; links: readonly NavLink[]; href?: string | null }
  | { label: string; columns: readonly NavColumn[]; href?: string | null };

/** What an entry leads to, itself and within. */
export function hrefsOf(entry: NavEntry): readonly string[] {
  const own = entry.href ?? '';
  if ('links' in entry) return [...entry.links.map(({ href }) => href), own];
  if (!('columns' in entry)) return [own];
  return entry.columns
    .flatMap(({ href, links }) => [...links.map((link) => link.href), href ?? ''])
    .concat(own);
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
