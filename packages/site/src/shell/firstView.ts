import { guardedScript } from './browserStore.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Marks a page that is opened anew: until it has come to life, what lies below the view is not laid
 * out (`[data-later]` of `@forecourt/ui`). A phone lays a listing out again with every font that
 * comes, and 21 cards keep it from answering a finger four times as long as the two in sight.
 *
 * Where a browser goes to a place within the page (Back, a reload, a fragment) all is laid out, since
 * only then does the place stand where it was. Runs in the head, before the sheets.
 */
export const markFirstView = /* @__PURE__ */ guardedScript(
  'if(performance.getEntriesByType("navigation")[0].type=="navigate"&&!location.hash)document.documentElement.dataset.first=""',
);

/** A part takes a frame to lay out: as soon after it as a page may have time again. */
const GUESS_MS = 50;

/** How a part stood in the window when its page was left. */
export interface LeftPart {
  /** CSS pixels; until it is laid out it counts as high. */
  height: number;
  /** Whether some of it was in sight; `null` leaves it to the browser to find out. */
  seen: boolean | null;
}

/**
 * Lays out what is in view of a page that was left and is drawn anew; the rest follows, as above.
 * A browser finds out in a second turn what is in view, and takes three windows for one; where it is
 * known, the first frame is drawn of what was seen, and only then is the browser asked.
 *
 * @param parts marked `data-later`
 */
export function layOutFirst(parts: readonly HTMLElement[], left: readonly LeftPart[]): void {
  for (const [index, { height, seen }] of left.entries()) {
    const style = parts[index]?.style;
    style?.setProperty('contain-intrinsic-height', `${height}px`);
    if (seen !== null) style?.setProperty('content-visibility', seen ? 'visible' : 'hidden');
  }
  document.documentElement.dataset.first = '';
  layOutRest();
  requestAnimationFrame(() => setTimeout(() => parts.forEach(unhide)));
}

/** Unless it is laid out by now, it is when it is about to be seen. */
function unhide({ style }: HTMLElement): void {
  if (style.contentVisibility === 'hidden') style.removeProperty('content-visibility');
}

/** Lays out the rest of the page, a little at a time, while nothing else is to be done. */
export function layOutRest(): void {
  const root = document.documentElement;
  if (root.dataset.first === undefined) return;
  const all = [...document.querySelectorAll<HTMLElement>('[data-later]')];
  const rest = [...all];
  const keepPlace = placeKeeper(all);
  const layOutNext = () => {
    // One a frame: a slow phone has it laid out and drawn before a finger would notice.
    const part = rest.shift();
    if (part !== undefined) {
      keepPlace(() => {
        part.style.contentVisibility = 'visible';
      });
      void whenIdle(GUESS_MS).then(layOutNext);
      return;
    }
    // What is drawn from now on is laid out at once.
    delete root.dataset.first;
    for (const part of all) {
      part.style.removeProperty('content-visibility');
      part.style.removeProperty('contain-intrinsic-height');
    }
  };
  void whenIdle(GUESS_MS).then(layOutNext);
}

/**
 * A shopper who has gone down sees what he saw: parts above are seldom as high as they counted.
 *
 * @returns does a change of the parts' sizes, and scrolls by what it moved
 */
function placeKeeper(parts: readonly HTMLElement[]): (change: () => void) => void {
  // A browser scrolls by whole pixels.
  let owed = 0;
  return (change) => {
    const seen =
      window.scrollY > 0
        ? parts.find((part) => part.getBoundingClientRect().bottom > 0)
        : undefined;
    const before = seen?.getBoundingClientRect().top ?? 0;
    change();
    owed += (seen?.getBoundingClientRect().top ?? 0) - before;
    if (Math.abs(owed) < 1) return;
    const from = window.scrollY;
    window.scrollBy({ top: owed, behavior: 'instant' });
    owed -= window.scrollY - from;
  };
}
