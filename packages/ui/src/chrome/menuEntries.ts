import type { MenuItem } from '@forecourt/domain';
import type { NavColumn, NavEntry, NavLink } from './navigation.ts';

function linksOf(items: readonly MenuItem[]): readonly NavLink[] {
  return items.flatMap(({ label, path }) => (path === null ? [] : [{ label, href: path }]));
}

function columnOf({ label, path, items }: MenuItem): NavColumn {
  return { heading: label, href: path, links: linksOf(items) };
}

/**
 * Entries of the header from a menu of the domain (`headerMenu`, R2-82). Where items of an entry have
 * items themselves, each is a column; what lies deeper is not drawn.
 */
export function navEntries(items: readonly MenuItem[]): readonly NavEntry[] {
  return items.flatMap(({ label, path, items: inner }): NavEntry[] => {
    if (inner.some(({ items: within }) => within.length > 0)) {
      return [{ label, href: path, columns: inner.map(columnOf) }];
    }
    if (inner.length > 0) return [{ label, href: path, links: linksOf(inner) }];
    return path === null ? [] : [{ label, href: path }];
  });
}

/** Columns of the footer from a menu of the domain (`footerMenu`, R2-82). */
export function footerColumns(
  items: readonly MenuItem[],
): readonly { heading: string; links: readonly NavLink[] }[] {
  return items.map(({ label, path, items: inner }) => ({
    heading: label,
    links: [...(path === null ? [] : [{ label, href: path }]), ...linksOf(inner)],
  }));
}
