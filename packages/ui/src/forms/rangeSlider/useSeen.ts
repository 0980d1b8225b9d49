import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has been on the screen, so that what it needs is fetched only then. */
export function useSeen<Target extends Element>(): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (target.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, []);
  return [target, isSeen];
}
