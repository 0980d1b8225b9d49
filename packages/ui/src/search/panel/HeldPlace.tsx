import { Component, type FormEvent, type PointerEvent, type ReactNode } from 'react';

interface Watch {
  onChangeCapture: (event: FormEvent<HTMLElement>) => void;
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
}

export interface HeldPlaceProps {
  /** @param watch tells which control is used; for the element around them all */
  children: (watch: Watch) => ReactNode;
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

/** Room that was made for a control to stay where it was. */
function giveRoom(panel: HTMLElement, above: string, height: string): void {
  Object.assign(panel.style, { paddingTop: above, minHeight: height });
}

/**
 * Keeps the control that was used last where it is on the screen, whatever is drawn above it: a
 * choice changes the length of other facets, and the next click must not meet something else. Where
 * nothing is left to scroll, the panel gets room at its upper or lower end, until the pointer has
 * left it. A class, because only `getSnapshotBeforeUpdate` sees the page as it was.
 */
export class HeldPlace extends Component<HeldPlaceProps> {
  private used: Element | null = null;
  private panel: HTMLElement | null = null;

  private readonly watch: Watch = {
    onChangeCapture: ({ target, currentTarget }) => {
      this.used = target instanceof Element ? target : null;
      this.panel = currentTarget;
    },
    // A finger leaves with every touch, and what it has pressed is still under it.
    onPointerLeave: ({ pointerType, currentTarget }) => {
      if (pointerType === 'mouse') giveRoom(currentTarget, '', '');
    },
  };

  override getSnapshotBeforeUpdate(): number | null {
    return topOf(this.used);
  }

  override componentDidUpdate(_: unknown, __: unknown, before: number | null): void {
    const { used, panel } = this;
    if (used === null || panel === null || before === null) return;
    giveRoom(panel, '', '');
    const now = topOf(used);
    if (now === null || now === before) return;
    const scroller = scrollerOf(used);
    scroller?.scrollBy({ top: now - before, behavior: 'instant' });
    const lacking = before - (topOf(used) ?? before);
    if (lacking === 0 || !panel.matches(':hover, :focus-within')) return;
    if (lacking > 0) return giveRoom(panel, `${lacking}px`, '');
    giveRoom(panel, '', `${panel.offsetHeight - lacking}px`);
    scroller?.scrollBy({ top: -lacking, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children(this.watch);
  }
}
