import { type RefObject, useEffect, useState } from 'react';

/** Whether an element lies wholly below what is on the screen. At first none does. */
export function useIsBelow(element: RefObject<Element | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setBelow(last.boundingClientRect.top >= window.innerHeight);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isBelow;
}
