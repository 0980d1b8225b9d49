import type { Wake, Waker } from './servedPart.tsx';
import { caretIn, type Field, isField, isTouched, putCaret, retype } from './typedFields.ts';

/** How far below the window a part may be, CSS pixels: a flick on a phone. */
const NEAR = '400px';

/** A part is drawn when one of its buttons is pressed, and the button pressed again: it can answer now. */
export const whenPressed: Waker = (box, wake, load) => {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null) return;
    void wake((sent) => {
      const done = doneIn(sent);
      const pressed = placeIn(sent, button);
      return (drawn) => {
        void redo(drawn, done);
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
      void wake(redone);
    },
    { rootMargin: NEAR },
  );
  watcher.observe(box);
  return () => watcher.disconnect();
};

/** Draws a part with what was done in it. */
export function redone(sent: Element) {
  const done = doneIn(sent);
  return (drawn: Element) => redo(drawn, done);
}

/**
 * A form is drawn when it is nearly in the window, or when somebody is in it. What was typed stays; one
 * that is sent before is sent once it can judge itself, or as it is where its code does not come.
 */
export const whenFilledIn: Waker = (box, wake, load) => {
  let held: Place | null = null;
  let drawing: ReturnType<Wake> | null = null;
  /** Once, however many ask for it; again where its code did not come. */
  const draw = () => {
    drawing ??= wake((sent) => {
      const again = redone(sent);
      return (drawn) => {
        void again(drawn).then(() => {
          const form = elementAt(drawn, held);
          if (form instanceof HTMLFormElement) form.requestSubmit();
        });
      };
    }).then((came) => {
      if (!came) drawing = null;
      return came;
    });
    return drawing;
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    // A button that says something of its own is sent as it is.
    if (!(form instanceof HTMLFormElement) || submitter?.hasAttribute('name')) return;
    event.preventDefault();
    held = placeIn(box, form);
    void draw().then((came) => came || form.submit());
  };
  const onFocus = () => void draw();
  const stopNear = whenNear(box, draw, load);
  box.addEventListener('submit', onSubmit);
  box.addEventListener('focusin', onFocus, { once: true });
  return () => {
    stopNear();
    box.removeEventListener('submit', onSubmit);
    box.removeEventListener('focusin', onFocus);
  };
};

/** What a shopper has done in a part that is about to be drawn anew, by the places of its elements. */
interface Done {
  /** Where the focus is, where it is within. */
  focused: Place | null;
  /** Rows that were moved, and how far in CSS pixels. */
  moved: readonly { place: Place; left: number }[];
  /** Disclosures that were opened or closed. */
  folded: readonly { place: Place; open: boolean }[];
  /** What was typed or chosen. */
  typed: readonly { place: Place; field: Field }[];
  /** Where the caret is, in letters from the beginning; `null` where there is none. */
  caret: readonly [start: number, end: number] | null;
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
    typed: all
      .filter(isField)
      .filter(isTouched)
      .map((field) => ({ place: placed(field), field })),
    caret: caretIn(document.activeElement),
  };
}

/** Does the same in the part as it is drawn now, before it is painted. */
function redo(box: Element, { focused, moved, folded, typed, caret }: Done): Promise<void> {
  for (const { place, field } of typed) retype(elementAt(box, place), field);
  for (const { place, left } of moved)
    elementAt(box, place)?.scrollTo({ left, behavior: 'instant' });
  for (const { place, open } of folded) elementAt(box, place)?.toggleAttribute('open', open);
  const active = elementAt(box, focused);
  active?.focus({ preventScroll: true });
  if (caret !== null) putCaret(active, caret);
  return leave(box, { typed, active });
}

/**
 * Who has left a field before it could notice has left it all the same. One after another, once the part
 * is drawn: what a field says is drawn before the next one is heard.
 */
async function leave(
  box: Element,
  { typed, active }: Pick<Done, 'typed'> & { active: HTMLElement | null },
): Promise<void> {
  for (const { place, field: before } of typed) {
    await Promise.resolve();
    const field = elementAt(box, place);
    if (field === active) continue;
    // One that follows its page has taken what that says by now.
    if (before.type !== 'file') retype(field, before);
    field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: active }));
  }
  await Promise.resolve();
}
