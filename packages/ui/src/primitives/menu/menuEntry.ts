/** One entry of a menu: it leads somewhere or does something. */
export type MenuEntry =
  | { label: string; href: string }
  | { label: string; onSelect: () => void; disabled?: boolean };

/** Entries that belong together, with a name over them where one helps. */
export interface MenuGroup {
  label?: string;
  entries: readonly MenuEntry[];
}
