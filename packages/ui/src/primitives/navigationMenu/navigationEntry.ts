import type { ReactNode } from 'react';

/** One destination of a panel. */
export interface PanelLink {
  label: string;
  href: string;
  /** A few words under the label: a price, a count. */
  note?: string;
}

/** Destinations that belong together, under a heading where one helps. */
export interface PanelGroup {
  label?: string;
  links: readonly PanelLink[];
}

/** A destination, which may be the current page, or a panel of several. */
export type NavigationEntry =
  | { label: string; href: string; current?: boolean }
  | {
      label: string;
      groups: readonly PanelGroup[];
      /** Stands beside the groups: pictures, an offer, a link to everything. */
      aside?: ReactNode;
    };

export interface NavigationMenuProps {
  /** Name of the region: `Main`. */
  label: string;
  items: readonly NavigationEntry[];
}
