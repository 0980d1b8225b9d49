import type { BringNote, Wake, Waker } from './servedPart.tsx';

/** How far below the window a part may be, CSS pixels: a flick on a phone. */
const NEAR = '400px';

/** Draws a part with what was done in it. */
export const redone: BringNote = async () => (await import('./redo.ts')).redone;

/** A part is drawn when one of its buttons is pressed, and the button pressed again: it can answer now. */
export const whenPressed: Waker = (box, wake, load) => pressing('button', box, wake, load);

/** The same for what is sent as a disclosure, and is a button where it is drawn. */
export const whenOpened: Waker = (box, wake, load) => pressing('button,summary', box, wake, load);

function pressing(buttons: string, ...[box, wake, load]: Parameters<Waker>): ReturnType<Waker> {
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest(buttons) : null;
    if (button === null) return;
    const fold = button.tagName === 'SUMMARY' ? button.parentElement : null;
    if (fold !== null) event.preventDefault();
    void wake(async () => (await import('./redo.ts')).pressedAgain(() => button)).then((came) => {
      // Without its code it opens as it does without scripts.
      if (came === undefined) fold?.toggleAttribute('open');
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
}

/** A part is drawn when it is nearly in the window; what was pressed before it can answer is pressed again. */
export const whenNear: Waker = (box, wake) => {
  let pressed: Element | null = null;
  const onClick = ({ target }: MouseEvent) => {
    pressed = (target as Element).closest('button');
  };
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      void wake(async () => (await import('./redo.ts')).pressedAgain(() => pressed));
    },
    { rootMargin: NEAR },
  );
  watcher.observe(box);
  box.addEventListener('click', onClick);
  return () => {
    watcher.disconnect();
    box.removeEventListener('click', onClick);
  };
};

/**
 * A form is drawn when somebody is in it. What was typed stays; one that is sent before is sent once it
 * can judge itself, or as it is where its code does not come.
 */
export const whenTouched: Waker = (box, wake, load) => filling(false, box, wake, load);

/** The same, and when it is nearly in the window. */
export const whenFilledIn: Waker = (box, wake, load) => filling(true, box, wake, load);

function filling(isSoon: boolean, ...[box, wake, load]: Parameters<Waker>): ReturnType<Waker> {
  let held: HTMLFormElement | null = null;
  let drawing: ReturnType<Wake> | null = null;
  /** Once, however many ask for it; again where its code did not come. */
  const draw = () => {
    drawing ??= wake(async () => (await import('./redo.ts')).sentAgain(() => held)).then((came) => {
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
    held = form;
    void draw().then((came) => came || form.submit());
  };
  const onFocus = () => void draw();
  const stopNear = isSoon ? whenNear(box, draw, load) : null;
  box.addEventListener('submit', onSubmit);
  box.addEventListener('focusin', onFocus, { once: true });
  return () => {
    stopNear?.();
    box.removeEventListener('submit', onSubmit);
    box.removeEventListener('focusin', onFocus);
  };
}
