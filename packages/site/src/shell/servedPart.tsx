import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import type { NavigateFunction } from 'react-router';
import { followInside, NavigateContext } from './RouterLink.tsx';

/** A part of a page whose code a browser loads only when it must draw it itself. */
export interface ServedPart<Props> {
  (props: Props): ReactNode;
  /** For the `clientLoader` of its page: a page that the router shows is drawn by the browser. */
  load(): Promise<void>;
}

const inBrowser = typeof document !== 'undefined';
/** A server has the code of every part before it draws a page. */
const ready: Promise<void>[] = [];

/** When a server can draw pages. */
export async function partsReady(): Promise<void> {
  if (ready.length > 0) await Promise.all(ready.splice(0));
}

/**
 * Draws a part anew: what a note gives before is done to the part as it is drawn, before it is painted.
 *
 * @returns `true` once its code and the note's have come, `undefined` where one does not
 */
export type Wake = (bringNote?: BringNote) => Promise<true | undefined>;

/** A note, whose code comes beside that of the part. */
export type BringNote = () => Promise<Note>;

/** Notes what was done in a part as it was sent, and does it to the part as it is drawn. */
export type Note = (sent: Element) => (drawn: Element) => void | Promise<void>;

/**
 * Waits until a part that was sent must answer.
 *
 * @param load gets its code, without drawing it yet
 * @returns stops waiting
 */
export type Waker = (box: HTMLElement, wake: Wake, load: () => void) => () => void;

/**
 * A part that needs no script, or none yet, such as a row of cards: a browser leaves it as it was sent, and loads
 * none of its code. Links are followed by the router all the same. It is drawn, with its code, once
 * it is given other properties than it was sent with, or a picture of it cannot be had; on a page that
 * the router shows it is drawn from the start.
 *
 * It stands in a `div` of its own. Its properties are compared one by one, and of a list its items:
 * what a loader found stays the same as long as nothing has changed.
 *
 * @param bring the component, from a module that nothing else imports at once
 * @param waker default: it is never woken
 * @param note what is done to it when it is given other properties; default: nothing
 */
export function servedPart<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  waker: Waker | null = null,
  note?: BringNote,
): ServedPart<Props> {
  let Part: ComponentType<Props> | null = null;
  const load = async () => {
    Part ??= await bring();
  };
  if (!inBrowser) ready.push(load());

  function Served(props: Props) {
    const navigate = use(NavigateContext);
    const isTakingOver = useTakingOver();
    const [sent] = useState(isTakingOver ? props : null);
    const [isDrawn, setDrawn] = useState(!isTakingOver && Part !== null);
    const box = useRef<HTMLDivElement>(null);
    const onDrawn = useRef<ReturnType<Note>>(null);
    const isOther = sent === null || !isSame(sent, props);
    useEffect(() => {
      if (isDrawn) return;
      const draw: Wake = (bringNote) =>
        Promise.all([bringNote?.(), load()]).then(([take]) => {
          if (box.current !== null) onDrawn.current = take?.(box.current) ?? null;
          // At once: what is typed between the note and the drawing would be lost.
          flushSync(() => setDrawn(true));
          return true as const;
        }, leaveIt);
      // What is edited shows only where its code is.
      if (isOther || import.meta.env.DEV) return void draw(note);
      const stop = watch(box, navigate, () => void draw(note));
      const stopWaiting =
        box.current && waker?.(box.current, draw, () => void load().catch(leaveIt));
      return () => {
        stop?.();
        stopWaiting?.();
      };
    }, [isDrawn, isOther, navigate]);
    useLayoutEffect(() => {
      if (isDrawn && box.current !== null) void onDrawn.current?.(box.current);
      onDrawn.current = null;
    }, [isDrawn]);
    if (sent !== null && !isDrawn) {
      // React takes over such an element with whatever it holds, and puts nothing into it.
      // oxlint-disable-next-line react/no-danger -- it is given no HTML, and is only ever taken over.
      const held = { dangerouslySetInnerHTML: NOTHING };
      return <div key="sent" ref={box} suppressHydrationWarning {...held} />;
    }
    if (Part === null && !inBrowser) throw new Error('A part is drawn before partsReady().');
    return <div ref={box}>{Part !== null && <Part {...props} />}</div>;
  }
  return Object.assign(Served, { load });
}

const NOTHING = { __html: '' };

/** Without its code a part stays as it is. */
function leaveIt(): undefined {}

/** Whether React takes over what was sent in this very rendering. */
function useTakingOver(): boolean {
  return useSyncExternalStore(
    () => leaveIt,
    () => false,
    () => inBrowser,
  );
}

function isSame(a: object, b: object): boolean {
  const [one, other] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return one.length === other.size && one.every(([name, value]) => isEqual(other.get(name), value));
}

/** A list may be made anew of the same things. */
function isEqual(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b);
  return a.length === b.length && a.every((item, at) => Object.is(item, b[at]));
}

/** Follows its links, and has it drawn when a picture is missing. */
function watch(
  { current: box }: RefObject<HTMLDivElement | null>,
  navigate: NavigateFunction | null,
  draw: () => void,
): (() => void) | undefined {
  if (box === null) return;
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null) followInside(link, event, navigate);
  };
  box.addEventListener('click', onClick);
  // It does not bubble.
  box.addEventListener('error', draw, true);
  if ([...box.querySelectorAll('img')].some(hasFailed)) draw();
  return () => {
    box.removeEventListener('click', onClick);
    box.removeEventListener('error', draw, true);
  };
}

/** One that has not been asked for yet is complete in some browsers, but has no address. */
function hasFailed({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== '';
}
