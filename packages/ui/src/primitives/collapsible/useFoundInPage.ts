import { type RefObject, useEffect, useRef } from 'react';

/** Time the closing takes, milliseconds (R4-30). */
const CLOSING = 300;

/**
 * Lets the browser's search and links into the page find closed content: it is `hidden` until
 * found, and `onFound` opens it. The attribute is set by script; browsers without it simply keep
 * the content hidden.
 */
export function useFoundInPage(
  closed: boolean,
  onFound: () => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    const node = element.current;
    if (!closed || !node) return;
    const open = (): void => found.current();
    const timer = setTimeout(() => node.setAttribute('hidden', 'until-found'), CLOSING);
    node.addEventListener('beforematch', open);
    return () => {
      clearTimeout(timer);
      node.removeAttribute('hidden');
      node.removeEventListener('beforematch', open);
    };
  }, [closed]);
  return element;
}
