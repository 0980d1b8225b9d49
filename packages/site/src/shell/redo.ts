import type { Note } from './servedPart.tsx';
import { caretIn, type Field, isField, isTouched, putCaret, retype } from './typedFields.ts';

// Loaded with a part that is drawn anew: till then nothing must be told of it.

/** Draws a part with what was done in it. */
export const redone: Note = (sent) => {
  const done = doneIn(sent);
  return (drawn) => redo(drawn, done);
};

/** The same, and presses again the button that was pressed, where one was. */
export function pressedAgain(button: () => Element | null): Note {
  return (sent) => {
    const again = redone(sent);
    const pressed = placeIn(sent, button());
    return (drawn) => {
      void again(drawn);
      elementAt(drawn, pressed)?.click();
    };
  };
}

/** The same, and sends a form, once it has heard of what was typed. */
export function sentAgain(form: () => Element | null): Note {
  return (sent) => {
    const again = redone(sent);
    const held = placeIn(sent, form());
    return async (drawn) => {
      await again(drawn);
      const drawnForm = elementAt(drawn, held);
      if (drawnForm instanceof HTMLFormElement) drawnForm.requestSubmit();
    };
  };
}

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
