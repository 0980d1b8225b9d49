import { Component, type FormEventHandler, type ReactNode } from 'react';

export interface HeldPlaceProps {
  /** @param watch tells which control is used; for the element around them all */
  children: (watch: { onChangeCapture: FormEventHandler }) => ReactNode;
}

/** The closest ancestor that scrolls by itself; not the page, which stays where it is (R2-58). */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const scrolls = at.scrollHeight > at.clientHeight;
    if (scrolls && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

/** Pixels from the upper edge of the window; `null` for what is not drawn. */
function topOf(element: Element | null): number | null {
  return element?.getClientRects()[0]?.top ?? null;
}

/**
 * Keeps the control that was used last where it is on the screen, whatever is drawn above it: a
 * choice changes the length of other facets, and the next click must not meet something else. A
 * class, because only `getSnapshotBeforeUpdate` sees the page as it was.
 */
export class HeldPlace extends Component<HeldPlaceProps> {
  private used: Element | null = null;

  private readonly watch = {
    onChangeCapture: ({ target }: { target: EventTarget }): void => {
      this.used = target instanceof Element ? target : null;
    },
  };

  override getSnapshotBeforeUpdate(): number | null {
    return topOf(this.used);
  }

  override componentDidUpdate(_: unknown, __: unknown, before: number | null): void {
    const now = topOf(this.used);
    if (this.used === null || before === null || now === null || now === before) return;
    scrollerOf(this.used)?.scrollBy({ top: now - before, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children(this.watch);
  }
}
