import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { cx } from '../../style/cx.ts';
import type { ListingLayout } from '../../theme/tokens.ts';
import type { FilterDrawer } from './FilterDrawer.tsx';
import './galleryCards.css.ts';
import './print.css.ts';
import * as css from './searchLayout.css.ts';

export interface SearchLayoutProps {
  /** As the theme's `layout.listing`. Default `band`. */
  layout?: ListingLayout;
  /** Title and breadcrumbs over both columns. */
  heading: ReactNode;
  /** A `ListingSearch`, beside the button of the filters on a small screen. */
  search?: ReactNode;
  /**
   * The filter panel. `close` is there while it stands in the phone's drawer: call it when the
   * shopper asks for the results.
   */
  filters: (close: (() => void) | null) => ReactNode;
  /** Brings what the phone's drawer needs before it opens, such as a stylesheet of its own. */
  prepareDrawer?: () => Promise<unknown>;
  /** Refinements in force, shown on the phone's button. */
  applied: number;
  /** `1,234 vehicles` */
  countText: string;
  /** `page 2 of 6`: told to those who do not see the page's links change. */
  pageText?: string | null;
  sort: ReactNode;
  children: ReactNode;
}

/** A listing: filters beside the results, on a phone, and in a `gallery` everywhere, in a drawer. */
export function SearchLayout({
  layout = 'band',
  heading,
  search,
  filters,
  prepareDrawer,
  applied,
  countText,
  pageText = null,
  sort,
  children,
}: SearchLayoutProps) {
  const opener = useRef<HTMLAnchorElement>(null);
  const [Drawer, setDrawer] = useState<typeof FilterDrawer | null>(null);
  const open = Drawer !== null;
  const close = (): void => setDrawer(null);
  const show = async (): Promise<void> => {
    try {
      const [loaded] = await Promise.all([import('./FilterDrawer.tsx'), prepareDrawer?.()]);
      setDrawer(() => loaded.FilterDrawer);
    } catch {
      // What the drawer needs cannot be had: the filters open in the page, as without a script.
      window.location.hash = 'filters';
    }
  };
  const bar = (
    <div className={css.bar}>
      <p className={css.count} aria-live="polite" aria-atomic="true">
        {countText}
        {pageText !== null && <VisuallyHidden>, {pageText}</VisuallyHidden>}
      </p>
      <Under drawer={open}>{sort}</Under>
    </div>
  );
  // In the order in which they are seen.
  const isAbove = layout !== 'band';
  return (
    <div className={cx(css.layout, css.laidOut[layout])}>
      <div className={css.heading}>
        <Under drawer={open}>{heading}</Under>
        {isAbove && bar}
      </div>
      <aside id="filters" className={css.filters} aria-label="Filters">
        {open ? null : filters(null)}
      </aside>
      <section className={css.results} id="results" aria-label="Results" tabIndex={-1}>
        <div className={css.finder}>
          {search}
          <a
            ref={opener}
            href="#filters"
            className={css.opener}
            onClick={(event) => {
              event.preventDefault();
              void show();
            }}
          >
            <Icon name="filter" />
            {applied > 0 ? `Filters (${applied})` : 'Filters'}
          </a>
        </div>
        {!isAbove && bar}
        <Under drawer={open}>{children}</Under>
      </section>
      {Drawer && (
        <Drawer onClose={close} onClosed={() => opener.current?.focus()}>
          {filters(close)}
        </Drawer>
      )}
    </div>
  );
}

/** What the drawer covers is drawn a moment after the drawer: the shopper sees that alone. */
function Under({ drawer, children }: { drawer: boolean; children: ReactNode }): ReactNode {
  const later = useDeferredValue(children);
  return drawer ? later : children;
}
