import type { Waker } from './servedPart.tsx';

/** How far below the window a part may be, CSS pixels: a flick on a phone. */
const NEAR = '400px';

/** A part is drawn when one of its buttons is pressed, and the button pressed again: it can answer now. */
export const whenPressed: Waker = (box, wake, load) => {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    wake((sent) => {
      const done = doneIn(sent);
      const pressed = placeIn(sent, button);
      return (drawn) => {
        redo(drawn, done);
        elementAt(drawn, pressed)?.click();
      };
    });
  };
  // Who points there may press next.
  const once = { once: true };
  box.addEventListener('click', onClick);
  box.addEventListener('pointerover', load, once);
  box.addEventListener('focusin', load, once);
  return () => {
    box.removeEventListener('click', onClick);
    box.removeEventListener('pointerover', load);
    box.removeEventListener('focusin', load);
  };
};

/** A part is drawn when it is nearly in the window. */
export const whenNear: Waker = (box, wake) => {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      wake((sent) => {
        const done = doneIn(sent);
        return (drawn) => redo(drawn, done);
      });
    },
    { rootMargin: NEAR },
  );
  watcher.observe(box);
  return () => watcher.disconnect();
};

/** What a shopper has done in a part that is about to be drawn anew, by the places of its elements. */
interface Done {
  /** Where the focus is, where it is within. */
  focused: Place | null;
  /** Rows that were moved, and how far in CSS pixels. */
  moved: readonly { place: Place; left: number }[];
  /** Disclosures that were opened or closed. */
  folded: readonly { place: Place; open: boolean }[];
}

/** The way to an element: which child, of which child. A part as it was sent and as it is drawn are alike. */
type Place = readonly number[];

/** The place of an element within a part; `null` outside of it. */
function placeIn(box: Element, element: Element | null): Place | null {
  const place: number[] = [];
  let at = element;
  while (at !== null && at !== box) {
    place.unshift(at.parentElement === null ? 0 : [...at.parentElement.children].indexOf(at));
    at = at.parentElement;
  }
  return at === null ? null : place;
}

/** The element at a place; `null` where there is none. */
function elementAt(box: Element, place: Place | null): HTMLElement | null {
  let at: Element | undefined = place === null ? undefined : box;
  for (const child of place ?? []) at = at?.children[child];
  return at instanceof HTMLElement ? at : null;
}

/** Notes what was done in a part. */
function doneIn(box: Element): Done {
  const all = [...box.querySelectorAll('*')];
  const placed = (element: Element) => placeIn(box, element) ?? [];
  return {
    focused: box.contains(document.activeElement) ? placeIn(box, document.activeElement) : null,
    moved: all
      .filter(({ scrollLeft }) => scrollLeft !== 0)
      .map((element) => ({ place: placed(element), left: element.scrollLeft })),
    folded: all
      .filter((element) => element instanceof HTMLDetailsElement)
      .map((element) => ({ place: placed(element), open: element.open })),
  };
}

/** Does the same in the part as it is drawn now, before it is painted. */
function redo(box: Element, { focused, moved, folded }: Done): void {
  for (const { place, left } of moved)
    elementAt(box, place)?.scrollTo({ left, behavior: 'instant' });
  for (const { place, open } of folded) elementAt(box, place)?.toggleAttribute('open', open);
  elementAt(box, focused)?.focus({ preventScroll: true });
}
